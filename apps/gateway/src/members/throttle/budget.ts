import { LiveryError } from '@livery/contract/errors'
import { bigint, integer } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** At most `most` uses within a window, which begins with the first use. */
export interface Budget {
  readonly key: string
  readonly most: number
  readonly windowMs: number
}

/**
 * Counts one use of each budget, before the action, so that parallel tries are limited like tries in a row. It stops at
 * the first budget that is used up: name the caller's own budgets before shared ones, so that a refused caller does not
 * use up the shared ones.
 * @returns whether it was the last use of any of them
 * @throws `refusal`, given the moment the budget is free again; by default TOO_MANY_REQUESTS (minutes)
 */
export async function spend(
  sql: Sql,
  merchantId: string,
  budgets: readonly Budget[],
  refusal: (until: Date) => LiveryError = tooMany,
): Promise<{ readonly last: boolean }> {
  let last = false
  for (const budget of budgets) {
    const count = await spendOne(sql, merchantId, budget)
    if (count === null) throw refusal(await endOf(sql, merchantId, budget))
    last ||= count === budget.most
  }
  return { last }
}

/** As `spend`, but a refusal is no error: answers whether each budget had a use left. */
export async function trySpend(sql: Sql, merchantId: string, budgets: readonly Budget[]): Promise<boolean> {
  try {
    await spend(sql, merchantId, budgets)
    return true
  } catch (error) {
    if (error instanceof LiveryError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/**
 * The number of uses including this one; null when the budget is used up, and then nothing is written. Only the
 * database's clock counts, which all gateways share. No window ends later than its length from now: where one seems to,
 * that clock was set back since.
 */
async function spendOne(sql: Sql, merchantId: string, { key, most, windowMs }: Budget) {
  const rows = await sql.rows(
    { failures: integer },
    `insert into login_throttle as t (merchant_id, key, failures, until)
     values ($1, $2, 1, now() + make_interval(secs => $4::float8 / 1000))
     on conflict (merchant_id, key) do update
        set failures = case when t.until > now() then t.failures + 1 else 1 end,
            until = case when t.until > now() then least(t.until, excluded.until) else excluded.until end
      where t.until <= now() or t.failures < $3
     returning failures`,
    [merchantId, key, most, windowMs],
  )
  return rows[0]?.failures ?? null
}

/** When a budget that is used up is free again, by this process's clock. */
async function endOf(sql: Sql, merchantId: string, { key, windowMs }: Budget): Promise<Date> {
  const row = await sql.row(
    { left_ms: bigint },
    `with set_back as (
       update login_throttle set until = now() + make_interval(secs => $3::float8 / 1000)
        where merchant_id = $1 and key = $2 and until > now() + make_interval(secs => $3::float8 / 1000))
     select (extract(epoch from least(until - now(), make_interval(secs => $3::float8 / 1000))) * 1000)::bigint as left_ms
       from login_throttle where merchant_id = $1 and key = $2`,
    [merchantId, key, windowMs],
  )
  return new Date(Date.now() + Math.max(0, Number(row?.left_ms ?? 0n)))
}

/** When a budget that is used up is free again; null where there are uses left. */
export async function usedUpUntil(sql: Sql, merchantId: string, { key, most, windowMs }: Budget): Promise<Date | null> {
  const row = await sql.row(
    { left_ms: bigint },
    `select (extract(epoch from least(until - now(), make_interval(secs => $4::float8 / 1000))) * 1000)::bigint as left_ms
       from login_throttle where merchant_id = $1 and key = $2 and failures >= $3 and until > now()`,
    [merchantId, key, most, windowMs],
  )
  return row && new Date(Date.now() + Number(row.left_ms))
}

function tooMany(until: Date): LiveryError {
  return new LiveryError('TOO_MANY_REQUESTS', { params: { minutes: minutesUntil(until) } })
}

/** Takes back uses that should not count. */
export async function giveBack(sql: Sql, merchantId: string, keys: readonly string[]): Promise<void> {
  await sql.run(
    `update login_throttle set failures = failures - 1
      where merchant_id = $1 and key = any($2) and failures > 0 and until > now()`,
    [merchantId, keys],
  )
}

/** Resets a budget after a successful try. */
export async function forget(sql: Sql, merchantId: string, key: string): Promise<void> {
  await sql.run('delete from login_throttle where merchant_id = $1 and key = $2', [merchantId, key])
}

/** Whole minutes until a moment, at least one, for the text that tells a reader how long to wait. */
export function minutesUntil(until: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000))
}
