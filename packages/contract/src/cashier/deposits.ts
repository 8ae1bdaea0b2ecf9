import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { DEPOSIT_KINDS, PaymentField } from '../payments/method.ts'
import { Amount, Instant, nullable, oneOf } from '../schemas.ts'
import { AMOUNT_PATTERN } from '../wire-format.ts'
import { NEXT_ACTORS } from './withdrawal-states.ts'

/**
 * The states of a deposit.
 * - `awaiting`: the payer has what is needed and has not paid
 * - `confirming`: the money is seen and not final yet
 * - `review`: a person has to look
 * - `credited`: the money is in the balance
 * - `expired`, `failed`, `cancelled`, `rejected`: it did not come; money that comes later is credited all the same
 * - `disputed`, `lost`: the payer's bank took it back, for now or for good
 */
export const DEPOSIT_STATES = [
  'created',
  'awaiting',
  'confirming',
  'review',
  'credited',
  'expired',
  'failed',
  'cancelled',
  'rejected',
  'disputed',
  'lost',
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** One step of a deposit or a withdrawal. */
export const PaymentStep = Type.Object({
  state: Type.String(),
  at: Instant,
  actor: oneOf(['player', 'platform', 'provider', 'operator']),
  /** The reason as a key of the texts `cashier.reason.*`; null where the state is enough. */
  reason: nullable(Type.String()),
})
export type PaymentStep = Static<typeof PaymentStep>

/** A way to pay in, as offered to a member of the merchant. */
export const DepositMethod = Type.Object({
  id: Type.String(),
  name: Type.String(),
  logo: Type.String({ description: 'Address of its picture' }),
  kind: oneOf(DEPOSIT_KINDS),
  min: Amount,
  max: Amount,
  quick: Type.Array(Amount),
  fee: Type.Object({ basisPoints: Type.Integer(), fixed: Amount }),
  usualMinutes: Type.Integer(),
  longestMinutes: Type.Integer(),
  expiresAfterMinutes: Type.Integer(),
  proof: nullable(oneOf(['slip', 'transactionNumber'])),
  network: nullable(Type.String()),
  fields: Type.Array(PaymentField),
  closed: Type.Boolean({ description: 'Shown, but cannot be used for now' }),
})
export type DepositMethod = Static<typeof DepositMethod>

/** A promotion that a deposit may be made for. */
const DepositBonus = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** The terms of its computation on both sides, see `rewards/deposit-bonus.ts`. */
  percent: nullable(Type.Number({ description: 'Percent of what is credited: 100 is as much again' })),
  fixed: nullable(Amount),
  most: nullable(Amount),
  minDeposit: Amount,
  turnoverTimes: Type.Number(),
  turnoverOf: oneOf(['reward', 'rewardAndDeposit']),
})
export type DepositBonus = Static<typeof DepositBonus>

/** The payer's instructions in their final form. */
export const DepositInstruction = Type.Union([
  Type.Object({
    kind: Type.Literal('qr'),
    payload: Type.String({ description: 'The text of the code' }),
    payeeName: Type.String(),
    scheme: Type.String(),
  }),
  Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
  Type.Object({
    kind: Type.Literal('transfer'),
    bank: Type.String(),
    holder: Type.String(),
    account: Type.String(),
    note: nullable(Type.String()),
  }),
  Type.Object({ kind: Type.Literal('voucher'), number: nullable(Type.String()), where: Type.String() }),
  Type.Object({ kind: Type.Literal('card'), url: Type.String() }),
  Type.Object({
    kind: Type.Literal('onChain'),
    network: Type.String(),
    asset: Type.String(),
    address: Type.String(),
    uri: Type.String({ description: 'The text of the code: a URI where wallets agree on one, else the address' }),
    amount: Type.String({
      pattern: '^\\d{1,24}(\\.\\d{1,18})?$',
      description: 'Decimal string, in the asset’s own unit',
    }),
    confirmations: Type.Integer(),
  }),
  Type.Object({ kind: Type.Literal('inverted'), app: Type.String(), account: Type.String() }),
])
export type DepositInstruction = Static<typeof DepositInstruction>

export const Deposit = Type.Object({
  reference: Type.String(),
  methodId: Type.String(),
  methodName: Type.String(),
  kind: oneOf(DEPOSIT_KINDS),
  state: oneOf(DEPOSIT_STATES),
  currency: Type.String(),
  /** The amount the member chose. */
  amount: Amount,
  /** The exact amount to pay. */
  payable: Amount,
  /** The amount received so far. */
  received: Amount,
  /** The amount credited, after fees. */
  credited: Amount,
  fee: Amount,
  instruction: nullable(DepositInstruction),
  proof: nullable(oneOf(['slip', 'transactionNumber'])),
  bonusId: nullable(Type.String()),
  confirmations: nullable(Type.Object({ seen: Type.Integer(), needed: Type.Integer() })),
  nextActor: nullable(oneOf(NEXT_ACTORS)),
  usualMinutes: Type.Integer(),
  longestMinutes: Type.Integer(),
  createdAt: Instant,
  expiresAt: Instant,
  /** The server's clock, for the countdown. */
  now: Instant,
  canCancel: Type.Boolean(),
  steps: Type.Array(PaymentStep),
})
export type Deposit = Static<typeof Deposit>

