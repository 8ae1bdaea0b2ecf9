/** Kinds of lottery (docs/product.md 9.4): draws, the house's own, instant ones, South-East Asian ones. */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type PrizeMode = (typeof PRIZE_MODES)[number]

/** Whose draws the regional ones are where nobody says (docs/product.md 9.4). */
export const DEFAULT_LOTTERY_AREA = 'VN'
