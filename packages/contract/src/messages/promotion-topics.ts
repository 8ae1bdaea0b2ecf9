/** The topics of promotions; each has its own entry in the side menu (docs/product.md 3.4). */
export const PROMOTION_TOPICS = ['vipBonus', 'referEarn', 'bonusBets'] as const
export type PromotionTopic = (typeof PROMOTION_TOPICS)[number]
