/** Tones for money that came in or went out. Any other amount has no tone. */
export const AMOUNT_TONES = ['gain', 'loss'] as const

export type AmountTone = (typeof AMOUNT_TONES)[number]
