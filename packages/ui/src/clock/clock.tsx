import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { cx } from '../cx.ts'
import { everySecond } from '../every-second.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './clock.css.ts'
import { clockFormat } from './clock-format.ts'
import type { ClockParts } from './looks.ts'

export type ClockProps = {
  /** Language tag for digits, order and day names: `en-PH`. */
  locale: string
  /** IANA zone: `Asia/Manila`. Without it that of the device. */
  timeZone?: string | undefined
  parts?: ClockParts | undefined
  /** Shows the zone too, because players of one merchant live in many zones. */
  zoneNamed?: boolean | undefined
  /** What it shows the time of, when no text beside it says so. */
  label?: string | undefined
  /** The server's current time in epoch milliseconds, so that its HTML has digits. */
  initialNow?: number | undefined
  /**
   * Returns the current time in epoch milliseconds; pass one when the server's time is known better than the device's.
   */
  clock?: (() => number) | undefined
  className?: string | undefined
}

/** The time of day, to the second. It stops while its tab is hidden. */
export function Clock(props: ClockProps) {
  const { locale, timeZone, parts = 'time', zoneNamed = false, label, initialNow, clock = Date.now, className } = props
  const seconds = useSyncExternalStore<number | undefined>(
    useCallback((changed) => everySecond(0, clock, changed, true), [clock]),
    () => Math.floor(clock() / 1000),
    () => (initialNow === undefined ? undefined : Math.floor(initialNow / 1000)),
  )
  const format = useMemo(() => clockFormat(locale, timeZone, parts, zoneNamed), [locale, timeZone, parts, zoneNamed])
  const known = seconds !== undefined
  const now = new Date((seconds ?? 0) * 1000)
  return (
    <time
      dateTime={known ? now.toISOString().replace('.000', '') : undefined}
      className={cx(css.clock, !known && css.unknown, className)}
    >
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      <bdi>{format.format(now)}</bdi>
    </time>
  )
}
