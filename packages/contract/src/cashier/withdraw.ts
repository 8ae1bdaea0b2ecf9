import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Amount, Empty, Instant, nullable, oneOf } from '../schemas.ts'
import { UploadedPicture, UploadId } from '../support/uploads.ts'
import { AMOUNT_PATTERN, ID_PATTERN } from '../wire-format.ts'
import { Owed } from './deposits.ts'
import { DOCUMENT_STATES, MOST_DOCUMENT_PICTURES, MOST_DOCUMENT_WORDS } from './documents.ts'
import { WITHDRAWAL_LIMITS } from './withdrawal-limits.ts'
import { NEXT_ACTORS, WITHDRAWAL_GROUPS, WITHDRAWAL_STATES } from './withdrawal-states.ts'

const own = { module: 'cashier', auth: 'member' } as const
const strict = { additionalProperties: false }
const errors = ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'] as const
const Secret = Type.String({ minLength: 1, maxLength: 255 })
const Reference = Type.String({ pattern: '^W[0-9A-Z]{8,32}$' })
const Id = Type.String({ pattern: ID_PATTERN })

/** A field of a payee that a way to pay requires; its type decides its input and its check. */
export const PayeeField = Type.Object({
  name: Type.String(),
  type: Type.String(),
  country: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(Type.Object({ value: Type.String(), name: Type.String() }))),
  minLength: Type.Optional(Type.Integer()),
  maxLength: Type.Optional(Type.Integer()),
  optional: Type.Optional(Type.Literal(true)),
  ownName: Type.Optional(Type.Literal(true)),
})
export type PayeeField = Readonly<Static<typeof PayeeField>>

/** A saved payee; of its input only the mask leaves the gateway. */
export const Payee = Type.Object({
  id: Type.String(),
  way: Type.String(),
  masked: Type.String(),
  usableAt: nullable(Type.String({ format: 'date-time', description: 'Null where it may be paid to now' })),
})
export type Payee = Readonly<Static<typeof Payee>>

export const WithdrawalWay = Type.Object({
  id: Type.String(),
  name: Type.String(),
  min: Amount,
  max: Amount,
  fee: Type.Object({ basisPoints: Type.Integer(), fixed: Amount }),
  usualMinutes: Type.Integer(),
  longestMinutes: Type.Integer(),
  fields: Type.Array(PayeeField),
  closed: Type.Boolean({ description: 'Shown, but nothing can be withdrawn by it for now' }),
})
export type WithdrawalWay = Readonly<Static<typeof WithdrawalWay>>

export const TurnoverLeft = Type.Object({
  kind: Type.String({ description: 'What granted it, such as deposit' }),
  name: Type.String(),
  needed: Amount,
  done: Amount,
  grantedAt: Instant,
})
export type TurnoverLeft = Readonly<Static<typeof TurnoverLeft>>

const LimitReached = Type.Object({
  limit: oneOf(WITHDRAWAL_LIMITS),
  minutes: Type.Integer({ description: 'Until it ends' }),
  most: nullable(Type.String({ ...Amount, description: 'What is left of a sum, less than the least withdrawal' })),
})

export const withdrawalDesk = defineCall({
  ...own,
  name: 'withdrawalDesk',
  summary: 'What a member may withdraw, what locks the rest, by which ways and to whom',
  method: 'GET',
  path: '/api/cashier/withdrawals/desk',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    hasPassword: Type.Boolean(),
    currency: Type.String(),
    available: Amount,
    locked: Amount,
    withdrawable: Amount,
    finer: Type.String({
      description: 'What is free and finer than the currency is paid out in; it stays in the balance',
    }),
    held: Type.String({ description: 'Put aside for withdrawals under way' }),
    elsewhere: Type.String({ description: 'In vendors’ own wallets, from where it comes home before it is withdrawn' }),
    requirements: Type.Array(TurnoverLeft),
    ways: Type.Array(WithdrawalWay),
    payees: Type.Array(Payee),
    receivedAfterMinutes: Type.Integer(),
    coolDownMinutes: Type.Integer(),
    resetHoldMinutes: Type.Integer({ description: 'How long no money leaves after a forgotten password was reset' }),
    holdMinutes: Type.Integer({ description: 'How much of that is left; zero where money may leave' }),
    owed: Type.Optional(Owed),
    limits: Type.Array(LimitReached, { description: 'What stands in the way now, and ends by itself' }),
  }),
  errors,
})

