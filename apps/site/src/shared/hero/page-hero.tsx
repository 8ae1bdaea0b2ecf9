import { Icon, type IconName } from '@livery/ui/icon'
import * as css from './page-hero.css.ts'

interface PageHeroProps {
  readonly icon: IconName
  readonly title: string
  readonly lead: string
  /** How many there are of what it shows; undefined while it is not known, or where nobody counts. */
  readonly count?: string | undefined
}

/** What a page begins with; the count is read out when it changes. */
export function PageHero({ icon, title, lead, count }: PageHeroProps) {
  return (
    <header className={css.head}>
      <span className={css.mark}>
        <Icon name={icon} size="lg" />
      </span>
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
