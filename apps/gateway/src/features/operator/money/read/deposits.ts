import { DEPOSIT_STATES, type DepositState } from '@livery/contract/cashier/deposits'
import Type from 'typebox'
import { bigint, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { merchantValue, ofMerchant, type Selection } from './place.ts'

const DEPOSIT = {
  reference: text,
  merchant_id: text,
  member_id: text,
  account: text,
  method: text,
  connection: text,
  currency: text,
  exponent: integer,
  amount_minor: bigint,
  payable_minor: bigint,
  received_minor: bigint,
  credited_minor: bigint,
  state: oneOf(DEPOSIT_STATES),
  /** The player's input; only the end of secret values. */
  fields: json(Type.Record(Type.String(), Type.String())),
  proof: nullable(text),
  provider_order: nullable(text),
  created_at: instant,
  expires_at: instant,
  /** The reason of its last step. */
  reason: nullable(text),
  place: text,
}
export type DepositRow = RowOf<typeof DEPOSIT>

const columns = (place: string) => `d.reference, d.merchant_id, d.member_id::text, m.account, d.method, d.connection,
  d.currency, d.exponent, d.amount_minor::text, d.payable_minor::text, d.received_minor::text, d.credited_minor::text,
  d.state, d.fields, d.proof, d.provider_order, d.created_at, d.expires_at, ${place}::text as place`
const LAST_REASON = `(select s.reason from payment_step s where s.reference = d.reference order by s.number desc limit 1) as reason`

/** The deposits in a state, the oldest first. */
export async function depositsIn(sql: Sql, state: DepositState, selection: Selection): Promise<readonly DepositRow[]> {
  return sql.rows(
    DEPOSIT,
    `select ${columns('d.created_at')}, ${LAST_REASON} from (
       select * from deposit
        where state = $1 and (created_at, reference) > ($2::timestamptz, $3)${ofMerchant(selection, 'merchant_id', 5)}
        order by created_at, reference limit $4) d
       join member m on m.id = d.member_id
      order by d.created_at, d.reference`,
    [state, selection.after.at, selection.after.name, selection.limit, ...merchantValue(selection)],
  )
}

/** Deposits for which another amount came and that were credited by rule; the newest first. */
export async function creditedOtherwise(sql: Sql, selection: Selection): Promise<readonly DepositRow[]> {
  const after = selection.after.at === '-infinity' ? 'infinity' : selection.after.at
  return sql.rows(
    DEPOSIT,
    `select ${columns('s.at')}, s.reason from (
       select reference, at, reason from payment_step
        where direction = 'deposit' and reason in ('late', 'under', 'over', 'again')
          and (at, reference) < ($1::timestamptz, $2)${ofMerchant(selection, 'merchant_id', 4)}
        order by at desc, reference desc limit $3) s
       join deposit d on d.reference = s.reference join member m on m.id = d.member_id
      order by s.at desc, s.reference desc`,
    [after, selection.after.name, selection.limit, ...merchantValue(selection)],
  )
}

export async function depositOf(sql: Sql, reference: string): Promise<DepositRow | null> {
  return sql.row(
    DEPOSIT,
    `select ${columns('d.created_at')}, ${LAST_REASON} from deposit d join member m on m.id = d.member_id where d.reference = $1`,
    [reference],
  )
}

/** A player's deposits, the newest first. */
export async function depositsOf(sql: Sql, merchantId: string, memberId: string): Promise<readonly DepositRow[]> {
  return sql.rows(
    DEPOSIT,
    `select ${columns('d.created_at')}, ${LAST_REASON} from deposit d join member m on m.id = d.member_id
      where d.member_id = $2 and d.merchant_id = $1 order by d.created_at desc, d.reference desc limit 20`,
    [merchantId, memberId],
  )
}
