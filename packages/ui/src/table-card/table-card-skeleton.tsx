import { cx } from '../cx.ts'
import { place } from '../game-tile/game-tile.css.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as css from './table-card.css.ts'

/** The placeholder of a table card, of exactly its size. */
export function TableCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={cx(place, css.place)}>
        <Skeleton shape="fill" />
      </div>
      <div className={css.words}>
        <span className={css.name}>
          <Skeleton width="long" />
        </span>
        <span className={css.vendor}>
          <Skeleton width="short" />
        </span>
      </div>
    </div>
  )
}
