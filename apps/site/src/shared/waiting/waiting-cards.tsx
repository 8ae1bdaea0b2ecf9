import { Skeleton } from '@livery/ui/skeleton'
import { Waiting } from './waiting.tsx'
import * as css from './waiting-cards.css.ts'

/** The places of cards that are on their way, each with so many lines of a name and a figure below its title. */
export function WaitingCards({ cards }: { readonly cards: readonly number[] }) {
  return (
    <Waiting className={css.cards}>
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
    </Waiting>
  )
}
