import { LiveryError } from '@livery/contract/errors'
import { instant, integer } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** So many of something within a window, which begins with the first of them. */
export interface Budget {
  readonly key: string
  readonly most: number
  readonly windowMs: number
}

/**
 * Takes one of each budget, before what they are for is done: of tries made at once no more pass than of tries in a row.
 * The first that is used up refuses, and nothing is taken of those behind it: name first what is somebody's own, so that
 * who is refused uses up nothing of what others share.
 * @returns whether it was the last one of any
 * @throws `refusal` of the moment when there is some again; TOO_MANY_REQUESTS (minutes) by itself
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
    if (count === null) throw refusal(await endOf(sql, merchantId, budget.key))
    last ||= count === budget.most
  }
  return { last }
}

/** How many are taken with this one; null where there is none left, which writes nothing. */
async function spendOne(sql: Sql, merchantId: string, { key, most, windowMs }: Budget) {
  const rows = await sql.rows(
    { failures: integer },
    `insert into login_throttle as t (merchant_id, key, failures, until)
     values ($1, $2, 1, now() + make_interval(secs => $4::float8 / 1000))
     on conflict (merchant_id, key) do update
        set failures = case when t.until > now() then t.failures + 1 else 1 end,
            until = case when t.until > now() then t.until else excluded.until end
      where t.until <= now() or t.failures < $3
     returning failures`,
    [merchantId, key, most, windowMs],
  )
  return rows[0]?.failures ?? null
}

async function endOf(sql: Sql, merchantId: string, key: string): Promise<Date> {
  const rows = await sql.rows(
    { until: instant },
    'select until from login_throttle where merchant_id = $1 and key = $2',
    [merchantId, key],
  )
  return rows[0]?.until ?? new Date()
}

function tooMany(until: Date): LiveryError {
  return new LiveryError('TOO_MANY_REQUESTS', { params: { minutes: minutesUntil(until) } })
}

/** Puts back what turned out not to count. */
export async function giveBack(sql: Sql, merchantId: string, keys: readonly string[]): Promise<void> {
  await sql.run(
    `update login_throttle set failures = failures - 1
      where merchant_id = $1 and key = any($2) and failures > 0 and until > now()`,
    [merchantId, keys],
  )
}

/** Forgets all that was taken of a budget: who was right begins anew. */
export async function forget(sql: Sql, merchantId: string, key: string): Promise<void> {
  await sql.run('delete from login_throttle where merchant_id = $1 and key = $2', [merchantId, key])
}

/** Whole minutes until a moment, at least one: what a reader is told to wait. */
export function minutesUntil(until: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000))
}
