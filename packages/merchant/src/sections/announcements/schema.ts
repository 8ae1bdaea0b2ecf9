import { AUDIENCES } from '@livery/contract/messages/announcements'
import { PROMOTION_KINDS, PROMOTION_LINKS, PROMOTION_TOPICS } from '@livery/contract/messages/promotion-words'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { Figure } from '../../figure.ts'
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
    // From this moment on it is hidden.
    endsAt: Type.Optional(Moment),
  },
  { additionalProperties: false, description: 'a notice' },
)

/** A moment of the week by the merchant's clock. */
const WeekMoment = Type.String({
  pattern: '^(MO|TU|WE|TH|FR|SA|SU) ([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'a day and a time by the merchant’s clock such as "FR 18:00"',
})

const Window = Type.Object(
  { from: WeekMoment, to: WeekMoment },
  { additionalProperties: false, description: 'a part of each week, such as {"from": "FR 12:00", "to": "MO 00:00"}' },
)

const Promotion = Type.Object(
  {
    ...Notice.properties,
    topic: Type.Optional(
      oneOf(PROMOTION_TOPICS, 'what it is about: the entry of the side menu that leads to the newest of its kind'),
    ),
    kind: Type.Optional(oneOf(PROMOTION_KINDS, 'what it gives; the page of promotions is filtered by it')),
    scene: Type.Optional(
      Type.String({ pattern: '^[a-z][a-zA-Z0-9-]*$', description: 'the name of a drawn picture scene' }),
    ),
    figure: Type.Optional(Figure),
    conditions: Type.Optional(LocalHtml),
    weekly: Type.Optional(
      Type.Array(Window, { minItems: 1, maxItems: 14, description: 'when it runs, where it runs every week' }),
    ),
    link: Type.Optional(
      Type.Object(
        {
          type: oneOf(PROMOTION_LINKS, 'what kind of place its button leads to'),
          to: Type.Optional(
            Type.String({ minLength: 1, maxLength: 400, description: 'a path of the site, or an https address' }),
          ),
        },
        { additionalProperties: false, description: 'where its button leads' },
      ),
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

/** The announcements. */
export const announcements = {
  notices: Type.Array(Notice, { ...listed, description: 'the notices of the marquee and the bell' }),
  promotions: Type.Array(Promotion, { ...listed, description: 'the promotions' }),
  popups: Type.Array(Popup, { ...listed, description: 'the announcements shown in a pop-up' }),
}
