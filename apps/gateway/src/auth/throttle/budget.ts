import type { Database } from '../../db/connect.ts'

/** So many of something within a window, which begins with the first of them. */
export interface Budget {
  readonly key: string
  readonly most: number
  readonly windowMs: number
}

export type Spent = { readonly left: true; readonly count: number } | { readonly left: false; readonly until: Date }

/**
 * Takes one of a budget, before what it is for is done: of tries made at once no more pass than of tries in a row. One
 * that is refused writes nothing.
 */
export async function spend(database: Database, merchantId: string, { key, most, windowMs }: Budget): Promise<Spent> {
  const { rows } = await database.pool.query<{ failures: number }>(
    `insert into login_throttle as t (merchant_id, key, failures, until)
     values ($1, $2, 1, now() + make_interval(secs => $4::float8 / 1000))
     on conflict (merchant_id, key) do update
        set failures = case when t.until > now() then t.failures + 1 else 1 end,
            until = case when t.until > now() then t.until else excluded.until end
      where t.until <= now() or t.failures < $3
     returning failures`,
    [merchantId, key, most, windowMs],
  )
  if (rows[0]) return { left: true, count: rows[0].failures }
  const { rows: spent } = await database.pool.query<{ until: Date }>(
    'select until from login_throttle where merchant_id = $1 and key = $2',
    [merchantId, key],
  )
  return { left: false, until: spent[0]?.until ?? new Date() }
}

/** Puts back what turned out not to count. */
export async function giveBack(database: Database, merchantId: string, keys: readonly string[]): Promise<void> {
  await database.pool.query(
    `update login_throttle set failures = failures - 1
      where merchant_id = $1 and key = any($2) and failures > 0 and until > now()`,
    [merchantId, keys],
  )
}

/** Whole minutes until a moment, at least one: what a reader is told to wait. */
export function minutesUntil(until: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000))
}
