/** What it shows: the time of day, or the day too, with the month's name or in figures alone. */
export const CLOCK_PARTS = ['time', 'date-time', 'figures'] as const

export type ClockParts = (typeof CLOCK_PARTS)[number]
