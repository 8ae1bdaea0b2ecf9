import { cx } from '../cx.ts'
import type { SkeletonShape, SkeletonWidth } from './shapes.ts'
import * as css from './skeleton.css.ts'

export type SkeletonProps = {
  shape?: SkeletonShape | undefined
  /** Of a line of text; lines of several lengths look like words. */
  width?: SkeletonWidth | undefined
  className?: string | undefined
}

/** Where something will be, in its size. Decoration: the container says `aria-busy`. */
export function Skeleton({ shape = 'text', width, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(css.skeleton, css.shape[shape], width && css.width[width], className)} />
  )
}
