import { cx } from '../cx.ts'
import * as css from './skeleton.css.ts'

export type SkeletonProps = {
  /** `block` fills its container and has a card's corners, `fill` has none, `tile` is a game picture (3:4), `text` a line of the surrounding text. */
  shape?: keyof typeof css.shape | undefined
  width?: keyof typeof css.width | undefined
  className?: string | undefined
}

/** Where something will be, in its size. Decoration: the container says `aria-busy`. */
export function Skeleton({ shape = 'text', width, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(css.skeleton, css.shape[shape], width && css.width[width], className)} />
  )
}
