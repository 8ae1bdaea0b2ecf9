import Type from 'typebox'
import { Figure } from '../figure.ts'
import { Instant, nullable, oneOf } from '../schemas.ts'
import { PROMOTION_KINDS, PROMOTION_LINKS, PROMOTION_TOPICS } from './promotion-words.ts'

/** The fields of a promotion besides those of a notice. */
export const promotionParts = {
  topic: Type.Optional(
    oneOf(PROMOTION_TOPICS, 'What a promotion is about, where an entry of the side menu leads to it'),
  ),
  kind: Type.Optional(oneOf(PROMOTION_KINDS, 'What it gives')),
  pictureUrl: Type.Optional(
    Type.String({ description: 'Base of the picture; append /640, /960 or /1440 (width in px, ratio 21:8)' }),
  ),
  figure: Type.Optional(Figure),
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
