import { createHash } from 'node:crypto'
import { oneOf as oneOfWords } from '@livery/contract/schemas'
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
import type { TurnoverOwner, TurnoverWeights } from '../turnover/requirements.ts'
import { accountAbove, shownAccount } from './shown-account.ts'

export interface NewMemberTransfer extends TurnoverOwner {
  readonly direction: 'up' | 'down'
  /** The receiver; null for the agent above. */
  readonly receiverId: string | null
  readonly amountMinor: bigint
  readonly reference: string
  /** The browser's key of the request. */
  readonly key: string
  readonly weights: TurnoverWeights
  /** The most that may be sent this way on one day; null for no limit. */
  readonly mostDayMinor: bigint | null
  readonly dayBegan: Date
  /** The part of the received amount that has to be staked before it is withdrawn. */
  readonly turnoverPercent: number
}

const MADE = json(
  Type.Union([
    Type.Object({ status: Type.Literal('OK'), reference: Type.String() }),
    Type.Object({
      status: oneOfWords(['CONFLICT', 'NO_UPLINE', 'NOT_BELOW', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED']),
    }),
    Type.Object({ status: Type.Literal('DEBT'), amount: Type.String() }),
    Type.Object({ status: Type.Literal('LOCKED'), amount: Type.String(), most: Type.String() }),
    Type.Object({ status: Type.Literal('DAY'), most: Type.String() }),
  ]),
)

/**
 * Moves money between two members of one team, with its record and both events; see the SQL function
 * `member_transfer_make`.
 */
export async function makeMemberTransfer(sql: Sql, transfer: NewMemberTransfer) {
  const { merchantId, memberId, currency, direction, receiverId, amountMinor, reference, key } = transfer
  const hash = createHash('sha256').update(`${direction} ${receiverId} ${amountMinor}`).digest()
  const row = await sql.row(
    { made: MADE },
    'select member_transfer_make($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as made',
    [
      ...[merchantId, memberId, receiverId, direction, currency.code, currency.exponent, amountMinor, reference, key],
      ...[hash, JSON.stringify(transfer.weights), transfer.mostDayMinor, transfer.dayBegan, transfer.turnoverPercent],
    ],
  )
  sql.notify('events')
  return row!.made
}

const TRANSFER = {
  reference: text,
  direction: oneOf(['up', 'down']),
  is_sent: boolean,
  other: text,
  exponent: integer,
  amount_minor: bigint,
  needed_minor: nullable(bigint),
  at: instant,
}
type MemberTransferRow = RowOf<typeof TRANSFER>

const STAKED_FIRST = `left join turnover_requirement r on r.source_reference = t.reference and r.source_kind = 'transfer' and r.merchant_id = t.merchant_id`

/** The latest transfers that a member sent or received, the newest first. */
export function latestMemberTransfers(
  sql: Sql,
  { merchantId, memberId }: Pick<TurnoverOwner, 'merchantId' | 'memberId'>,
  limit: number,
): Promise<readonly MemberTransferRow[]> {
  // An agent sees a downline's account; a downline sees just enough of the agent's to identify it.
  const part = (mine: string, other: string) => `(
    select t.reference, t.direction, t.${mine} = t.sender_id as is_sent, 
           case when t.direction = ${mine === 'sender_id' ? `'down'` : `'up'`} then ${shownAccount('m')} else ${accountAbove('m')} end as other, t.exponent,
           t.amount_minor::text, r.needed_minor::text, t.at
      from member_transfer t join member m on m.id = t.${other} and m.merchant_id = t.merchant_id
      ${STAKED_FIRST}
     where t.${mine} = $2::bigint and t.merchant_id = $1 order by t.at desc limit $3)`
  return sql.rows(
    TRANSFER,
    `select * from (${part('sender_id', 'receiver_id')} union all ${part('receiver_id', 'sender_id')}) both_ends
      order by at desc limit $3`,
    [merchantId, memberId, limit],
  )
}

/** The amounts a member has sent up and down since a moment. */
export async function sentSince(
  sql: Sql,
  { merchantId, memberId }: Pick<TurnoverOwner, 'merchantId' | 'memberId'>,
  since: Date,
): Promise<{ readonly up: bigint; readonly down: bigint }> {
  const row = await sql.row(
    { up: bigint, down: bigint },
    `select coalesce(sum(amount_minor) filter (where direction = 'up'), 0)::text as up,
            coalesce(sum(amount_minor) filter (where direction = 'down'), 0)::text as down
       from member_transfer where sender_id = $2::bigint and merchant_id = $1 and at >= $3`,
    [merchantId, memberId, since],
  )
  return row!
}

/** The receiver of a transfer, with the sender's account in the form the receiver reads, and what has to be staked. */
export async function receiverOf(sql: Sql, merchantId: string, reference: string) {
  return sql.row(
    { receiver: text, sender: text, needed_minor: nullable(bigint) },
    `select t.receiver_id::text as receiver,
            case when t.direction = 'up' then ${shownAccount('m')} else ${accountAbove('m')} end as sender,
            r.needed_minor::text
       from member_transfer t join member m on m.id = t.sender_id and m.merchant_id = t.merchant_id
       ${STAKED_FIRST}
      where t.merchant_id = $1 and t.reference = $2`,
    [merchantId, reference],
  )
}
