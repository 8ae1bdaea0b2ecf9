import { createHash } from 'node:crypto'
import { WITHDRAWAL_STATES, type WithdrawalState } from '@livery/contract/cashier/withdrawal-states'
import { oneOf } from '@livery/contract/schemas'
import Type, { type Static } from 'typebox'
import { bigint, bytes, integer, json, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { TurnoverOwner, TurnoverWeights } from '../turnover/requirements.ts'

/** The facts that the checks before a payout use; amounts are decimal strings of minor units. */
export const WithdrawalFacts = Type.Object({
  available: Type.String(),
  /** The amount that still has to be staked. */
  left: Type.String(),
  debt: Type.String(),
  openRounds: Type.Integer(),
  dayCount: Type.Integer(),
  dayAmount: Type.String(),
  paidBefore: Type.Boolean(),
  payeePaidBefore: Type.Boolean(),
  /** Null where the payee is not the member's. */
  payeeCoolMinutes: Type.Union([Type.Integer(), Type.Null()]),
  payeeOfOthers: Type.Boolean(),
  sharedAddress: Type.Boolean(),
  /** How long ago a password replaced a forgotten one; null for never. */
  resetMinutes: Type.Union([Type.Integer(), Type.Null()]),
  /** The ways to pay that the member has deposited by. */
  waysIn: Type.Array(Type.String()),
})
export type WithdrawalFacts = Readonly<Static<typeof WithdrawalFacts>>
const FACTS = json(WithdrawalFacts)

/** How old an open round may be to count; a vendor that never closes one must not lock money for ever. */
const OPEN_ROUND_HOURS = 24

/**
 * Reads the facts for a member's withdrawal and locks the member's account, so that they stay true until the
 * transaction ends.
 *
 * @param dayBegan when the merchant's present day began
 */
export async function readWithdrawalFacts(
  tx: Transaction,
  { merchantId, memberId, currency }: TurnoverOwner,
  {
    weights,
    payeeId,
    dayBegan,
  }: { readonly weights: TurnoverWeights; readonly payeeId: string; readonly dayBegan: Date },
): Promise<WithdrawalFacts> {
  const row = await tx.row(
    { facts: FACTS },
    `select withdrawal_facts($1, $2, $3, $4, $5, $6, $7, now() - interval '${OPEN_ROUND_HOURS} hours') as facts`,
    [merchantId, memberId, currency.code, currency.exponent, JSON.stringify(weights), payeeId, dayBegan],
  )
  return row!.facts
}

/** A member's requests of a day, without those that were not paid. */
export interface RequestedToday {
  readonly count: number
  readonly amountMinor: bigint
}

/** A member's requests since the beginning of the day, as the checks before a payout count them. */
export async function requestedSince(
  sql: Sql,
  { merchantId, memberId }: Pick<TurnoverOwner, 'merchantId' | 'memberId'>,
  dayBegan: Date,
): Promise<RequestedToday> {
  const row = await sql.row(
    { count: integer, amountMinor: bigint },
    `select count(*)::int as count, coalesce(sum(amount_minor), 0)::text as "amountMinor" from withdrawal
      where merchant_id = $1 and member_id = $2 and requested_at >= $3
        and state not in ('rejected', 'cancelled', 'returned')`,
    [merchantId, memberId, dayBegan],
  )
  return row!
}

export interface NewWithdrawal extends TurnoverOwner {
  readonly reference: string
  /** The browser's key of the request. */
  readonly key: string
  readonly payeeId: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  /** The result of each check. */
  readonly checks: readonly unknown[]
  readonly state: 'review' | 'approved'
}

export type Requested =
  | { readonly status: 'OK'; readonly reference: string; readonly state: WithdrawalState }
  | { readonly status: 'CONFLICT' | 'NOT_FOUND' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' }

const REQUESTED = json(
  Type.Union([
    Type.Object({ status: Type.Literal('OK'), reference: Type.String(), state: oneOf(WITHDRAWAL_STATES) }),
    Type.Object({ status: oneOf(['CONFLICT', 'NOT_FOUND', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED']) }),
  ]),
)

/** Requests a withdrawal and puts its money aside; a repeated request gets the same withdrawal. */
export async function requestWithdrawal(sql: Sql, request: NewWithdrawal): Promise<Requested> {
  const { merchantId, memberId, currency, reference, key, payeeId, amountMinor, feeMinor, checks, state } = request
  const row = await sql.row(
    { requested: REQUESTED },
    'select withdrawal_request($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as requested',
    [
      merchantId,
      memberId,
      currency.code,
      currency.exponent,
      reference,
      key,
      requestHash(payeeId, amountMinor),
      payeeId,
      amountMinor,
      feeMinor,
      JSON.stringify(checks),
      state,
    ],
  )
  sql.notify('events')
  return row!.requested
}

/**
 * The withdrawal of an earlier request with this key: its reference, or CONFLICT where that request was another; null
 * for none.
 */
export async function requestedBefore(
  sql: Sql,
  { merchantId, memberId }: Pick<TurnoverOwner, 'merchantId' | 'memberId'>,
  {
    key,
    payeeId,
    amountMinor,
  }: { readonly key: string; readonly payeeId: string; readonly amountMinor: bigint | null },
): Promise<'CONFLICT' | { readonly reference: string } | null> {
  const row = await sql.row(
    { reference: text, request_hash: bytes },
    'select reference, request_hash from withdrawal where merchant_id = $1 and member_id = $2 and request_key = $3',
    [merchantId, memberId, key],
  )
  if (!row) return null
  const isSame = amountMinor !== null && row.request_hash.equals(requestHash(payeeId, amountMinor))
  return isSame ? { reference: row.reference } : 'CONFLICT'
}

const requestHash = (payeeId: string, amountMinor: bigint) =>
  createHash('sha256').update(`${payeeId} ${amountMinor}`).digest()
