import { DEPOSIT_STATES } from '@livery/contract/cashier/deposits'
import type { DepositInstructions } from '@livery/contract/payments/adapter'
import Type from 'typebox'
import {
  allNullable,
  bigint,
  boolean,
  bytes,
  instant,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  text,
} from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

const TEXTS = Type.Record(Type.String(), Type.String())

/** The columns of a deposit's row that the gateway reads. */
const DEPOSIT = {
  reference: text,
  merchant_id: text,
  member_id: bigint,
  method: text,
  connection: text,
  currency: text,
  exponent: integer,
  amount_minor: bigint,
  payable_minor: bigint,
  received_minor: bigint,
  credited_minor: bigint,
  fee_basis_points: integer,
  fee_fixed_minor: bigint,
  state: oneOf(DEPOSIT_STATES),
  fields: json(TEXTS),
  instructions: nullable(json(Type.Unsafe<DepositInstructions>(Type.Object({ kind: Type.String() })))),
  provider_order: nullable(text),
  bonus_id: nullable(text),
  proof: nullable(text),
  confirmations: nullable(integer),
  confirmations_needed: nullable(integer),
  request_hash: bytes,
  created_at: instant,
  expires_at: instant,
  sealed_fields: nullable(bytes),
}
const NAMES = Object.keys(DEPOSIT)
  .map((name) => (/_minor$|_id$/.test(name) && !/^(merchant|bonus)/.test(name) ? `d.${name}::text` : `d.${name}`))
  .join(', ')
export type DepositRow = RowOf<typeof DEPOSIT>

const STEP = {
  reference: text,
  number: integer,
  state: text,
  at: instant,
  /** `player`, `platform`, `provider`, or an operator's name. */
  actor: text,
  reason: nullable(text),
  params: json(Type.Record(Type.String(), Type.Unknown())),
}
export type StepRow = RowOf<typeof STEP>

export interface NewDeposit {
  readonly reference: string
  readonly merchantId: string
  readonly memberId: string
  readonly method: string
  readonly connection: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly amountMinor: bigint
  readonly fee: { readonly basisPoints: number; readonly fixedMinor: bigint }
  /** The part of the credited amount that has to be staked before withdrawal, in percent. */
  readonly turnoverPercent: number
  readonly fields: Readonly<Record<string, string>>
  /** The secret part of the fields, sealed; null where there is none. */
  readonly sealedFields?: Buffer | null
  readonly bonusId: string | null
  /** The key of one press of the button: a second call with it gets the first one's deposit. */
  readonly clientKey: string
  /** The hash of the request: the same key with another request is a conflict. */
  readonly requestHash: Buffer
  readonly expiresAt: Date
}

/** How many unpaid deposits of a member may be open at once. */
const MOST_OPEN = 5

/** Begins a deposit, once for its key; null where the member has too many open ones. */
export async function beginDeposit(sql: Sql, deposit: NewDeposit): Promise<DepositRow | null> {
  const { currency, fee } = deposit
  const row = await sql.row(
    allNullable(DEPOSIT),
    `select ${NAMES} from deposit_begin(jsonb_populate_record(null::deposit, $1), $2) d`,
    [
      {
        reference: deposit.reference,
        merchant_id: deposit.merchantId,
        member_id: deposit.memberId,
        method: deposit.method,
        connection: deposit.connection,
        currency: currency.code,
        exponent: currency.exponent,
        amount_minor: String(deposit.amountMinor),
        fee_basis_points: fee.basisPoints,
        fee_fixed_minor: String(fee.fixedMinor),
        turnover_percent: deposit.turnoverPercent,
        fields: deposit.fields,
        sealed_fields: deposit.sealedFields ? `\\x${deposit.sealedFields.toString('hex')}` : null,
        bonus_id: deposit.bonusId,
        client_key: deposit.clientKey,
        request_hash: `\\x${deposit.requestHash.toString('hex')}`,
        expires_at: deposit.expiresAt,
      },
      MOST_OPEN,
    ],
  )
  sql.notify('events')
  // Reading a composite that is null gives null in each of its columns.
  return row?.reference == null ? null : (row as DepositRow)
}

/** Seals fields that were stored in clear text. */
export async function sealDepositFields(
  sql: Sql,
  merchantId: string,
  reference: string,
  fields: Readonly<Record<string, string>>,
  sealedFields: Buffer,
): Promise<void> {
  await sql.run(
    'update deposit set fields = $3, sealed_fields = $4 where reference = $2 and merchant_id = $1 and sealed_fields is null',
    [merchantId, reference, JSON.stringify(fields), sealedFields],
  )
}

/** Whether a press has begun a deposit already. */
export async function hasBegunDeposit(sql: Sql, merchantId: string, memberId: string, clientKey: string) {
  const row = await sql.row(
    { is_begun: boolean },
    `select exists (select from deposit where member_id = $2 and client_key = $3 and merchant_id = $1) as is_begun`,
    [merchantId, memberId, clientKey],
  )
  return row!.is_begun
}

