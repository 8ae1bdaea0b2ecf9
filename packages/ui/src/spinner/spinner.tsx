import { cx } from '../cx.ts'
import type { SpinnerSize } from './sizes.ts'
import * as css from './spinner.css.ts'

export type SpinnerProps = {
  size?: SpinnerSize | undefined
  /** What is loading. Without it the spinner is decoration: its surroundings must say that they are busy. */
  label?: string | undefined
  className?: string | undefined
}

/** Something of unknown duration is under way. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const name = cx(css.spinner, css.size[size], className)
  return label ? (
    <span className={name} role="status" aria-label={label} />
  ) : (
    <span className={name} aria-hidden="true" />
  )
}
