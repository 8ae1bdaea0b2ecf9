import Type, { type Static } from 'typebox'
import { Amount, Instant, nullable, oneOf } from '../schemas.ts'

/** The topics of promotions; each has its own entry in the side menu (docs/product.md 3.4). */
export const PROMOTION_TOPICS = ['vipBonus', 'referEarn', 'bonusBets'] as const
export type PromotionTopic = (typeof PROMOTION_TOPICS)[number]

/** What a promotion gives, and so what readers choose promotions by. */
export const PROMOTION_KINDS = ['welcome', 'cashback', 'tournament', 'loyalty', 'friends', 'bets'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** Where the button of a promotion leads: a page of the site, the register form, or another site. */
export const PROMOTION_LINKS = ['page', 'register', 'external'] as const

/** The figure that a promotion is remembered by. */
export const PromotionFigure = Type.Union([
  Type.Object({ percent: Type.Number({ description: 'Percent: 8 is 8 %' }) }),
  Type.Object({ amount: Amount }),
])
export type PromotionFigure = Static<typeof PromotionFigure>

/** What a promotion has besides the words of a notice. */
export const promotionParts = {
  topic: Type.Optional(
    oneOf(PROMOTION_TOPICS, 'What a promotion is about, where an entry of the side menu leads to it'),
  ),
  kind: Type.Optional(oneOf(PROMOTION_KINDS, 'What it gives')),
  pictureUrl: Type.Optional(
    Type.String({ description: 'Base of the picture; append /640, /960 or /1440 (width in px, ratio 21:8)' }),
  ),
  figure: Type.Optional(PromotionFigure),
  conditions: Type.Optional(Type.String({ description: 'HTML, sanitised as the content is' })),
  run: Type.Optional(
    Type.Object(
      { startsAt: nullable(Instant), endsAt: Instant },
      { description: 'While it lasts: null and its end. Otherwise when it runs next' },
    ),
  ),
  link: Type.Optional(
    Type.Object(
      { type: oneOf(PROMOTION_LINKS), to: nullable(Type.String()) },
      { description: 'Where its button leads' },
    ),
  ),
}