/** The provider's answer to a new deposit. */
export type ProviderAnswer =
  | {
      readonly state: 'started'
      readonly providerOrder: string | null
      readonly instructions: DepositInstructions
      /** The amount to pay, where it differs from the deposit's. */
      readonly payableMinor: bigint | null
    }
  | { readonly state: 'refused' | 'unknown'; readonly reason: string }

export async function recordAnswer(sql: Sql, merchantId: string, reference: string, answer: ProviderAnswer) {
  const started = answer.state === 'started' ? answer : null
  await sql.run('select deposit_answered($1, $2, $3, $4, $5, $6, $7)', [
    merchantId,
    reference,
    answer.state,
    started?.providerOrder ?? null,
    started?.instructions ?? null,
    started?.payableMinor ?? null,
    'reason' in answer ? answer.reason : null,
  ])
  sql.notify('events')
}

/** A deposit of a merchant; null where there is none, or it is another member's. */
export async function depositOf(
  sql: Sql,
  merchantId: string,
  reference: string,
  memberId: string | null = null,
): Promise<DepositRow | null> {
  return sql.row(
    DEPOSIT,
    `select ${NAMES} from deposit d
      where d.reference = $2 and d.merchant_id = $1 and ($3::bigint is null or d.member_id = $3)`,
    [merchantId, reference, memberId],
  )
}

/** A member's deposits, the latest first, after one of them. */
export async function depositsOf(
  sql: Sql,
  merchantId: string,
  memberId: string,
  { before, limit, open = false }: { readonly before?: string; readonly limit: number; readonly open?: boolean },
): Promise<readonly DepositRow[]> {
  return sql.rows(
    DEPOSIT,
    `select ${NAMES} from deposit d
      where d.member_id = $2 and d.merchant_id = $1
        and ($3::text is null or (d.created_at, d.reference) <
             (select b.created_at, b.reference from deposit b where b.reference = $3 and b.member_id = $2))
        and (not $5 or d.state in ('created', 'confirming', 'review') or (d.state = 'awaiting' and d.expires_at > now()))
      order by d.created_at desc, d.reference desc limit $4`,
    [merchantId, memberId, before ?? null, limit, open],
  )
}

/** The steps of some orders, by reference, the first step first. */
export async function stepsOf(
  sql: Sql,
  merchantId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly StepRow[]>> {
  const rows = await sql.rows(
    STEP,
    `select reference, number, state, at, actor, reason, params from payment_step
      where reference = any ($2) and merchant_id = $1 order by reference, number`,
    [merchantId, references],
  )
  return Map.groupBy(rows, ({ reference }) => reference)
}

/** The way to pay that a member used last; null for none. */
export async function lastMethodOf(sql: Sql, merchantId: string, memberId: string): Promise<string | null> {
  const row = await sql.row(
    { method: text },
    `select method from deposit where member_id = $2 and merchant_id = $1 order by created_at desc, reference desc limit 1`,
    [merchantId, memberId],
  )
  return row?.method ?? null
}

/** Ends a deposit by its member or because its time is over. Answers whether it was still open. */
export async function endDeposit(
  sql: Sql,
  merchantId: string,
  reference: string,
  end: { readonly state: 'cancelled'; readonly memberId: string } | { readonly state: 'expired' },
): Promise<boolean> {
  const row = await sql.row({ ended: boolean }, 'select deposit_end($1, $2, $3, $4) as ended', [
    merchantId,
    reference,
    end.state === 'cancelled' ? end.memberId : null,
    end.state,
  ])
  sql.notify('events')
  return row!.ended
}

const PROVED = oneOf(['OK', 'NOT_FOUND', 'PAYMENT_STATE_CHANGED', 'PROOF_TAKEN'])

/** Records the transaction's number that a member states as proof of payment. */
export async function proveDeposit(sql: Sql, merchantId: string, reference: string, memberId: string, proof: string) {
  const row = await sql.row({ proved: PROVED }, 'select deposit_prove($1, $2, $3, $4) as proved', [
    merchantId,
    reference,
    memberId,
    proof,
  ])
  sql.notify('events')
  return row!.proved
}

const DECIDED = oneOf(['OK', 'NOT_FOUND', 'PAYMENT_STATE_CHANGED'])

/** Assigns money without an owner to a deposit, by an operator. */
export async function matchReceipt(
  sql: Sql,
  receipt: { readonly merchantId: string; readonly connectionId: string; readonly providerRef: string },
  reference: string,
  operator: string,
) {
  const row = await sql.row({ decided: DECIDED }, 'select deposit_match($1, $2, $3, $4, $5) as decided', [
    receipt.merchantId,
    receipt.connectionId,
    receipt.providerRef,
    reference,
    operator,
  ])
  sql.notify('events')
  return row!.decided
}

/** Ends a deposit for which no money came, by an operator. */
export async function rejectDeposit(sql: Sql, merchantId: string, reference: string, operator: string, reason: string) {
  const row = await sql.row({ decided: DECIDED }, 'select deposit_reject($1, $2, $3, $4) as decided', [
    merchantId,
    reference,
    operator,
    reason,
  ])
  sql.notify('events')
  return row!.decided
}
