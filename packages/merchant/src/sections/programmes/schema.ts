import { GAME_TYPES } from '@livery/contract/games'
import { PROGRAMME_PERIODS, PROGRAMME_TRIGGERS, REWARD_KINDS } from '@livery/contract/rewards/words'
import { oneOf } from '@livery/contract/schemas'
import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type, { type Static } from 'typebox'
import { Slug } from '../../slug.ts'
import { LocalText } from '../../texts.ts'

const closed = { additionalProperties: false } as const
const amount = (description: string) => Type.Optional(Type.String({ pattern: AMOUNT_PATTERN, description }))
const count = (maximum: number, description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum, description }))
const Moment = (description: string) =>
  Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?Z$', description }))
const WeekMoment = Type.String({
  pattern: '^(MO|TU|WE|TH|FR|SA|SU) ([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'a day and a time by the merchant’s clock such as "FR 18:00"',
})
const Level = (description: string) => Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description }))

const Trigger = Type.Object(
  {
    on: oneOf(PROGRAMME_TRIGGERS, 'what it answers'),
    which: Type.Optional(oneOf(['first', 'nth', 'any', 'daily'], 'of deposits: which of them; any without it')),
    nth: count(1000, 'with "which": "nth", the how manieth deposit, such as 3'),
    chosen: Type.Optional(Type.Boolean({ description: 'of deposits: only where the member chose it at the deposit' })),
    amount: amount('with "turnover", what has to be staked in a period, such as 5000'),
    count: count(1_000_000, 'with "rounds" and "winMultiple", how many rounds; with "referral", how many such friends'),
    times: count(100_000, 'with "winMultiple", how many times the stake a round has to win'),
    codes: Type.Optional(
      Type.Array(
        Type.String({ pattern: '^[A-Za-z0-9-]{3,32}$', description: 'a code of letters, digits and hyphens' }),
        {
          minItems: 1,
          maxItems: 1000,
          description: 'with "code", the codes that are answered, capitals or not',
        },
      ),
    ),
    level: Level('with "level", the level that has to be reached'),
    tier: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 3,
        description:
          'with "referral", whose friends count: 1 one’s own, which is usual, 2 and 3 those of friends, 0 oneself as who was invited',
      }),
    ),
    deposits: amount('with "referral", what a friend has to deposit since they came, such as 500'),
    turnover: amount('with "referral", what a friend has to stake since they came, such as 1000'),
    metric: Type.Optional(oneOf(['turnover', 'rounds'], 'with "place", what is counted')),
  },
  { ...closed, description: 'what it answers, such as {"on": "deposit", "which": "first"}' },
)

const Conditions = Type.Object(
  {
    from: Moment('from this moment on, in UTC'),
    until: Moment('until this moment, in UTC'),
    weekly: Type.Optional(
      Type.Array(
        Type.Object({ from: WeekMoment, to: WeekMoment }, { ...closed, description: 'one part of the week' }),
        {
          minItems: 1,
          maxItems: 14,
          description: 'only in these parts of each week, by the merchant’s clock',
        },
      ),
    ),
    vendors: Type.Optional(Type.Array(Slug, { minItems: 1, maxItems: 60, description: 'only games of these vendors' })),
    gameTypes: Type.Optional(
      Type.Array(oneOf(GAME_TYPES, 'a game category'), { minItems: 1, description: 'only games of these categories' }),
    ),
    games: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Z0-9]+/.+$', description: 'a game such as PG/mahjong-ways' }), {
        minItems: 1,
        maxItems: 500,
        description: 'only these games',
      }),
    ),
    currencies: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Z]{3}$', description: 'a currency such as PHP' }), {
        minItems: 1,
        description: 'only money of these currencies',
      }),
    ),
    minDeposit: amount('only deposits from this amount on'),
    methods: Type.Optional(Type.Array(Slug, { minItems: 1, description: 'only deposits by these ways to pay' })),
    levelFrom: Level('only members from this level on'),
    levelTo: Level('only members up to this level'),
    newForDays: count(3650, 'only members who registered at most so many days before'),
    languages: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Z]{2}(-[A-Z]+)?$', description: 'a language such as EN' }), {
        minItems: 1,
        description: 'only members of these languages',
      }),
    ),
    once: Type.Optional(
      Type.Array(oneOf(['address', 'device'], 'address: an internet address; device: an address with its browser'), {
        minItems: 1,
        uniqueItems: true,
        description: 'one member of an address or device only',
      }),
    ),
  },
  { ...closed, description: 'for whom, when and for what it holds' },
)

