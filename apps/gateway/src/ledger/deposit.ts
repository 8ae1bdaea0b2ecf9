import { createHash } from 'node:crypto'
import Type from 'typebox'
import { json } from '../platform/database/row.ts'
import type { Sql } from '../platform/database/sql.ts'
import { playerAccountId } from './player-account.ts'

export interface Deposit {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly amountMinor: bigint
  /** A repeated call with the same key gets the first one's answer; with another amount or member it is refused. */
  readonly key: string
}

/** The result of a deposit; `balanceMinor` is the balance right after it. */
export type DepositResult =
  | { readonly status: 'OK'; readonly postingId: string; readonly balanceMinor: bigint }
  | { readonly status: 'CONFLICT' }
  /** The balance would exceed eighteen digits. */
  | { readonly status: 'LIMIT_EXCEEDED' }

const Entry = Type.Object({ account: Type.String(), amount: Type.String(), balance: Type.String() })
/** The answer of the SQL function `ledger_post`; numbers are decimal strings of minor units. */
const POSTED = json(
  Type.Union([
    Type.Object({ status: Type.Literal('OK'), postingId: Type.String(), entries: Type.Tuple([Entry, Entry]) }),
    Type.Object({ status: Type.Literal('CONFLICT') }),
    Type.Object({ status: Type.Literal('INSUFFICIENT_FUNDS') }),
    Type.Object({ status: Type.Literal('LIMIT_EXCEEDED') }),
  ]),
)
const ACCOUNT_ID = playerAccountId({ merchantId: '$1', currency: '$4', exponent: '$5', memberId: '$6' })

/** Deposits money into a player's account, once for each key. */
export async function deposit(sql: Sql, request: Deposit): Promise<DepositResult> {
  const { merchantId, memberId, currency, amountMinor, key } = request
  const hash = createHash('sha256').update(`deposit ${memberId} ${currency.code} ${amountMinor}`).digest()
  const rows = await sql.rows(
    { posted: POSTED },
    `select ledger_post($1, 'deposit', 'deposit:' || $2::text, $3,
              array[${ACCOUNT_ID},
                    ledger_shared_account_id($1, $4, $5, 'cash', $6::bigint)],
              array[$7::bigint, -$7::bigint], '{}') as posted`,
    [merchantId, key, hash, currency.code, currency.exponent, memberId, amountMinor],
  )
  sql.notify('events')
  const posted = rows[0]?.posted
  if (posted?.status === 'LIMIT_EXCEEDED') return { status: 'LIMIT_EXCEEDED' }
  if (posted?.status !== 'OK') return { status: 'CONFLICT' }
  return { status: 'OK', postingId: posted.postingId, balanceMinor: BigInt(posted.entries[0].balance) }
}
