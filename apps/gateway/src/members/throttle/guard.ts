import { createHash } from 'node:crypto'
import { integer, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { subscriberOf } from '../../platform/http/network.ts'
import { type Budget, forget, giveBack, spend, trySpend } from './budget.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * How many passwords are checked in an hour: of strangers for one account, of one address for all accounts, and of a
 * device on which the owner has signed in before, for that account. A network is not trusted: neighbours share it. One window may follow another directly, so any hour
 * sees at most twice as many: fewer than a hundred (research, S9).
 */
const MOST = { account: 40, address: 40, trusted: 20 }
/** Failures after which a captcha is required. Those of the whole merchant affect strangers only. */
const CAPTCHA_FROM = { pair: 2, account: 10, address: 10, merchant: 300 }
const PAIR_MS = 15 * MINUTE_MS
const MERCHANT_MS = 10 * MINUTE_MS

/** A try to sign in: from where, and to which account. */
export interface Try {
  readonly merchantId: string
  /** The name as typed, perhaps of no account; only its hash is stored. */
  readonly account: string
  readonly ip: string
  /**
   * A device on which the owner has signed in before; null for a stranger's. The owner's tries have their own budget, so
   * that strangers cannot use it up.
   */
  readonly trusted: string | null
}

export interface Guarded {
  /**
   * Reports that the try was wrong. Returns whether the next one needs a captcha, and whether this was the last one
   * allowed.
   */
  failed(): Promise<{ readonly captcha: boolean; readonly last: boolean }>
  /** Reports that the try was right, so that it does not count. */
  passed(): Promise<void>
}

function keysOf({ account, ip, trusted }: Try) {
  const name = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url').slice(0, 22)
  const address = subscriberOf(ip)
  return {
    account: `sign-in|account|${name}`,
    address: `sign-in|address|${address}`,
    pair: `sign-in|pair|${name}|${address}`,
    trusted: `sign-in|trusted|${name}|${trusted}`,
    merchant: 'sign-in|merchant',
  }
}

/** Whether this try needs a captcha. */
export async function needsCaptcha(sql: Sql, attempt: Try): Promise<boolean> {
  const { pair, account, address, merchant } = keysOf(attempt)
  const from = new Map([[pair, CAPTCHA_FROM.pair]])
  if (attempt.trusted === null)
    from.set(account, CAPTCHA_FROM.account).set(address, CAPTCHA_FROM.address).set(merchant, CAPTCHA_FROM.merchant)
  const rows = await sql.rows(
    { key: text, failures: integer },
    'select key, failures from login_throttle where merchant_id = $1 and key = any($2) and until > now()',
    [attempt.merchantId, [...from.keys()]],
  )
  return rows.some(({ key, failures }) => failures >= (from.get(key) ?? Infinity))
}

/**
 * Counts a try before its password is checked, or throws TOO_MANY_REQUESTS (minutes). It counts as failed until
 * `passed` is called.
 */
export async function guard(sql: Sql, attempt: Try): Promise<Guarded> {
  const { merchantId } = attempt
  const keys = keysOf(attempt)
  const ofAddress: Budget = { key: keys.address, most: MOST.address, windowMs: HOUR_MS }
  const budgets: Budget[] =
    attempt.trusted === null
      ? [ofAddress, { key: keys.account, most: MOST.account, windowMs: HOUR_MS }]
      : [{ key: keys.trusted, most: MOST.trusted, windowMs: HOUR_MS }]
  const { last } = await spend(sql, merchantId, budgets)
  // The owner's tries count for the address too, but an address that strangers have used up does not refuse the owner.
  const isCounted = attempt.trusted !== null && (await trySpend(sql, merchantId, [ofAddress]))
  return {
    async failed() {
      await sql.run(COUNT, [merchantId, [keys.merchant, keys.pair], [MERCHANT_MS, PAIR_MS]])
      return { captcha: await needsCaptcha(sql, attempt), last }
    },
    async passed() {
      await giveBack(sql, merchantId, [...budgets.map(({ key }) => key), ...(isCounted ? [keys.address] : [])])
      await forget(sql, merchantId, keys.pair)
    },
  }
}

/**
 * Limits tries without an account, such as codes sent to numbers: each code has its own five tries, and this stops one
 * address from trying many numbers.
 */
export async function guardAddress(
  sql: Sql,
  { merchantId, ip }: Pick<Try, 'merchantId' | 'ip'>,
): Promise<Pick<Guarded, 'passed'>> {
  const key = `sign-in|codes|${subscriberOf(ip)}`
  await spend(sql, merchantId, [{ key, most: MOST.address, windowMs: HOUR_MS }])
  return { passed: () => giveBack(sql, merchantId, [key]) }
}

/** The pair's window starts again with every failure; the merchant's window starts with its first. */
const COUNT = `
  insert into login_throttle as t (merchant_id, key, failures, until)
  select $1, key, 1, now() + make_interval(secs => ms / 1000)
    from unnest($2::text[], $3::float8[]) as one (key, ms) order by key
  on conflict (merchant_id, key) do update
     set failures = case when t.until > now() then t.failures + 1 else 1 end,
         until = case when t.until > now() and t.key = 'sign-in|merchant' then least(t.until, excluded.until)
                      else excluded.until end`
