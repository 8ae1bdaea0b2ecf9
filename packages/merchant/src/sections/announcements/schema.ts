import { AUDIENCES } from '@livery/contract/messages/announcements'
import { PROMOTION_TOPICS } from '@livery/contract/messages/promotion-topics'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { Slug } from '../../slug.ts'
import { LocalHtml, LocalText } from '../../texts.ts'

const Moment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?Z$',
  description: 'a moment in UTC such as 2026-11-02T08:00Z',
})

const Notice = Type.Object(
  {
    id: Slug,
    title: LocalText,
    content: LocalHtml,
    publishedAt: Moment,
    // From then on it is shown no more.
    endsAt: Type.Optional(Moment),
  },
  { additionalProperties: false, description: 'a notice' },
)

const Promotion = Type.Object(
  {
    ...Notice.properties,
    topic: Type.Optional(
      oneOf(PROMOTION_TOPICS, 'what it is about: the entry of the side menu that leads to the newest of its kind'),
    ),
  },
  { additionalProperties: false, description: 'a promotion' },
)

const Popup = Type.Object(
  {
    ...Notice.properties,
    // Required, so that removing a line never shows a pop-up to more people than before.
    audience: Type.Array(oneOf(AUDIENCES, 'A members, F members on their first visit, B visitors'), {
      minItems: 1,
      uniqueItems: true,
      description: 'whom it is shown to: ["A"] members, ["F"] members on their first visit, ["B"] visitors, or several',
    }),
  },
  { additionalProperties: false, description: 'an announcement shown in a pop-up' },
)

/** Every page carries the announcements, so their number has a limit. */
const listed = { maxItems: 200 }

/** What is announced. */
export const announcements = {
  notices: Type.Array(Notice, { ...listed, description: 'the notices of the marquee and the bell' }),
  promotions: Type.Array(Promotion, { ...listed, description: 'the promotions' }),
  popups: Type.Array(Popup, { ...listed, description: 'the announcements shown in a pop-up' }),
}
