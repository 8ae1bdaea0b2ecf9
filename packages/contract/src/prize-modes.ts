/** Kinds of lottery (specification, section 9): draws, the house's own, instant ones, South-East Asian ones. */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type PrizeMode = (typeof PRIZE_MODES)[number]

/** Whose draws the regional ones are where nobody says (specification, section 9). */
export const DEFAULT_LOTTERY_AREA = 'VN'
