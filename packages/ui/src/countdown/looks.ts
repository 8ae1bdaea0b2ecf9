/** `sm` in a line of text, `md` on a card, `lg` heads a page. */
export const COUNTDOWN_SIZES = ['sm', 'md', 'lg'] as const

export type CountdownSize = (typeof COUNTDOWN_SIZES)[number]

export const COUNTDOWN_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number]
