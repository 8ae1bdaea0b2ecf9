import { AUDIENCES } from '@livery/contract/messages/announcements'
import { PROMOTION_TOPICS } from '@livery/contract/messages/promotion-topics'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { Slug } from '../../slug.ts'
import { LocalHtml, LocalText } from '../../texts.ts'

const Notice = Type.Object(
  {
    id: Slug,
    title: LocalText,
    content: LocalHtml,
    publishedAt: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?Z$',
      description: 'a moment in UTC such as 2026-11-02T08:00Z',
    }),
  },
  { additionalProperties: false, description: 'a notice the lobby starts with' },
)

const Promotion = Type.Object(
  {
    ...Notice.properties,
    topic: Type.Optional(
      oneOf(PROMOTION_TOPICS, 'what it is about: the entry of the side menu that leads to the newest of its kind'),
    ),
  },
  { additionalProperties: false, description: 'a promotion the lobby starts with' },
)

const Popup = Type.Object(
  {
    ...Notice.properties,
    audience: Type.Optional(
      Type.Array(oneOf(AUDIENCES, 'A members, F members on their first visit, B visitors'), {
        minItems: 1,
        uniqueItems: true,
        description: 'whom it is shown to; everybody when left out',
      }),
    ),
  },
  { additionalProperties: false, description: 'an announcement shown in a pop-up' },
)

/** What is announced. */
export const announcements = {
  notices: Type.Array(Notice, { description: 'the notices a new database starts with' }),
  promotions: Type.Array(Promotion, { description: 'the promotions a new database starts with' }),
  popups: Type.Array(Popup, { description: 'the announcements a new database starts with, shown in a pop-up' }),
}
