import type { Database } from '../db/connect.ts'

/** Failures of one account from one address before a captcha is asked for, and how long they are remembered. */
const CAPTCHA_AFTER = 2
const REMEMBER_MS = 15 * 60_000

/** What failures are counted by. The address is part of it, so that a stranger's tries never lock the owner out. */
export interface ThrottleKey {
  readonly merchantId: string
  readonly account: string
  readonly ip: string
}

function text({ account, ip }: ThrottleKey): string {
  return `${account.toLowerCase()}|${ip}`
}

/** Whether this account, from this address, must now show that a person is typing. */
export async function needsCaptcha(database: Database, key: ThrottleKey): Promise<boolean> {
  const { rows } = await database.pool.query<{ failures: number }>(
    'select failures from login_throttle where merchant_id = $1 and key = $2 and until > now()',
    [key.merchantId, text(key)],
  )
  return (rows[0]?.failures ?? 0) >= CAPTCHA_AFTER
}

/** Counts a failure; returns whether the next try needs a captcha. */
export async function recordFailure(database: Database, key: ThrottleKey): Promise<boolean> {
  const { rows } = await database.pool.query<{ failures: number }>(
    `insert into login_throttle (merchant_id, key, failures, until) values ($1, $2, 1, $3)
     on conflict (merchant_id, key) do update
        set failures = case when login_throttle.until > now() then login_throttle.failures + 1 else 1 end, until = $3
     returning failures`,
    [key.merchantId, text(key), new Date(Date.now() + REMEMBER_MS)],
  )
  return (rows[0]?.failures ?? 0) >= CAPTCHA_AFTER
}

export async function forgetFailures(database: Database, key: ThrottleKey): Promise<void> {
  await database.pool.query('delete from login_throttle where merchant_id = $1 and key = $2', [
    key.merchantId,
    text(key),
  ])
}
