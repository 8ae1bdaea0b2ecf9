import Type, { type Static } from 'typebox'
import { Period, pageFields, periodFields } from '../account/history/period.ts'
import { defineCall } from '../call.ts'
import { Amount, Instant, nullable, oneOf } from '../schemas.ts'

const Percent = Type.String({ pattern: '^\\d{1,2}(\\.\\d{1,2})?$', description: 'Such as 0.5' })
const Place = {
  vendor: nullable(Type.String({ description: 'Vendor code; null for every vendor' })),
  gameType: nullable(Type.String({ description: 'Null for every game type' })),
}

/** A rate of rebate; the most specific rates come first. */
export const RebateRate = Type.Object({ ...Place, percent: Percent })
export type RebateRate = Static<typeof RebateRate>

/** The open rebate of stakes at a vendor in games of one type, at one rate. */
export const OpenRebate = Type.Object({
  vendor: Type.String({ description: 'Vendor code' }),
  gameType: Type.String(),
  percent: Percent,
  staked: Amount,
  amount: Type.String({ ...Amount, description: 'Rounded down here; of the sum nothing is lost' }),
})
export type OpenRebate = Static<typeof OpenRebate>

/** The last accrual in the claim. */
const UpTo = Type.String({ pattern: '^[0-9]{1,18}$' })

export const manualRebate = defineCall({
  name: 'manualRebate',
  module: 'rewards',
  summary: 'The member’s rates of rebate and what can be claimed now',
  method: 'GET',
  path: '/api/rewards/rebate',
  auth: 'member',
  encrypted: false,
  request: Type.Object({}, { additionalProperties: false }),
  response: Type.Object({
    rates: Type.Array(RebateRate, { description: 'None where the merchant gives none' }),
    open: Type.Array(OpenRebate),
    amount: Type.String({ ...Amount, description: 'What a claim would pay, rounded down once' }),
    min: Type.String({ ...Amount, description: 'The least that can be claimed' }),
    isReady: Type.Boolean({ description: 'The amount can be claimed' }),
    turnoverTimes: Type.Number({ description: 'How many times a claimed rebate has to be staked' }),
    number: Type.Integer({ description: 'For `claimRebate`: which of the member’s claims it would be' }),
    upTo: UpTo,
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const claimRebate = defineCall({
  name: 'claimRebate',
  module: 'rewards',
  summary: 'Claims the rebate that was shown; claimed again it stays as it is',
  method: 'POST',
  path: '/api/rewards/rebate/claims',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    { number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), upTo: UpTo },
    { additionalProperties: false },
  ),
  response: Type.Object({
    status: oneOf(['claimed', 'below']),
    amount: nullable(Type.String({ ...Amount, description: 'What the claim of that number paid' })),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const RebateClaim = Type.Object({
  id: Type.String({ description: 'Customer service finds it by this' }),
  at: Instant,
  staked: Amount,
  amount: Amount,
  balanceAfter: Amount,
  takenBack: Type.String({ ...Amount, description: 'Of rounds that were undone later' }),
})
export type RebateClaim = Static<typeof RebateClaim>

export const rebateClaims = defineCall({
  name: 'rebateClaims',
  module: 'rewards',
  summary: 'The rebates that the member claimed in a period, the latest first, and the period’s totals',
  method: 'GET',
  path: '/api/rewards/rebate/claims',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ ...periodFields, ...pageFields }, { additionalProperties: false }),
  response: Type.Object({
    period: Period,
    totals: nullable(Type.Object({ claims: Type.Integer(), staked: Amount, amount: Amount, takenBack: Amount })),
    claims: Type.Array(RebateClaim),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'PERIOD_INVALID'],
})
