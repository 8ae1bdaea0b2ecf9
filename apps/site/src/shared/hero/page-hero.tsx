import { Icon, type IconName } from '@livery/ui/icon'
import { useComposition } from '../visit/use-composition.ts'
import * as css from './page-hero.css.ts'

interface PageHeroProps {
  readonly icon: IconName
  readonly title: string
  readonly lead: string
  /** The number of shown items; undefined while it is unknown or not shown. */
  readonly count?: string | undefined
}

/** The heading of a page, as the theme has it; screen readers read the count when it changes. */
export function PageHero({ icon, title, lead, count }: PageHeroProps) {
  const { head } = useComposition()
  return (
    <header className={css.heads[head]}>
      {head === 'panel' && (
        <span className={css.mark}>
          <Icon name={icon} size="lg" />
        </span>
      )}
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      <p className={css.count} aria-live="polite">
        {count}
      </p>
    </header>
  )
}
