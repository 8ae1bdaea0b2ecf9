import { bigint, instant, integer, nullable, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { merchantValue, ofMerchant, type Selection } from './place.ts'

const DIFFERENCE = {
  id: text,
  merchant_id: text,
  connection: text,
  day: text,
  kind: text,
  direction: text,
  provider_ref: text,
  reference: nullable(text),
  currency: text,
  ours_minor: nullable(bigint),
  theirs_minor: nullable(bigint),
  found_at: instant,
  closed_at: nullable(instant),
  closed_by: nullable(text),
  resolution: nullable(text),
}
export type DifferenceRow = RowOf<typeof DIFFERENCE>
const COLUMNS = `id::text, merchant_id, connection, day::text, kind, direction, provider_ref, reference, currency,
  ours_minor::text, theirs_minor::text, found_at, closed_at, closed_by, resolution`

/** Open differences between the books and the providers' lists, the oldest first. */
export async function openDifferences(sql: Sql, selection: Selection): Promise<readonly DifferenceRow[]> {
  const after = /^\d{1,18}$/.test(selection.after.name) ? selection.after.name : '0'
  return sql.rows(
    DIFFERENCE,
    `select ${COLUMNS} from settlement_difference
      where closed_at is null and id > $1${ofMerchant(selection, 'merchant_id', 3)}
      order by settlement_difference.id limit $2`,
    [after, selection.limit, ...merchantValue(selection)],
  )
}

/** The differences of one account's day, closed ones too. */
export async function differencesOf(
  sql: Sql,
  merchantId: string,
  connection: string,
  day: string,
): Promise<readonly DifferenceRow[]> {
  return sql.rows(
    DIFFERENCE,
    `select ${COLUMNS} from settlement_difference
      where merchant_id = $1 and connection = $2 and day = $3::date order by settlement_difference.id limit 500`,
    [merchantId, connection, day],
  )
}

const DAY = {
  merchant_id: text,
  connection: text,
  day: text,
  lines: integer,
  matched: integer,
  done_at: instant,
  open: integer,
}
export type DayRow = RowOf<typeof DAY>

/** The days that were compared with the providers' lists, the latest first. */
export async function reconciledDays(sql: Sql, merchantId: string | null, days: number): Promise<readonly DayRow[]> {
  return sql.rows(
    DAY,
    `select r.merchant_id, r.connection, r.day::text, r.lines, r.matched, r.done_at,
            (select count(*)::int from settlement_difference x
              where x.closed_at is null and x.merchant_id = r.merchant_id and x.connection = r.connection and x.day = r.day) as open
       from reconciliation r
      where r.day > current_date - $1::int and ($2::text is null or r.merchant_id = $2)
      order by r.day desc, r.merchant_id, r.connection limit 400`,
    [days, merchantId],
  )
}
