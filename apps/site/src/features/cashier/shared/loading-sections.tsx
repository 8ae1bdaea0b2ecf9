import { Skeleton } from '@livery/ui/skeleton'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './loading-sections.css.ts'

interface LoadingSectionsProps {
  /** The sections in their order, each once. */
  readonly sections: readonly (keyof typeof css.section)[]
}

/** The places of a page's sections while its answer is on its way. */
export function LoadingSections({ sections }: LoadingSectionsProps) {
  const core = useText('core')
  return (
    <div className={css.sections} role="status" aria-busy="true" aria-label={core('a11y.loading')}>
      {sections.map((section) => (
        <Skeleton key={section} shape="block" className={css.section[section]} />
      ))}
    </div>
  )
}
