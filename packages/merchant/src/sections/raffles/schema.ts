import { PRIZE_KINDS } from '@livery/contract/rewards/raffle/words'
import { oneOf } from '@livery/contract/schemas'
import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type, { type Static } from 'typebox'
import { Slug } from '../../slug.ts'
import { LocalText } from '../../texts.ts'

const closed = { additionalProperties: false } as const
const count = (maximum: number, description: string) => Type.Integer({ minimum: 1, maximum, description })
const Moment = (description: string) =>
  Type.String({
    pattern: '^(\\d{4}-\\d{2}-\\d{2}T|(MO|TU|WE|TH|FR|SA|SU) )([01]\\d|2[0-3]):[0-5]\\d$',
    description: `${description}, by the merchant’s clock: once such as "2026-12-24T18:00", or every week such as "SU 20:00"`,
  })

const Prize = Type.Object(
  {
    kind: oneOf(PRIZE_KINDS, 'money; bonus, which has to be staked first; points; goods, which people hand over'),
    count: count(1000, 'how many of them there are'),
    amount: Type.Optional(
      Type.String({ pattern: AMOUNT_PATTERN, description: 'how much money, or how many points, each is' }),
    ),
    turnoverTimes: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100,
        multipleOf: 0.1,
        description: 'how many times it has to be staked, 0 to 100',
      }),
    ),
    name: Type.Optional(LocalText),
  },
  { ...closed, description: 'a prize, such as {"kind": "money", "count": 3, "amount": "1000"}' },
)

const Raffle = Type.Object(
  {
    id: Slug,
    name: LocalText,
    text: Type.Optional(LocalText),
    opens: Moment('from when on tickets are earned'),
    closes: Moment('until when'),
    draws: Moment('when the winners are drawn'),
    perMember: Type.Optional(count(100_000, 'the most tickets of one member; any number without it')),
    prizes: Type.Array(Prize, { minItems: 1, maxItems: 50, description: 'the prizes, the first one first' }),
    claimHours: Type.Optional(count(8760, 'a prize that is not claimed by then is gone, in hours; 720 without it')),
    budget: Type.Object(
      { amount: Type.String({ pattern: AMOUNT_PATTERN, description: 'what all prizes in money may be together' }) },
      { ...closed, description: 'what each drawing may cost, such as {"amount": "50000"}' },
    ),
  },
  { ...closed, description: 'a raffle: tickets are earned by programmes that name it' },
)
export type RaffleFile = Static<typeof Raffle>

/** Raffles, for which programmes give tickets. */
export const raffles = {
  raffles: Type.Optional(
    Type.Array(Raffle, { maxItems: 20, description: 'raffles with their times, prizes and bounds' }),
  ),
}
