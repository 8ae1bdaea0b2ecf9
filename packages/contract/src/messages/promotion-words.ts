/** The topics of promotions; each has its own entry in the side menu (docs/product.md 3.4). */
export const PROMOTION_TOPICS = ['vipBonus', 'referEarn', 'bonusBets'] as const
export type PromotionTopic = (typeof PROMOTION_TOPICS)[number]

/** The gift of a promotion, by which readers choose promotions. */
export const PROMOTION_KINDS = ['welcome', 'cashback', 'tournament', 'loyalty', 'friends', 'bets'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** Where the button of a promotion leads: a page of the site, the register form, or another site. */
export const PROMOTION_LINKS = ['page', 'register', 'external'] as const