export const setWithdrawalPassword = defineCall({
  ...own,
  name: 'setWithdrawalPassword',
  summary:
    'Sets the withdrawal password, or another one where it was forgotten, after which no money leaves for a time; the member proves who they are before',
  method: 'POST',
  path: '/api/cashier/withdrawals/password',
  encrypted: true,
  stepUp: true,
  request: Type.Object({ password: Secret }, strict),
  response: Empty,
  errors: [...errors, 'VALIDATION', 'TOO_MANY_REQUESTS'],
})

export const changeWithdrawalPassword = defineCall({
  ...own,
  name: 'changeWithdrawalPassword',
  summary: 'Changes the withdrawal password, proven by the present one',
  method: 'PUT',
  path: '/api/cashier/withdrawals/password',
  encrypted: true,
  request: Type.Object({ current: Secret, password: Secret }, strict),
  response: Empty,
  errors: [...errors, 'VALIDATION', 'PROOF_WRONG', 'TOO_MANY_REQUESTS'],
})

export const addPayee = defineCall({
  ...own,
  name: 'addPayee',
  summary: 'Saves a payee; what is wrong with a field is answered by its name',
  method: 'POST',
  path: '/api/cashier/payees',
  encrypted: true,
  request: Type.Object(
    {
      way: Id,
      fields: Type.Record(Type.String({ pattern: '^[a-zA-Z0-9]{1,32}$' }), Type.String({ maxLength: 255 })),
      password: Secret,
    },
    strict,
  ),
  response: Payee,
  errors: [...errors, 'VALIDATION', 'PROOF_WRONG', 'FEATURE_DISABLED', 'WITHDRAWAL_REFUSED', 'TOO_MANY_REQUESTS'],
})

export const removePayee = defineCall({
  ...own,
  name: 'removePayee',
  summary: 'Removes a saved payee; withdrawals to it go on',
  method: 'DELETE',
  path: '/api/cashier/payees',
  encrypted: false,
  request: Type.Object({ id: Id }, strict),
  response: Empty,
  errors: [...errors, 'NOT_FOUND'],
})

/** A withdrawal in a list. */
export const WithdrawalSummary = Type.Object({
  reference: Type.String(),
  way: Type.String(),
  wayName: Type.String(),
  masked: Type.String(),
  amount: Amount,
  fee: Amount,
  net: Amount,
  currency: Type.String(),
  state: oneOf(WITHDRAWAL_STATES),
  group: oneOf(WITHDRAWAL_GROUPS),
  next: nullable(oneOf(NEXT_ACTORS)),
  requestedAt: Instant,
})
export type WithdrawalSummary = Readonly<Static<typeof WithdrawalSummary>>

export const WithdrawalStep = Type.Object({
  state: oneOf(WITHDRAWAL_STATES),
  at: Instant,
  actor: oneOf(['player', 'platform', 'provider', 'operator']),
  reason: nullable(Type.String({ description: 'A code, or a person’s words' })),
  document: nullable(
    Type.Object(
      { what: Type.String(), became: oneOf(DOCUMENT_STATES) },
      { description: 'Where the step is about a document: which, and what became of it' },
    ),
  ),
})
export type WithdrawalStep = Readonly<Static<typeof WithdrawalStep>>

/** A document that a withdrawal waits for, or waited for. */
export const WithdrawalDocument = Type.Object({
  number: Type.Integer(),
  what: Type.String({ description: 'A kind of document, or a person’s words' }),
  state: oneOf(DOCUMENT_STATES),
  note: nullable(Type.String({ description: 'What its sender wrote beside it' })),
  words: nullable(Type.String({ description: 'Why it was accepted or refused: a code, or a person’s words' })),
  pictures: Type.Array(UploadedPicture),
})
export type WithdrawalDocument = Readonly<Static<typeof WithdrawalDocument>>

