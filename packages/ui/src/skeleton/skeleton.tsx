import { cx } from '../cx.ts'
import type { SkeletonShape, SkeletonWidth } from './shapes.ts'
import * as css from './skeleton.css.ts'

export type SkeletonProps = {
  shape?: SkeletonShape | undefined
  /** Of a line of text; lines of several lengths look like words. */
  width?: SkeletonWidth | undefined
  className?: string | undefined
}

/** A placeholder in the size of what is loading. Decoration: the container has `aria-busy`. */
export function Skeleton({ shape = 'text', width, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(css.skeleton, css.shape[shape], width && css.width[width], className)} />
  )
}
