import { useEffect, useRef, useState } from 'react'
import { useSecond } from '../clock/use-second.ts'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './countdown.css.ts'
import { type Remaining, remaining, toldBetween } from './remaining.ts'
import type { CountdownSize } from './sizes.ts'

export type CountdownProps = {
  /** The deadline in milliseconds since the epoch. */
  until: number
  /** Called once when it is over, also when the page slept through it. */
  onEnd?: (() => void) | undefined
  /** Writes what is left; `mm:ss`, with hours and days before it where there are any, when left out. */
  format?: ((left: Remaining) => string) | undefined
  /** What those who listen are told at 10, 5 and 1 minutes, 30 and 10 seconds: "30 seconds left". */
  leftText: (left: Remaining) => string
  size?: CountdownSize | undefined
  /** Shows the last ten seconds in the colour of danger. */
  urgent?: boolean | undefined
  className?: string | undefined
}

const two = (number: number) => String(number).padStart(2, '0')

function digits({ days, hours, minutes, seconds }: Remaining): string {
  const clock = `${two(minutes)}:${two(seconds)}`
  if (days > 0) return `${days}:${two(hours)}:${clock}`
  return hours > 0 ? `${two(hours)}:${clock}` : clock
}

/** Time that runs out. It is reckoned from the deadline and never counted, so that a page that slept is right. */
export function Countdown(props: CountdownProps) {
  const { until, onEnd, format = digits, leftText, size = 'md', urgent, className } = props
  const second = useSecond()
  const left = second === null ? null : remaining(until, second * 1000)
  const total = left?.total
  const [told, setTold] = useState('')
  const before = useRef(Number.POSITIVE_INFINITY)
  const ended = useRef<number | null>(null)

  useEffect(() => {
    if (total === undefined || left === null) return
    if (before.current !== Number.POSITIVE_INFINITY && toldBetween(before.current, total) !== null)
      setTold(leftText(left))
    before.current = total
    if (total > 0 || ended.current === until) return
    ended.current = until
    onEnd?.()
  })

  return (
    <span
      className={cx(
        css.countdown,
        css.size[size],
        urgent && total !== undefined && total <= 10 && css.urgent,
        className,
      )}
    >
      <bdi dir="ltr" role="timer" aria-live="off">
        {left ? format(left) : '\u00a0'}
      </bdi>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </span>
  )
}