export const WithdrawalDetail = Type.Object({
  ...WithdrawalSummary.properties,
  steps: Type.Array(WithdrawalStep),
  documents: Type.Array(WithdrawalDocument),
  usualMinutes: nullable(Type.Integer()),
  longestMinutes: nullable(Type.Integer()),
  receivedAt: nullable(Type.String({ format: 'date-time', description: 'When it counts as received by itself' })),
  providerReference: nullable(Type.String()),
  wayClosed: Type.Boolean({ description: 'Its way is closed at the moment, and it goes on once that is open' }),
  canCancel: Type.Boolean(),
  canConfirm: Type.Boolean(),
  canDispute: Type.Boolean(),
})
export type WithdrawalDetail = Readonly<Static<typeof WithdrawalDetail>>

export const requestWithdrawal = defineCall({
  ...own,
  name: 'requestWithdrawal',
  summary: 'Withdraws money to a saved payee; the same key again answers the same withdrawal',
  method: 'POST',
  path: '/api/cashier/withdrawals',
  encrypted: true,
  request: Type.Object(
    {
      key: Type.String({ pattern: '^[\\w-]{16,64}$', description: 'Made by the browser for this request' }),
      payee: Id,
      amount: Type.String({ pattern: AMOUNT_PATTERN }),
      password: Secret,
    },
    strict,
  ),
  response: WithdrawalDetail,
  errors: [
    ...errors,
    'VALIDATION',
    'PROOF_WRONG',
    'NOT_FOUND',
    'FEATURE_DISABLED',
    'PAYMENT_METHOD_UNAVAILABLE',
    'INSUFFICIENT_FUNDS',
    'IDEMPOTENCY_CONFLICT',
    'WITHDRAWAL_REFUSED',
    'TOO_MANY_REQUESTS',
  ],
})

export const withdrawals = defineCall({
  ...own,
  name: 'withdrawals',
  summary: 'The member’s withdrawals, the newest first',
  method: 'GET',
  path: '/api/cashier/withdrawals',
  encrypted: false,
  request: Type.Object({ before: Type.Optional(Reference) }, strict),
  response: Type.Object({ withdrawals: Type.Array(WithdrawalSummary), more: Type.Boolean() }),
  errors,
})

export const withdrawal = defineCall({
  ...own,
  name: 'withdrawal',
  summary: 'One withdrawal with its timeline: every step, who acts next, and how long it takes',
  method: 'GET',
  path: '/api/cashier/withdrawals/one',
  encrypted: false,
  request: Type.Object({ reference: Reference }, strict),
  response: WithdrawalDetail,
  errors: [...errors, 'NOT_FOUND'],
})

/** The acts of a member on a withdrawal: take it back, confirm that it came, or report that it never came. */
export const WITHDRAWAL_ACTS = ['cancel', 'received', 'dispute'] as const
export type WithdrawalAct = (typeof WITHDRAWAL_ACTS)[number]

export const actOnWithdrawal = defineCall({
  ...own,
  name: 'actOnWithdrawal',
  summary: 'Takes a withdrawal back, or says whether it came',
  method: 'POST',
  path: '/api/cashier/withdrawals/act',
  encrypted: false,
  request: Type.Object({ reference: Reference, act: oneOf(WITHDRAWAL_ACTS) }, strict),
  response: WithdrawalDetail,
  errors: [...errors, 'NOT_FOUND', 'WITHDRAWAL_REFUSED'],
})

export const sendDocument = defineCall({
  ...own,
  name: 'sendDocument',
  summary: 'Sends a document that a withdrawal waits for: pictures that were sent before, words, or both',
  method: 'POST',
  path: '/api/cashier/withdrawals/documents',
  encrypted: false,
  request: Type.Object(
    {
      reference: Reference,
      number: Type.Integer({ minimum: 1, maximum: 99 }),
      pictures: Type.Array(UploadId, { maxItems: MOST_DOCUMENT_PICTURES, uniqueItems: true }),
      note: Type.Optional(Type.String({ maxLength: MOST_DOCUMENT_WORDS })),
    },
    strict,
  ),
  response: WithdrawalDetail,
  errors: [...errors, 'VALIDATION', 'NOT_FOUND', 'WITHDRAWAL_REFUSED'],
})
