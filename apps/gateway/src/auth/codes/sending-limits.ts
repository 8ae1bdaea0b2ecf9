import { LiveryError } from '@livery/contract/errors'
import type { Database } from '../../db/connect.ts'
import { subscriberOf } from '../throttle/network.ts'
import type { CodeKey } from './one-time-code.ts'

interface Limit {
  readonly key: string
  readonly most: number
  readonly windowMs: number
}

const MINUTE_MS = 60_000
/** "Too many requests, try again after 5 minutes" (specification, section 8). */
const WINDOW_MS = 5 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** Between two codes for one (specification, section 9: send-code button throttled 1 s). */
const GAP_MS = 1_000
/**
 * How many codes go out. Of one number few, a day's included, because each allows five guesses and costs its owner's
 * peace; of one address more, since a whole village may share it; of one merchant so many that only a pump of SMS meets
 * the limit.
 */
const MOST = { target: 5, targetDay: 20, address: 30, merchant: 1_000 }

/**
 * Counts a code about to be sent. Throws TOO_MANY_REQUESTS (seconds) where the last one has only just gone, and
 * PHONE_TOO_MANY_REQUESTS (minutes) where there have been too many.
 */
export async function countSending(database: Database, { merchantId, purpose, target }: CodeKey, ip: string) {
  const gap = { key: `code|gap|${purpose}|${target}`, most: 1, windowMs: GAP_MS }
  if (await exceeded(database, merchantId, [gap]))
    throw new LiveryError('TOO_MANY_REQUESTS', { params: { seconds: 1 } })
  const until = await exceeded(database, merchantId, [
    { key: `code|address|${subscriberOf(ip)}`, most: MOST.address, windowMs: WINDOW_MS },
    { key: `code|day|${target}`, most: MOST.targetDay, windowMs: DAY_MS },
    { key: 'code|merchant', most: MOST.merchant, windowMs: WINDOW_MS },
    { key: `code|target|${target}`, most: MOST.target, windowMs: WINDOW_MS },
  ])
  if (until === null) return
  throw new LiveryError('PHONE_TOO_MANY_REQUESTS', {
    params: { minutes: Math.max(1, Math.ceil((until.getTime() - Date.now()) / MINUTE_MS)) },
  })
}

/** Counts one more by each limit. @returns until when it is too many, by the longest of those exceeded; else null */
export async function exceeded(database: Database, merchantId: string, limits: readonly Limit[]): Promise<Date | null> {
  // In one order everywhere, so that two gateways never wait for each other's rows.
  const sorted = [...limits].sort((one, other) => (one.key < other.key ? -1 : 1))
  const { rows } = await database.pool.query<{ key: string; failures: number; until: Date }>(
    `insert into login_throttle (merchant_id, key, failures, until)
     select $1, key, 1, now() + make_interval(secs => ms / 1000.0) from unnest($2::text[], $3::bigint[]) as one (key, ms)
     on conflict (merchant_id, key) do update
        set failures = case when login_throttle.until > now() then login_throttle.failures + 1 else 1 end,
            until = case when login_throttle.until > now() then login_throttle.until else excluded.until end
     returning key, failures, until`,
    [merchantId, sorted.map(({ key }) => key), sorted.map(({ windowMs }) => windowMs)],
  )
  const most = new Map(limits.map((limit) => [limit.key, limit.most]))
  const over = rows.filter(({ key, failures }) => failures > (most.get(key) ?? 0)).map(({ until }) => until)
  return over.reduce<Date | null>((latest, until) => (latest && latest > until ? latest : until), null)
}
