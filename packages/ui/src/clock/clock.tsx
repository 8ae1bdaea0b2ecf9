import { cx } from '../cx.ts'
import * as css from './clock.css.ts'
import { useSecond } from './use-second.ts'

export type ClockProps = {
  /** Writes the time: an `Intl.DateTimeFormat` in the locale and time zone wanted. */
  format: Pick<Intl.DateTimeFormat, 'format'>
  className?: string | undefined
}

/** The time, every second. It is not read out by itself: nobody wants that. */
export function Clock({ format, className }: ClockProps) {
  const second = useSecond()
  const now = second === null ? null : new Date(second * 1000)
  return (
    <time className={cx(css.clock, className)} dateTime={now?.toISOString()}>
      {now ? format.format(now) : '\u00a0'}
    </time>
  )
}
