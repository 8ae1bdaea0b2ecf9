import { Skeleton } from '../skeleton/skeleton.tsx'
import * as css from './game-tile.css.ts'

/** The placeholder of a tile that is loading, in exactly its size. */
export function GameTileSkeleton() {
  return (
    <div className={css.tile} aria-hidden="true">
      <div className={css.place}>
        <Skeleton shape="fill" />
      </div>
      <div className={css.words}>
        <span className={css.title}>
          <Skeleton width="long" />
        </span>
      </div>
    </div>
  )
}
