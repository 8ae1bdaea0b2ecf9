import Type, { type Static } from 'typebox'
import { Cursor } from '../account/history/period.ts'
import { defineCall } from '../call.ts'
import { Amount, Empty, Instant, nullable, oneOf } from '../schemas.ts'
import { OFFER_FAULTS, RATE_TYPES } from './contract-rules.ts'
import { CONTRACT_GAME_TYPES, CONTRACT_KINDS, TIERS_MOST } from './contract-words.ts'
import { MemberId } from './downlines.ts'
import { DOWNLINE_KINDS } from './kinds.ts'

/** Reasons against an offer besides its fields: the contracts of those below must be settled first. */
export const CONTRACT_FAULTS = [...OFFER_FAULTS, 'contractNone', 'contractBelow'] as const

/** The number of a contract, or of a settled period. */
export const NumberWord = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })

const Typed = Type.String({ maxLength: 24 })

export const ContractTier = Type.Object(
  {
    turnover: Typed,
    loss: Typed,
    active: Typed,
    rate: Type.String({ maxLength: 24, description: 'Percent, or an amount' }),
  },
  { additionalProperties: false },
)

const terms = {
  gameType: oneOf(CONTRACT_GAME_TYPES),
  rateType: oneOf(RATE_TYPES, 'P percent, F a fixed amount'),
  tiers: Type.Array(ContractTier),
}
export const ContractTerms = Type.Object(terms)
export type ContractTerms = Static<typeof ContractTerms>

/** P offered, E a change of one in force offered, A in force, R refused, V its end requested, C ended, W taken back. */
export const CONTRACT_STATES = ['P', 'E', 'A', 'R', 'V', 'C', 'W'] as const

export const Contract = Type.Object({
  id: NumberWord,
  ...terms,
  state: oneOf(CONTRACT_STATES),
  since: nullable(Instant),
  until: nullable(Instant),
})
export type Contract = Static<typeof Contract>

const ContractMember = Type.Object({
  id: MemberId,
  account: Type.String(),
  kind: oneOf(DOWNLINE_KINDS),
  contracts: Type.Array(Contract, { description: 'In force, offered, about to begin or end, or refused last' }),
})
export type ContractMember = Static<typeof ContractMember>

const kind = oneOf(CONTRACT_KINDS)

export const agentContracts = defineCall({
  name: 'agentContracts',
  module: 'agent',
  summary: 'The agent’s own contract of a kind, and those of the ones right below',
  method: 'GET',
  path: '/api/agent/contracts',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    {
      kind,
      member: Type.Optional(Type.String({ ...MemberId, description: 'The only one right below whose are asked for' })),
      cursor: Type.Optional(Cursor),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    own: Type.Array(ContractTerms, { description: 'What the agent is paid by, and may give on' }),
    payer: nullable(Type.String({ description: 'The account that pays it; null the merchant' })),
    tiersMost: Type.Integer({ minimum: 1, maximum: TIERS_MOST }),
    rateMost: Type.String({ description: 'The highest percentage that is given on' }),
    begins: Type.String({ ...Instant, description: 'When what is agreed now begins' }),
    members: Type.Array(ContractMember),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'FEATURE_DISABLED', 'NOT_FOUND'],
})

export const offerContract = defineCall({
  name: 'offerContract',
  module: 'agent',
  summary: 'Offers a contract to somebody right below, in place of one that was offered before',
  method: 'POST',
  path: '/api/agent/contracts/offer',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    { kind, member: MemberId, ...terms, tiers: Type.Array(ContractTier, { maxItems: TIERS_MOST }) },
    { additionalProperties: false },
  ),
  response: Type.Object({ id: NumberWord }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'FEATURE_DISABLED', 'NOT_FOUND', 'VALIDATION'],
})

const ofContract = Type.Object({ contract: NumberWord }, { additionalProperties: false })

export const withdrawContract = defineCall({
  name: 'withdrawContract',
  module: 'agent',
  summary: 'Takes back an offer that was not answered',
  method: 'POST',
  path: '/api/agent/contracts/withdraw',
  auth: 'agent',
  encrypted: false,
  request: ofContract,
  response: Empty,
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
})

export const endContract = defineCall({
  name: 'endContract',
  module: 'agent',
  summary: 'Asks somebody right below to end a contract',
  method: 'POST',
  path: '/api/agent/contracts/end',
  auth: 'agent',
  encrypted: false,
  request: ofContract,
  response: Empty,
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'CONTRACT_UNCONFIRMED'],
})

/** The answer to a contract, in the words of its kind: A accepted or kept, R refused, C its end agreed to. */
const status = oneOf(['A', 'R', 'C'])
const answer = {
  module: 'agent',
  method: 'POST',
  auth: 'member',
  encrypted: false,
  response: Empty,
  errors: [
    ...(['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND'] as const),
    ...(['CONTRACT_UNCONFIRMED', 'CONTRACT_LAPSED', 'CONTRACT_EXCEEDED'] as const),
  ],
} as const

