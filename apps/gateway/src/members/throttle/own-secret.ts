import type { Sql } from '../../platform/database/sql.ts'
import { giveBack, spend } from './budget.ts'

/** How many wrong tries at one secret of a member a signed-in browser has, so that a stolen session cannot guess it. */
const WRONG = { most: 10, windowMs: 15 * 60_000 }

/** The secrets that calls of a signed-in member take; each has its own budget, which all such calls share. */
export type OwnSecret = 'password' | 'authenticator' | 'withdrawal'

/**
 * Counts a try at a member's own secret before it is checked, or throws TOO_MANY_REQUESTS (minutes). It counts as wrong
 * until `passed` is called; earlier wrong ones still count then.
 */
export async function guardOwnSecret(
  sql: Sql,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
  secret: OwnSecret,
): Promise<{ passed(): Promise<void> }> {
  const key = `own|${secret}|${memberId}`
  await spend(sql, merchantId, [{ key, ...WRONG }])
  return { passed: () => giveBack(sql, merchantId, [key]) }
}
