import { cx } from '@livery/ui/cx'
import { Icon, type IconName } from '@livery/ui/icon'
import type { ReactNode } from 'react'
import { useComposition } from '../visit/use-composition.ts'
import * as css from './page-hero.css.ts'

/** The number of pictures of a scene. */
const PICTURES = 3

interface PageHeroProps {
  readonly icon: IconName
  readonly title: string
  readonly lead: string
  /** The address of a lettered mark that says the title. */
  readonly mark?: string | undefined
  /**
   * The number of shown items; undefined while it is unknown. Pages without one leave it out, and keep no line for it.
   */
  readonly count?: ReactNode
  /** Addresses of pictures that the page shows anyway, for heads that have a scene. */
  readonly pictures?: readonly string[] | undefined
}

/** The heading of a page, as the theme has it; screen readers read the count when it changes. */
export function PageHero(props: PageHeroProps) {
  const { icon, title, lead, mark, count, pictures = [] } = props
  const { head } = useComposition()
  const counts = 'count' in props && <Count>{count}</Count>
  return (
    <header className={css.heads[head]}>
      {head === 'plain' && !mark && (
        <span className={css.mark}>
          <Icon name={icon} size="lg" />
        </span>
      )}
      <div className={cx(css.words, mark && css.markless)}>
        <h1 className={css.title}>
          {mark ? <img className={css.lettered} src={mark} width={160} height={48} alt={title} /> : title}
        </h1>
        <p className={css.lead}>{lead}</p>
        {head !== 'plain' && counts}
      </div>
      {head === 'plain' && counts}
      {head === 'scene' && (
        <div className={css.about} aria-hidden="true">
          {pictures.length < PICTURES
            ? css.places.map((place, at) => (
                <span key={place} className={cx(css.card, css.sign, place)}>
                  {at === 1 && <Icon name={icon} className={css.icon} />}
                </span>
              ))
            : pictures
                .slice(0, PICTURES)
                .map((url, place) => <img key={url} className={cx(css.card, css.places[place])} src={url} alt="" />)}
        </div>
      )}
    </header>
  )
}

function Count({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css.count} aria-live="polite">
      {children}
    </p>
  )
}
