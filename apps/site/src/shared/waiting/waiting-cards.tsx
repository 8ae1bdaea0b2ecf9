import { Skeleton } from '@livery/ui/skeleton'
import { useText } from '../i18n/use-text.ts'
import * as css from './waiting-cards.css.ts'

/** The places of cards that are on their way, each with so many lines of a name and a figure below its title. */
export function WaitingCards({ cards }: { readonly cards: readonly number[] }) {
  const t = useText('core')
  return (
    <div className={css.cards} role="status" aria-busy="true" aria-label={t('a11y.loading')}>
      {cards.map((lines, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its order
        <div key={card} className={css.card}>
          <Skeleton width="short" />
          <div className={css.lines}>
            {Array.from({ length: lines }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its order
              <div key={line} className={css.line}>
                <Skeleton width={line % 2 === 0 ? 'half' : 'long'} />
                <Skeleton className={css.figure} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