export const answerDividendContract = defineCall({
  ...answer,
  name: 'answerDividendContract',
  summary: 'Answers what is asked about the dividend of a game type',
  path: '/api/agent/contracts/dividend',
  request: Type.Object(
    {
      type: oneOf(CONTRACT_GAME_TYPES),
      contract: Type.Optional(
        Type.String({ ...NumberWord, description: 'Which one; without it an offer comes first' }),
      ),
      status,
    },
    { additionalProperties: false },
  ),
})

export const answerDailyContract = defineCall({
  ...answer,
  name: 'answerDailyContract',
  summary: 'Answers what is asked about a daily salary',
  path: '/api/agent/contracts/daily',
  request: Type.Object({ id: NumberWord, status }, { additionalProperties: false }),
})

export const answerHourlyContract = defineCall({
  ...answer,
  name: 'answerHourlyContract',
  summary: 'Answers what is asked about an hourly salary',
  path: '/api/agent/contracts/hourly',
  request: Type.Object({ contractId: NumberWord, status }, { additionalProperties: false }),
})

export const answerRealtimeContract = defineCall({
  ...answer,
  name: 'answerRealtimeContract',
  summary: 'Answers what is asked about a real-time salary',
  path: '/api/agent/contracts/realtime',
  request: Type.Object({ contractId: NumberWord, status }, { additionalProperties: false }),
})

/** A step in the history: the state after it, or `K` where an end was requested and the contract was kept. */
export const CONTRACT_STEPS = [...CONTRACT_STATES, 'K'] as const

export const ContractStep = Type.Object({
  id: NumberWord,
  contract: NumberWord,
  at: Instant,
  state: oneOf(CONTRACT_STEPS),
  payer: Type.String(),
  holder: Type.String(),
  actor: nullable(Type.String()),
  since: nullable(Instant),
  until: nullable(Instant),
  ...terms,
})
export type ContractStep = Static<typeof ContractStep>

export const contractHistory = defineCall({
  name: 'contractHistory',
  module: 'agent',
  summary: 'What happened to the agent’s own contracts and those given on, each as it was then, the latest first',
  method: 'GET',
  path: '/api/agent/contracts/history',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ kind, cursor: Type.Optional(Cursor) }, { additionalProperties: false }),
  response: Type.Object({ steps: Type.Array(ContractStep), next: nullable(Type.String()) }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'FEATURE_DISABLED'],
})

const byGameType = <Schema extends Type.TSchema>(schema: Schema) =>
  Type.Partial(
    Type.Object(
      Object.fromEntries(CONTRACT_GAME_TYPES.map((type) => [type, Type.Array(schema)])) as {
        readonly [Name in (typeof CONTRACT_GAME_TYPES)[number]]: Type.TArray<Schema>
      },
    ),
  )

const common = {
  payer: Type.String({ description: 'The account above' }),
  since: nullable(Instant),
  until: nullable(Type.String({ ...Instant, description: 'When it ends; null where no end is agreed' })),
}
const waiting = Type.String({ description: 'P new, E changed, V its end is asked for, A in force' })
const activeMember = Type.Integer({ minimum: 0 })
const rateType = Type.String({ description: 'P percent, else a fixed amount' })
const rate = Type.String({ description: 'Percent, or an amount' })

const DividendEntry = Type.Object({
  id: NumberWord,
  type: oneOf(CONTRACT_GAME_TYPES),
  status: waiting,
  ...common,
  minimumBet: Amount,
  netLoss: Amount,
  activeMember,
  contractRate: Type.String({ description: 'A fraction, such as 0.2' }),
})
const DailyEntry = Type.Object({
  id: NumberWord,
  status: waiting,
  ...common,
  details: Type.Array(Type.Object({ betVolume: Amount, activeMember, rateType, rate })),
})
const rates = Type.Array(Type.Object({ minimumBet: Amount, activeMember, rateType, rate }))
const HourlyEntry = Type.Object({ contractId: NumberWord, status: waiting, ...common, hourSalaryRates: rates })
const RealtimeEntry = Type.Object({ contractId: NumberWord, status: waiting, ...common, realtimeSalaryRates: rates })

/** Contracts by game type: those that wait for an answer, and those in force. */
export const Consolidated = Type.Object({
  divtypereq: byGameType(DividendEntry),
  dailysalreqtype: byGameType(DailyEntry),
  contracthoursalreq: byGameType(HourlyEntry),
  realtimesalreqtype: byGameType(RealtimeEntry),
  divtypeinfo: byGameType(DividendEntry),
  dailysalinfotype: byGameType(DailyEntry),
  contracthoursalinfo: byGameType(HourlyEntry),
  contractmrdailysalinfotype: byGameType(RealtimeEntry),
})
export type Consolidated = Static<typeof Consolidated>

export const getConsolidated = defineCall({
  name: 'getConsolidated',
  module: 'agent',
  summary: 'The contracts of who asks: what waits for an answer, and what is in force',
  method: 'GET',
  path: '/api/agent/consolidated',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Consolidated,
  errors: ['NOT_SIGNED_IN'],
})
