import { Skeleton } from '../skeleton/skeleton.tsx'
import * as css from './square-tile.css.ts'

/** The placeholder of a square tile, of exactly its size. */
export function SquareTileSkeleton() {
  return (
    <div className={css.tile} aria-hidden="true">
      <div className={css.waiting}>
        <Skeleton shape="fill" />
      </div>
    </div>
  )
}
