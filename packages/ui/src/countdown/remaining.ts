import { COUNTDOWN_UNITS, type CountdownUnit } from './looks.ts'

const UNIT_SECONDS: Readonly<Record<CountdownUnit, number>> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 }

/**
 * Whole seconds until a deadline, rounded so that 0 is reached at the deadline and not a second earlier.
 * @param until and `now` in epoch milliseconds
 */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

export type Remaining = Readonly<Record<CountdownUnit, number>>

/** The same in units: 90,061 is a day, an hour, a minute and a second. */
export function remaining(seconds: number): Remaining {
  let rest = seconds
  const parts = COUNTDOWN_UNITS.map((unit) => {
    const count = Math.floor(rest / UNIT_SECONDS[unit])
    rest -= count * UNIT_SECONDS[unit]
    return [unit, count] as const
  })
  return Object.fromEntries(parts) as Remaining
}

/** The moments at which screen readers announce the rest, in seconds before the end. Every second would be noise. */
const MOMENTS = [86_400, 3600, 600, 300, 60, 30, 10] as const

/**
 * The moment to announce when one was passed between two ticks: the last one passed, so that a tab that slept announces
 * once and not seven times.
 */
export function momentPassed(before: number, now: number): number | undefined {
  return MOMENTS.findLast((moment) => before > moment && now <= moment && now > 0)
}
