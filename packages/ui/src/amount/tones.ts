/** What came in and what went out. An amount that merely stands there has no tone. */
export const AMOUNT_TONES = ['gain', 'loss'] as const

export type AmountTone = (typeof AMOUNT_TONES)[number]
