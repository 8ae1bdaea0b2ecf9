import { createHash } from 'node:crypto'
import type { Database } from '../platform/database/connect.ts'

export interface Deposit {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly amountMinor: bigint
  /** The same key again answers the first deposit; with another amount or member it is refused. */
  readonly key: string
}

/** What a deposit did; `balanceMinor` is the balance right after it. */
export type DepositResult =
  | { readonly status: 'OK'; readonly postingId: string; readonly balanceMinor: bigint }
  | { readonly status: 'CONFLICT' }

/** Brings money from outside into a player's account, once for its key. */
export async function deposit(database: Database, request: Deposit): Promise<DepositResult> {
  const { merchantId, memberId, currency, amountMinor, key } = request
  const hash = createHash('sha256').update(`deposit ${memberId} ${currency.code} ${amountMinor}`).digest()
  const { rows } = await database.pool.query<{ posted: LedgerResult }>(
    `SELECT ledger_post($1, 'deposit', 'deposit:' || $2::text, $3,
              ARRAY[ledger_account_id($1, $4, $5, 'player', $6::bigint::text),
                    ledger_shared_account_id($1, $4, $5, 'cash', $6::bigint)],
              ARRAY[$7::bigint, -$7::bigint], '{}') AS posted`,
    [merchantId, key, hash, currency.code, currency.exponent, memberId, amountMinor],
  )
  database.commits.emit('events')
  const { posted } = rows[0]!
  if (posted.status !== 'OK') return { status: 'CONFLICT' }
  return { status: 'OK', postingId: posted.postingId, balanceMinor: BigInt(posted.entries[0]!.balance) }
}

/** The answer of the SQL function `ledger_post`; numbers as decimal strings of minor units. */
type LedgerResult =
  | {
      readonly status: 'OK'
      readonly postingId: string
      readonly entries: readonly { readonly account: string; readonly amount: string; readonly balance: string }[]
    }
  | { readonly status: 'CONFLICT' | 'INSUFFICIENT_FUNDS' }
