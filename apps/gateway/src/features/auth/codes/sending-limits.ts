import { LiveryError } from '@livery/contract/errors'
import { minutesUntil, spend } from '../../../members/throttle/budget.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { subscriberOf } from '../../../platform/http/network.ts'
import type { CodeKey } from './one-time-code.ts'

const MINUTE_MS = 60_000
/** "Too many requests, try again after 5 minutes" (docs/product.md 14.1). */
const WINDOW_MS = 5 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** The shortest time between two codes for one number (docs/product.md 9.2). */
const GAP_MS = 1_000
/**
 * How many codes are sent. The limit of one number is low, also per day, because each code allows five guesses and
 * disturbs its owner. An address has a higher one, since many people may share it. The merchant's is so high that only
 * SMS pumping reaches it.
 */
const MOST = { target: 5, targetDay: 20, address: 30, merchant: 1_000 }

/**
 * Counts a code that is about to be sent. Throws TOO_MANY_REQUESTS (seconds) right after the last one, and
 * PHONE_TOO_MANY_REQUESTS (minutes) when there were too many.
 */
export async function countSending(sql: Sql, { merchantId, purpose, target }: CodeKey, ip: string) {
  await spend(
    sql,
    merchantId,
    [{ key: `code|gap|${purpose}|${target}`, most: 1, windowMs: GAP_MS }],
    () => new LiveryError('TOO_MANY_REQUESTS', { params: { seconds: 1 } }),
  )
  await spend(
    sql,
    merchantId,
    [
      { key: `code|address|${subscriberOf(ip)}`, most: MOST.address, windowMs: WINDOW_MS },
      { key: `code|target|${target}`, most: MOST.target, windowMs: WINDOW_MS },
      { key: `code|day|${target}`, most: MOST.targetDay, windowMs: DAY_MS },
      { key: 'code|merchant', most: MOST.merchant, windowMs: WINDOW_MS },
    ],
    (until) => new LiveryError('PHONE_TOO_MANY_REQUESTS', { params: { minutes: minutesUntil(until) } }),
  )
}
