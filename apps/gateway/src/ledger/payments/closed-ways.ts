import { boolean, instant, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** The direction of money in a way to pay. */
export const WAY_DIRECTIONS = ['deposit', 'withdrawal'] as const
export type WayDirection = (typeof WAY_DIRECTIONS)[number]

const CLOSED = {
  merchant_id: text,
  method: text,
  direction: oneOf(WAY_DIRECTIONS),
  closed_by: text,
  reason: text,
  closed_at: instant,
}
export type ClosedWay = RowOf<typeof CLOSED>

/** The ways that an operator has closed: read at each call, so that closing takes effect at once on every gateway. */
export async function closedWays(sql: Sql, merchantId: string, direction: WayDirection): Promise<ReadonlySet<string>> {
  const rows = await sql.rows(
    { method: text },
    'select method from closed_way where merchant_id = $1 and direction = $2',
    [merchantId, direction],
  )
  return new Set(rows.map(({ method }) => method))
}

/** Every closed way of every merchant the scope may see. */
export async function allClosedWays(sql: Sql): Promise<readonly ClosedWay[]> {
  return sql.rows(CLOSED, 'select merchant_id, method, direction, closed_by, reason, closed_at from closed_way')
}

export interface Way {
  readonly merchantId: string
  readonly method: string
  readonly direction: WayDirection
}

/** Closes a way; answers whether it was open. */
export async function closeWay(sql: Sql, way: Way, operator: string, reason: string): Promise<boolean> {
  const row = await sql.row({ is_new: boolean }, 'select way_close($1, $2, $3, $4, $5) as is_new', [
    way.merchantId,
    way.method,
    way.direction,
    operator,
    reason,
  ])
  sql.notify('events')
  return row!.is_new
}

/** Opens a way again; answers whether it was closed. */
export async function openWay(sql: Sql, { merchantId, method, direction }: Way): Promise<boolean> {
  const row = await sql.row({ is_new: boolean }, 'select way_open($1, $2, $3) as is_new', [
    merchantId,
    method,
    direction,
  ])
  sql.notify('events')
  return row!.is_new
}
