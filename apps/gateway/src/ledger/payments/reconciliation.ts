import type { SettlementLine } from '@livery/contract/payments/adapter'
import { toMinor } from '@livery/locale/amount'
import Type from 'typebox'
import {
  bigint,
  boolean,
  instant,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  text,
} from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { decimalsOf } from './deposit-facts.ts'
import type { FactSource } from './fact-source.ts'

const SUMMARY = json(
  Type.Object({ lines: Type.Integer(), matched: Type.Integer(), again: Type.Optional(Type.Literal(true)) }),
)

type Account = Pick<FactSource, 'merchant' | 'connectionId'> & {
  /** The ways to pay that go over the account. */
  readonly methodIds: readonly string[]
}

/**
 * Compares a provider's list of a day (UTC, `2026-11-24`) with the books, once, and posts what was settled. Throws
 * where a line has an unknown currency, or an amount with too many decimals for it.
 *
 * @returns the number of lines, and of lines that agree
 */
export async function reconcileDay(
  sql: Sql,
  { merchant, connectionId, methodIds }: Account,
  day: string,
  lines: readonly SettlementLine[],
): Promise<{ readonly lines: number; readonly matched: number }> {
  const inMinor = lines.map((line) => {
    const exponent = decimalsOf(line.currency, merchant.currency)
    if (exponent === null)
      throw new Error(`a provider’s list has the currency ${line.currency}, which is not known here`)
    const [amount, cost] = [toMinor(line.amount, exponent), toMinor(line.cost, exponent)].map(String)
    return { ...line, exponent, amount, cost }
  })
  const row = await sql.row({ summary: SUMMARY }, 'select reconcile_day($1, $2, $3, $4::date, $5) as summary', [
    merchant.id,
    connectionId,
    methodIds,
    day,
    JSON.stringify(inMinor),
  ])
  return row!.summary
}

const DIFFERENCE = {
  id: bigint,
  merchant_id: text,
  connection: text,
  day: text,
  kind: oneOf(['missingOurs', 'missingTheirs', 'amountDiffers', 'duplicate']),
  direction: oneOf(['deposit', 'payout', 'chargeback', 'chargebackReversed', 'payoutReturned']),
  provider_ref: text,
  reference: nullable(text),
  currency: text,
  ours_minor: nullable(bigint),
  theirs_minor: nullable(bigint),
  found_at: instant,
}
export type Difference = RowOf<typeof DIFFERENCE>

/**
 * Open differences between our books and providers' lists, the oldest first; of one account, or of all a scope may see.
 */
export async function openDifferences(
  sql: Sql,
  {
    merchantId = null,
    connectionId = null,
  }: { readonly merchantId?: string | null; readonly connectionId?: string | null },
): Promise<readonly Difference[]> {
  return sql.rows(
    DIFFERENCE,
    `select id::text, merchant_id, connection, day::text, kind, direction, provider_ref, reference, currency,
            ours_minor::text, theirs_minor::text, found_at
       from settlement_difference
      where closed_at is null and ($1::text is null or merchant_id = $1) and ($2::text is null or connection = $2)
      order by found_at, id limit 500`,
    [merchantId, connectionId],
  )
}

/** Closes a difference, by a rule or by an operator with the reason. Answers whether it was open. */
export async function closeDifference(sql: Sql, id: bigint, by: string, resolution: string): Promise<boolean> {
  const closed = await sql.run(
    `update settlement_difference set closed_at = clock_timestamp(), closed_by = $2, resolution = $3
      where id = $1 and closed_at is null`,
    [id, by, resolution],
  )
  return closed > 0
}

/** Opens a difference again that a person had closed. Answers whether there was one. */
export async function reopenDifference(sql: Sql, id: bigint): Promise<boolean> {
  const opened = await sql.run(
    `update settlement_difference set closed_at = null, closed_by = null, resolution = null
      where id = $1 and closed_at is not null and closed_by <> 'rule'`,
    [id],
  )
  return opened > 0
}

/**
 * Whether a merchant's account was ever reconciled, sent a callback or received money, or has orders of the last month
 * that its provider may know.
 */
export async function isAccountUsed(
  sql: Sql,
  account: { readonly merchantId: string; readonly connectionId: string; readonly methodIds: readonly string[] },
): Promise<boolean> {
  const row = await sql.row(
    { used: boolean },
    `select exists (select from reconciliation where merchant_id = $1 and connection = $2)
         or exists (select from payment_event where merchant_id = $1 and connection = $2)
         or exists (select from deposit_receipt where merchant_id = $1 and connection = $2)
         or exists (select from deposit where merchant_id = $1 and connection = $2
                       and state = any ($4::text[]) and created_at > now() - interval '31 days')
         or exists (select from withdrawal where merchant_id = $1 and method = any ($3)
                       and state = any ($5::text[]) and requested_at > now() - interval '31 days') as used`,
    [account.merchantId, account.connectionId, account.methodIds, DEPOSITS_AT_PROVIDER, PAYOUTS_AT_PROVIDER],
  )
  return row!.used
}

/** States of orders that their provider may know. */
const DEPOSITS_AT_PROVIDER = ['awaiting', 'confirming', 'review', 'credited', 'expired', 'disputed']
const PAYOUTS_AT_PROVIDER = ['sent', 'unknown', 'failed', 'paid', 'received', 'returned', 'disputed']

/** The last day of an account that was compared with its provider's list; null for none. */
export async function lastReconciled(sql: Sql, merchantId: string, connectionId: string): Promise<string | null> {
  const row = await sql.row(
    { day: nullable(text), days: integer },
    `select max(day)::text as day, count(*)::int as days from reconciliation where merchant_id = $1 and connection = $2`,
    [merchantId, connectionId],
  )
  return row?.day ?? null
}
