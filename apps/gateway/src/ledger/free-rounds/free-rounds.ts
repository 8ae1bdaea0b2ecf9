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

/** The orders of all merchants to send to their vendors now, the longest-waiting first. */
export async function dueFreeRounds(all: Sql, limit: number) {
  return all.rows(
    { id: text, merchantId: text },
    `select id, merchant_id as "merchantId" from free_rounds
      where state in ('wanted', 'ending') and next_at <= clock_timestamp() order by next_at limit $1`,
    [limit],
  )
}

/** The merchants with expired free rounds. */
export async function merchantsWithLateRounds(all: Sql): Promise<readonly string[]> {
  const rows = await all.rows(
    { id: text },
    `select distinct merchant_id as id from free_rounds where state in ('wanted', 'open') and expires_at <= clock_timestamp()`,
  )
  return rows.map(({ id }) => id)
}

/** Begins a try to send an order; null where it is no longer due. Another gateway that finds it tries later. */
export async function tryFreeRounds(sql: Sql, merchantId: string, id: string): Promise<DueFreeRounds | null> {
  return sql.row(
    ORDER,
    `select id, merchant_id, member_id::text, vendor, game, currency, exponent, rounds, stake_minor::text, state, tries, expires_at
       from free_rounds_try($1, $2)`,
    [merchantId, id],
  )
}

/** Records the vendor's answer about an order; in the caller's transaction. */
export async function answerFreeRounds(
  sql: Sql,
  merchantId: string,
  id: string,
  { isOpen, refusal }: { readonly isOpen: boolean; readonly refusal: string | null },
): Promise<void> {
  await sql.run('select free_rounds_answered($1, $2, $3, $4)', [merchantId, id, isOpen, refusal])
  sql.notify('events')
}

/** Ends expired free rounds; in the caller's transaction. */
export async function expireFreeRounds(sql: Sql, merchantId: string): Promise<void> {
  await sql.run('select free_rounds_expire($1, 500)', [merchantId])
  sql.notify('events')
}