const reference = Type.Object(
  { reference: Type.String({ pattern: '^D[0-9A-Z]{12}$' }) },
  { additionalProperties: false },
)

/** Present only where something is owed. */
export const Owed = Type.String({
  ...Amount,
  description:
    'What is owed of payments that were taken back after they had been spent; what comes in goes there first',
})

export const depositMethods = defineCall({
  name: 'depositMethods',
  module: 'cashier',
  summary: 'The ways to pay in, in the merchant’s order, with their limits, fees and times; and what was left open',
  method: 'GET',
  path: '/api/cashier/deposit-methods',
  auth: 'member',
  encrypted: false,
  request: Type.Object({}, { additionalProperties: false }),
  response: Type.Object({
    methods: Type.Array(DepositMethod),
    bonuses: Type.Array(DepositBonus),
    open: Type.Array(Deposit),
    lastMethodId: nullable(Type.String({ description: 'The one the member used last' })),
    owed: Type.Optional(Owed),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const startDeposit = defineCall({
  name: 'startDeposit',
  module: 'cashier',
  summary:
    'Begins a deposit and answers what the payer has to do; a second call with the same key answers the first one’s',
  method: 'POST',
  path: '/api/cashier/deposits',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      methodId: Type.String({ maxLength: 64 }),
      amount: Type.String({ pattern: AMOUNT_PATTERN }),
      fields: Type.Record(Type.String({ maxLength: 32 }), Type.String({ maxLength: 256 })),
      bonusId: nullable(Type.String({ maxLength: 64 })),
      key: Type.String({ pattern: '^[0-9a-f-]{36}$', description: 'Made by the page for this press of the button' }),
    },
    { additionalProperties: false },
  ),
  response: Deposit,
  errors: [
    'NOT_SIGNED_IN',
    'REAL_ACCOUNT_NEEDED',
    'VALIDATION',
    'PAYMENT_METHOD_UNAVAILABLE',
    'PAYMENT_PROVIDER_FAILED',
    'DEPOSITS_OPEN',
    'IDEMPOTENCY_CONFLICT',
  ],
})

export const deposit = defineCall({
  name: 'deposit',
  module: 'cashier',
  summary: 'A deposit of the member, with every step of its way',
  method: 'GET',
  path: '/api/cashier/deposit',
  auth: 'member',
  encrypted: false,
  request: reference,
  response: Deposit,
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
})

export const deposits = defineCall({
  name: 'deposits',
  module: 'cashier',
  summary: 'The member’s latest deposits, by pages',
  method: 'GET',
  path: '/api/cashier/deposits',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      before: Type.Optional(
        Type.String({ pattern: '^D[0-9A-Z]{12}$', description: 'The last one of the page before' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ deposits: Type.Array(Deposit), more: Type.Boolean() }),
  errors: ['NOT_SIGNED_IN'],
})

export const cancelDeposit = defineCall({
  name: 'cancelDeposit',
  module: 'cashier',
  summary: 'Gives a deposit up that nothing was paid for',
  method: 'DELETE',
  path: '/api/cashier/deposits',
  auth: 'member',
  encrypted: false,
  request: reference,
  response: Deposit,
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND', 'PAYMENT_STATE_CHANGED'],
})

export const proveDeposit = defineCall({
  name: 'proveDeposit',
  module: 'cashier',
  summary: 'The number of the transaction by which the member has paid, for ways to pay that ask for it',
  method: 'POST',
  path: '/api/cashier/deposit/proof',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      reference: Type.String({ pattern: '^D[0-9A-Z]{12}$' }),
      transactionNumber: Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' }),
    },
    { additionalProperties: false },
  ),
  response: Deposit,
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND', 'PAYMENT_STATE_CHANGED', 'PROOF_TAKEN'],
})

/** A photograph in base64: four megabytes. */
const LARGEST_SLIP = Math.ceil((4 * 1024 * 1024) / 3) * 4

export const sendDepositSlip = defineCall({
  name: 'sendDepositSlip',
  module: 'cashier',
  summary: 'A picture of the slip by which the member has paid, PNG or JPEG, for ways to pay that ask for it',
  method: 'POST',
  path: '/api/cashier/deposit/slip',
  auth: 'member',
  encrypted: false,
  bodyBytes: LARGEST_SLIP + 1_024,
  request: Type.Object(
    {
      reference: Type.String({ pattern: '^D[0-9A-Z]{12}$' }),
      picture: Type.String({ minLength: 4, maxLength: LARGEST_SLIP, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
    },
    { additionalProperties: false },
  ),
  response: Deposit,
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND', 'PICTURE_REFUSED', 'PAYMENT_STATE_CHANGED', 'PROOF_TAKEN'],
})
