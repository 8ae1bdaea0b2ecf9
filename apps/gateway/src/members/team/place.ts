import type { Merchant } from '@livery/merchant/merchant'
import { integer, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

interface Place {
  readonly memberId: string
  /** The agent above; null at the top of a tree. */
  readonly uplineId: string | null
  /** In hundredths of a percent. */
  readonly rebateBp: number
  /** The invitation code that was used. */
  readonly code: string | null
}

const PLACED = { status: oneOf(['OK', 'PLACED', 'REBATE_TOO_HIGH']) }

/**
 * Places a member in the tree of agents, once and for ever (docs/decisions/89). A member with a place stays there:
 * `PLACED`. A rebate above the upline's own is refused: `REBATE_TOO_HIGH`.
 */
export async function placeInTeam(
  sql: Sql,
  { id, currency }: Pick<Merchant, 'id' | 'currency'>,
  { memberId, uplineId, rebateBp, code }: Place,
): Promise<RowOf<typeof PLACED>['status']> {
  const row = await sql.row(PLACED, 'select team_place($1, $2::bigint, $3::bigint, $4::int, $5, $6) as status', [
    id,
    memberId,
    uplineId,
    rebateBp,
    code,
    currency.code,
  ])
  return row!.status
}

/** The agent whose team a member is in; null for none. */
export async function uplineOf(sql: Sql, merchantId: string, memberId: string): Promise<string | null> {
  const row = await sql.row(
    { upline: text },
    `select upline_id::text as upline from team_member
      where merchant_id = $1 and member_id = $2::bigint and upline_id is not null`,
    [merchantId, memberId],
  )
  return row?.upline ?? null
}

/** The rebate of a member with a place, in hundredths of a percent. */
export async function rebateOf(sql: Sql, merchantId: string, memberId: string): Promise<number> {
  const row = await sql.row(
    { rebate: integer },
    'select rebate_bp as rebate from team_member where merchant_id = $1 and member_id = $2::bigint',
    [merchantId, memberId],
  )
  return row!.rebate
}
