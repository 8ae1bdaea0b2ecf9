/** What it shows: the time of day, or the day too. */
export const CLOCK_PARTS = ['time', 'date-time'] as const

export type ClockParts = (typeof CLOCK_PARTS)[number]