const Reward = Type.Object(
  {
    kind: oneOf(
      REWARD_KINDS,
      'money; bonus, which has to be staked first; points; tickets; freeRounds, played without a stake',
    ),
    raffle: Type.Optional(Slug),
    game: Type.Optional(
      Type.String({ pattern: '^[A-Z0-9]+/.+$', description: 'with "freeRounds", the game such as PG/mahjong-ways' }),
    ),
    rounds: count(1000, 'with "freeRounds", how many rounds, 1 to 1000'),
    stake: amount('with "freeRounds", what each is played as if it were staked, such as 5'),
    winnings: Type.Optional(
      oneOf(
        ['money', 'bonus'],
        'with "freeRounds", what they win: money, or bonus, which has to be staked turnoverTimes first',
      ),
    ),
    playHours: count(8760, 'with "freeRounds", for how many hours they can be played; 168 without it'),
    percent: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 1000,
        multipleOf: 0.01,
        description: 'of the deposit: 100 is as much again',
      }),
    ),
    amount: amount('a fixed amount'),
    most: amount('with a percent, no more than this'),
    byLevel: Type.Optional(
      Type.Record(Type.String({ pattern: '^\\d{1,3}$' }), Type.String({ pattern: AMOUNT_PATTERN }), {
        description: 'an amount for each level, such as {"1": "100", "5": "1000"}: the highest that is reached counts',
      }),
    ),
    turnoverTimes: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100,
        multipleOf: 0.1,
        description: 'how many times it has to be staked, 0 to 100',
      }),
    ),
    turnoverOf: Type.Optional(
      oneOf(['reward', 'rewardAndDeposit'], 'what has to be staked so many times; the reward without it'),
    ),
  },
  { ...closed, description: 'what is given' },
)

const Prize = Type.Object(
  {
    from: Type.Integer({ minimum: 1, maximum: 10_000, description: 'the first place of the range' }),
    to: Type.Integer({ minimum: 1, maximum: 10_000, description: 'its last place' }),
    amount: Type.String({ pattern: AMOUNT_PATTERN, description: 'what each of them gets' }),
  },
  { ...closed, description: 'what places get, such as {"from": 2, "to": 5, "amount": "1000"}' },
)

const Programme = Type.Object(
  {
    id: Slug,
    promotion: Type.Optional(Slug),
    name: Type.Optional(LocalText),
    trigger: Trigger,
    period: Type.Optional(oneOf(PROGRAMME_PERIODS, 'how often a member may get it; once without it')),
    join: Type.Optional(
      oneOf(['join', 'apply'], 'join: a member has to join first; apply: has to apply, and a person decides'),
    ),
    comment: Type.Optional(oneOf(['optional', 'required'], 'with "apply", whether a comment is asked for')),
    conditions: Type.Optional(Conditions),
    reward: Reward,
    prizes: Type.Optional(Type.Array(Prize, { minItems: 1, maxItems: 100, description: 'with "place", by place' })),
    claim: Type.Optional(oneOf(['auto', 'member'], 'auto: paid at once; member: waits in the reward centre')),
    expiresAfterHours: count(8760, 'what is not claimed by then is gone, in hours; 720 without it'),
    approval: Type.Optional(oneOf(['auto', 'person'], 'person: an operator decides on each')),
    exclusive: Type.Optional(Slug),
    budget: Type.Optional(
      Type.Object(
        {
          amount: Type.String({ pattern: AMOUNT_PATTERN, description: 'what may be given in all' }),
          per: oneOf(['ever', 'month', 'week', 'day'], 'over which time'),
        },
        { ...closed, description: 'what may be given, such as {"amount": "100000", "per": "month"}' },
      ),
    ),
  },
  { ...closed, description: 'a programme: what is given to whom for what' },
)

/** Gifts to members, with their reasons. */
export const programmes = {
  programmes: Type.Optional(
    Type.Array(Programme, { maxItems: 100, description: 'bonuses, missions, leaderboards and rewards, as rules' }),
  ),
}

export type ProgrammeFile = Static<typeof Programme>
