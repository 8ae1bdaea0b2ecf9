import { bigint, instant, integer, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

const ORDER = {
  id: text,
  merchant_id: text,
  member_id: text,
  vendor: text,
  game: text,
  currency: text,
  exponent: integer,
  rounds: integer,
  stake_minor: bigint,
  state: oneOf(['wanted', 'ending']),
  tries: integer,
  expires_at: instant,
}
/** Free rounds that their vendor has yet to give or to end. */
export type DueFreeRounds = RowOf<typeof ORDER>

/** The orders of all merchants of which a vendor has to be told something now, those that wait longest first. */
export async function dueFreeRounds(all: Sql, limit: number) {
  return all.rows(
    { id: text, merchantId: text },
    `select id, merchant_id as "merchantId" from free_rounds
      where state in ('wanted', 'ending') and next_at <= clock_timestamp() order by next_at limit $1`,
    [limit],
  )
}

/** The merchants with free rounds whose time is over. */
export async function merchantsWithLateRounds(all: Sql): Promise<readonly string[]> {
  const rows = await all.rows(
    { id: text },
    `select distinct merchant_id as id from free_rounds where state in ('wanted', 'open') and expires_at <= clock_timestamp()`,
  )
  return rows.map(({ id }) => id)
}

/** Begins a try to tell the vendor; null where it is not due any more. Whoever finds it later tries later. */
export async function tryFreeRounds(sql: Sql, merchantId: string, id: string): Promise<DueFreeRounds | null> {
  return sql.row(
    ORDER,
    `select id, merchant_id, member_id::text, vendor, game, currency, exponent, rounds, stake_minor::text, state, tries, expires_at
       from free_rounds_try($1, $2)`,
    [merchantId, id],
  )
}

/** What the vendor made of an order; in the caller's transaction. */
export async function answerFreeRounds(
  sql: Sql,
  merchantId: string,
  id: string,
  { isOpen, refusal }: { readonly isOpen: boolean; readonly refusal: string | null },
): Promise<void> {
  await sql.run('select free_rounds_answered($1, $2, $3, $4)', [merchantId, id, isOpen, refusal])
  sql.notify('events')
}

/** Ends rounds whose time is over; in the caller's transaction. */
export async function expireFreeRounds(sql: Sql, merchantId: string): Promise<void> {
  await sql.run('select free_rounds_expire($1, 500)', [merchantId])
  sql.notify('events')
}
