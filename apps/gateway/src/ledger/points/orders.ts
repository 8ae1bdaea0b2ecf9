import { ITEM_KINDS, ITEM_PICTURES, ORDER_STATES, type OrderState } from '@livery/contract/rewards/points/words'
import Type from 'typebox'
import { bigint, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { publishEvent } from '../../platform/events/publish.ts'

/** An order in the form that the SQL function `point_order_make` takes. */
export interface NewOrder {
  readonly id: string
  readonly merchantId: string
  readonly memberId: string
  readonly itemId: string
  readonly kind: (typeof ITEM_KINDS)[number]
  readonly picture: string
  /** By language. */
  readonly name: Readonly<Record<string, string>>
  readonly points: number
  readonly sealedAddress: Buffer | null
  readonly clientKey: string
  readonly requestHash: Buffer
  /** For a physical item the number of pieces that ever existed. */
  readonly stock: number | null
  readonly most: number | null
}

const MADE = json(
  Type.Object({
    status: Type.Enum(['OK', 'ALREADY', 'CONFLICT', 'most', 'points', 'gone'] as const),
    order: Type.Optional(Type.String()),
  }),
)

const hex = (bytes: Buffer | null) => (bytes === null ? null : `\\x${bytes.toString('hex')}`)

/** Orders an item, once for the member's key. */
export async function makeOrder(sql: Sql, order: NewOrder) {
  const row = await sql.row(
    { made: MADE },
    'select point_order_make(jsonb_populate_record(null::point_order, $1), $2, $3) as made',
    [
      JSON.stringify({
        id: order.id,
        merchant_id: order.merchantId,
        member_id: order.memberId,
        item_id: order.itemId,
        kind: order.kind,
        picture: order.picture,
        name: order.name,
        points: order.points,
        sealed_address: hex(order.sealedAddress),
        client_key: order.clientKey,
        request_hash: hex(order.requestHash),
      }),
      order.stock,
      order.most,
    ],
  )
  return row!.made
}

const MOVED = ['OK', 'NOT_FOUND', 'WRONG_STATE'] as const

/** Moves an order on from one of some states, and informs its member; a rejected order returns its points. */
export async function moveOrder(
  sql: Sql,
  merchantId: string,
  id: string,
  move: {
    readonly from: readonly OrderState[]
    readonly to: OrderState
    readonly operator: string
    readonly reason?: string
    readonly tracking?: string
  },
): Promise<(typeof MOVED)[number]> {
  const row = await sql.row({ did: oneOf(MOVED) }, 'select point_order_move($1, $2, $3, $4, $5, $6, $7) as did', [
    merchantId,
    id,
    move.from,
    move.to,
    move.operator,
    move.reason ?? null,
    move.tracking ?? null,
  ])
  if (row!.did === 'OK') await tellMoved(sql, merchantId, id, move.to)
  return row!.did
}

async function tellMoved(sql: Sql, merchantId: string, id: string, state: OrderState): Promise<void> {
  const order = await sql.row(
    { memberId: text },
    'select member_id::text as "memberId" from point_order where id = $1 and merchant_id = $2',
    [id, merchantId],
  )
  if (!order) return
  const event = { kind: 'order', id, state, at: new Date().toISOString() } as const
  await publishEvent(sql, { merchantId, memberId: order.memberId }, event)
}

const ORDER = {
  id: text,
  itemId: text,
  kind: oneOf(ITEM_KINDS),
  picture: oneOf(ITEM_PICTURES),
  name: json(Type.Record(Type.String(), Type.String())),
  points: integer,
  state: oneOf(ORDER_STATES),
  reason: nullable(text),
  tracking: nullable(text),
  madeAt: instant,
  movedAt: instant,
  place: text,
}
export type OrderRow = RowOf<typeof ORDER>

/** A member's orders, the latest first, from the place where a page continues. */
export async function ordersOf(
  sql: Sql,
  merchantId: string,
  memberId: string,
  before: { readonly at: string; readonly id: string } | null,
  limit: number,
): Promise<readonly OrderRow[]> {
  return sql.rows(
    ORDER,
    `select id, item_id as "itemId", kind, picture, name, points::int, state, reason, tracking, made_at as "madeAt",
            moved_at as "movedAt", made_at::text as place
       from point_order where member_id = $2 and merchant_id = $1
        and ($3::timestamptz is null or (made_at, id) < ($3::timestamptz, $4))
      order by made_at desc, id desc limit $5`,
    [merchantId, memberId, before?.at ?? null, before?.id ?? '', limit],
  )
}

/** How many of each item a member has ordered, without rejected orders. */
export async function hadOf(sql: Sql, merchantId: string, memberId: string) {
  return sql.rows(
    { itemId: text, count: integer },
    `select item_id as "itemId", count(*)::int as count from point_order
      where member_id = $2 and merchant_id = $1 and state <> 'rejected' group by item_id order by item_id`,
    [merchantId, memberId],
  )
}

/** The number of sold pieces of each physical item, and of free codes of each virtual one. */
export async function stocksOf(sql: Sql, merchantId: string) {
  const sold = await sql.rows(
    { itemId: text, count: integer },
    'select item_id as "itemId", sold as count from point_stock where merchant_id = $1',
    [merchantId],
  )
  const codes = await sql.rows(
    { itemId: text, count: integer },
    `select item_id as "itemId", count(*)::int as count from point_code
      where merchant_id = $1 and order_id is null group by item_id`,
    [merchantId],
  )
  const table = (rows: typeof sold) => new Map(rows.map(({ itemId, count }) => [itemId, count]))
  return { sold: table(sold), codes: table(codes) }
}

/** A movement of a member's points. */
const MOVEMENT = {
  posting: text,
  at: instant,
  kind: text,
  by: nullable(text),
  reference: nullable(text),
  points: integer,
  balance: integer,
  version: bigint,
}
export type MovementRow = RowOf<typeof MOVEMENT>

/** The movements of a member's points, the latest first, before the version of the account where a page continues. */
export async function movementsOf(
  sql: Sql,
  merchantId: string,
  memberId: string,
  before: string | null,
  limit: number,
): Promise<readonly MovementRow[]> {
  return sql.rows(
    MOVEMENT,
    `select e.posting_id::text as posting, p.at, p.kind, p.meta ->> 'kind' as by,
            coalesce(p.meta ->> 'order', p.meta ->> 'conversion') as reference, e.amount_minor::int as points,
            e.balance_after::int as balance, e.account_version::text as version
       from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_posting p on p.id = e.posting_id
      where a.merchant_id = $1 and a.currency = 'POINTS' and a.kind = 'points' and a.owner = $2
        and ($3::bigint is null or e.account_version < $3::bigint)
      order by e.account_version desc limit $4`,
    [merchantId, memberId, before, limit],
  )
}
