/**
 * Kinds of lottery (docs/product.md 9.4): public draws, the platform's own, instant lotteries, South-East Asian ones.
 */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type PrizeMode = (typeof PRIZE_MODES)[number]

/** The country of the regional draws unless the merchant states another (docs/product.md 9.4). */
export const DEFAULT_LOTTERY_AREA = 'VN'
