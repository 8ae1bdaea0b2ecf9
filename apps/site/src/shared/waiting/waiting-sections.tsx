import { Skeleton } from '@livery/ui/skeleton'
import { Waiting } from './waiting.tsx'
import * as css from './waiting-sections.css.ts'

interface WaitingSectionsProps {
  /** The sections in their order, each once. */
  readonly sections: readonly (keyof typeof css.section)[]
}

/** The places of a page's sections while its answer is on its way. */
export function WaitingSections({ sections }: WaitingSectionsProps) {
  return (
    <Waiting className={css.sections}>
      {sections.map((section) => (
        <Skeleton key={section} shape="block" className={css.section[section]} />
      ))}
    </Waiting>
  )
}
