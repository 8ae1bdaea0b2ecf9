import { type ReactNode, useState } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './countdown.css.ts'
import { COUNTDOWN_UNITS, type CountdownSize, type CountdownUnit } from './looks.ts'
import { momentPassed, type Remaining, remaining } from './remaining.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

export type CountdownProps = {
  /** When it ends, in epoch milliseconds. */
  until: number
  /** What ends then: the accessible name. */
  label: string
  /** Names of the units, below their digits, or after them in `sm`. Without names it is a clock: `02:04:09`. */
  units?: Readonly<Record<CountdownUnit, string>> | undefined
  /** Formats digits for the locale; at least two digits by default. */
  formatNumber?: ((count: number) => string) | undefined
  /** Announced to screen readers a day, an hour, ten, five and one minute, and 30 and 10 seconds before the end. */
  announce?: ((left: Remaining) => string) | undefined
  /** Shown and announced instead of the digits once it has ended. */
  ended?: ReactNode
  /** Called once for each deadline: when it is reached, or at once if it has passed. */
  onEnd?: (() => void) | undefined
  /** Shows the last ten seconds in the colour of danger. */
  urgent?: boolean | undefined
  size?: CountdownSize | undefined
  /** The server's current time in epoch milliseconds, so that its HTML has digits. */
  initialNow?: number | undefined
  /**
   * Returns the current time in epoch milliseconds; pass one when the server's time is known better than the device's.
   */
  clock?: (() => number) | undefined
  className?: string | undefined
}

const twoDigits = (count: number) => String(count).padStart(2, '0')
const URGENT_SECONDS = 10

/**
 * The time left until something. It is computed from the deadline and never counted down, so it is right after the
 * device slept.
 */
export function Countdown(props: CountdownProps) {
  const {
    until,
    label,
    units,
    formatNumber = twoDigits,
    announce,
    ended,
    onEnd,
    urgent,
    size = 'md',
    className,
  } = props
  const left = useSecondsLeft(until, props.clock ?? Date.now, props.initialNow, onEnd)
  const spoken = useAnnouncement(left, announce)
  const parts = left === undefined ? undefined : remaining(left)
  const digits = (unit: CountdownUnit) => (parts ? formatNumber(parts[unit]) : UNKNOWN)
  const over = left === 0 && ended !== undefined
  const isUrgent = urgent && left !== undefined && left <= URGENT_SECONDS
  const names = cx(css.countdown, units ? css.named[size] : css.bare[size], isUrgent && css.urgent, className)
  return (
    <>
      {!over && (
        // A clock reads left to right everywhere; units with names follow the language.
        <span role="timer" aria-label={label} className={names} dir={units ? undefined : 'ltr'}>
          {units
            ? shownUnits(parts, 'days').map((unit) => (
                <span key={unit} className={cx(css.unit, css.unitOf[size])}>
                  <span className={cx(css.digits, css.digitsOf[size])}>{digits(unit)}</span>
                  <bdi className={cx(css.name, css.nameOf[size])}>{units[unit]}</bdi>
                </span>
              ))
            : shownUnits(parts, 'hours').map(digits).join(':')}
        </span>
      )}
      <span role="status" className={over ? className : undefined}>
        {over ? ended : <VisuallyHidden>{spoken}</VisuallyHidden>}
      </span>
    </>
  )
}

/** Shown as long as the digits are unknown, with the same width. */
const UNKNOWN = '––'

/** The units to show. Leading units that are zero are left out, but none after `upTo`. */
function shownUnits(parts: Remaining | undefined, upTo: 'days' | 'hours'): readonly CountdownUnit[] {
  if (!parts) return COUNTDOWN_UNITS.slice(upTo === 'days' ? 0 : 2)
  const least = COUNTDOWN_UNITS.indexOf(upTo) + 1
  const first = COUNTDOWN_UNITS.findIndex((unit) => parts[unit] > 0)
  return COUNTDOWN_UNITS.slice(first === -1 ? least : Math.min(first, least))
}

/** The announcement of the last moment that was passed. */
function useAnnouncement(left: number | undefined, announce: CountdownProps['announce']): string {
  const [seen, setSeen] = useState({ left, spoken: '' })
  if (!Object.is(seen.left, left)) {
    const moment = seen.left === undefined || left === undefined ? undefined : momentPassed(seen.left, left)
    setSeen({ left, spoken: moment === undefined ? seen.spoken : (announce?.(remaining(left ?? 0)) ?? '') })
  }
  return seen.spoken
}
