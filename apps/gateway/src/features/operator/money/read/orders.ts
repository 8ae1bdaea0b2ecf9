import type { OrderState } from '@livery/contract/rewards/points/words'
import Type from 'typebox'
import { bytes, instant, integer, json, nullable, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { merchantValue, ofMerchant, type Selection } from './place.ts'

const ORDER = {
  id: text,
  merchant_id: text,
  member_id: text,
  account: text,
  item_id: text,
  kind: text,
  name: json(Type.Record(Type.String(), Type.String())),
  points: integer,
  state: text,
  sealed_address: nullable(bytes),
  reason: nullable(text),
  tracking: nullable(text),
  decided_by: nullable(text),
  made_at: instant,
  moved_at: instant,
  place: text,
}
/** An order of a points mall. */
export type OrderRow = RowOf<typeof ORDER>
const COLUMNS = `o.id, o.merchant_id, o.member_id::text, m.account, o.item_id, o.kind, o.name, o.points::int, o.state, o.sealed_address,
  o.reason, o.tracking, o.decided_by, o.made_at, o.moved_at, o.made_at::text as place`

/** Orders in a state, the oldest first. */
export async function ordersIn(sql: Sql, state: OrderState, selection: Selection): Promise<readonly OrderRow[]> {
  return sql.rows(
    ORDER,
    `select ${COLUMNS} from point_order o join member m on m.merchant_id = o.merchant_id and m.id = o.member_id
      where o.state = $4 and (o.made_at, o.id) > ($1::timestamptz, $2)${ofMerchant(selection, 'o.merchant_id', 5)}
      order by o.made_at, o.id limit $3`,
    [selection.after.at, selection.after.name, selection.limit, state, ...merchantValue(selection)],
  )
}

export async function orderOf(sql: Sql, id: string): Promise<OrderRow | null> {
  return sql.row(
    ORDER,
    `select ${COLUMNS} from point_order o join member m on m.merchant_id = o.merchant_id and m.id = o.member_id where o.id = $1`,
    [id],
  )
}

const EARNED = {
  source: text,
  key: text,
  kind: text,
  amount_minor: text,
  points: integer,
  per_minor: text,
  micro: text,
  version: text,
  at: instant,
}
/** The reason for a player's points: a fact, and the rate that was applied. */
export type EarnedRow = RowOf<typeof EARNED>

/** The latest facts that gave points to a player. */
export async function earnedBy(
  sql: Sql,
  merchantId: string,
  memberId: string,
  limit: number,
): Promise<readonly EarnedRow[]> {
  return sql.rows(
    EARNED,
    `select source, key, kind, amount_minor::text, points, per_minor::text, micro::text, version, at
       from point_accrual where member_id = $2 and merchant_id = $1 order by at desc, key limit $3`,
    [merchantId, memberId, limit],
  )
}
