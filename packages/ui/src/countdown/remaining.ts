/** How long it still is, in whole seconds that begin full: 59.2 s left show as 60. */
export type Remaining = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** All of it in seconds; 0 when it is over. */
  readonly total: number
}

/** @param untilMs @param nowMs milliseconds since the epoch */
export function remaining(untilMs: number, nowMs: number): Remaining {
  const total = Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    total,
  }
}

/** Seconds before the end at which those who listen are told: at one in each step, and never more than once. */
const TOLD_AT = [600, 300, 60, 30, 10] as const

/** Which of `TOLD_AT` was passed since the last look; null for none. */
export function toldBetween(before: number, now: number): number | null {
  return TOLD_AT.findLast((at) => before > at && now <= at && now > 0) ?? null
}
