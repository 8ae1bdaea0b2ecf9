import type { Sql } from '../../platform/database/sql.ts'
import { giveBack, spend, usedUpUntil } from './budget.ts'

/** How many wrong tries at one secret of a member a signed-in browser has, so that a stolen session cannot guess it. */
const WRONG = { most: 10, windowMs: 15 * 60_000 }

/** The secrets that calls of a signed-in member take; each has its own budget, which all such calls share. */
export type OwnSecret = 'password' | 'authenticator' | 'withdrawal'

/**
 * Counts a try at a member's own secret before it is checked, or throws TOO_MANY_REQUESTS (minutes). It counts as wrong
 * until `passed` is called; earlier wrong ones still count then. `last`: there is no further try if this one is wrong.
 */
export async function guardOwnSecret(
  sql: Sql,
  { merchantId, memberId }: Owner,
  secret: OwnSecret,
): Promise<{ readonly last: boolean; passed(): Promise<void> }> {
  const key = keyOf(secret, memberId)
  const { last } = await spend(sql, merchantId, [{ key, ...WRONG }])
  return { last, passed: () => giveBack(sql, merchantId, [key]) }
}

/** When a secret that was wrong too often is accepted again; null where there are tries left. */
export function secretLockedUntil(sql: Sql, { merchantId, memberId }: Owner, secret: OwnSecret): Promise<Date | null> {
  return usedUpUntil(sql, merchantId, { key: keyOf(secret, memberId), ...WRONG })
}

interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

const keyOf = (secret: OwnSecret, memberId: string) => `own|${secret}|${memberId}`
