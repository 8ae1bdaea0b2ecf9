import type { WithdrawalLimit } from '@livery/contract/cashier/withdrawal-limits'
import { toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { type RequestedToday, requestedSince } from '../../../ledger/withdrawals/request.ts'
import type { Account } from '../../../members/sessions/session.ts'
import { secretLockedUntil } from '../../../members/throttle/own-secret.ts'
import { vipBenefits } from '../../../members/vip/benefits.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { publishEvent } from '../../../platform/events/publish.ts'
import { dayBegan, dayEnds } from '../day-began.ts'
import type { PayoutWay } from '../payout-ways.ts'

/** A limit that a member has reached. */
interface ReachedLimit {
  readonly limit: WithdrawalLimit
  readonly until: Date
  /** The rest of a sum; null where the limit is no sum. */
  readonly mostMinor: bigint | null
}

type Ways = readonly Pick<PayoutWay, 'min'>[]

/** The limits that keep a member from withdrawing now; they end by themselves. */
export async function reachedLimits(
  sql: Sql,
  account: Account,
  merchant: Merchant,
  ways: Ways,
): Promise<readonly ReachedLimit[]> {
  const [today, lockedUntil] = await Promise.all([
    requestedSince(sql, account, dayBegan(merchant.timeZone)),
    secretLockedUntil(sql, account, 'withdrawal'),
  ])
  const ofDay = reachedToday(today, account, merchant, ways)
  const ofPassword = lockedUntil && passwordLimit(lockedUntil)
  return [ofDay, ofPassword].filter((one) => one !== null)
}

/**
 * The daily limit that is reached: the number of withdrawals at this level, or a sum whose rest is below the least
 * payout of any way.
 */
export function reachedToday(
  { count, amountMinor }: RequestedToday,
  { vipLevel }: Pick<Account, 'vipLevel'>,
  merchant: Merchant,
  ways: Ways,
): ReachedLimit | null {
  const { perDay } = vipBenefits(merchant, vipLevel)
  const { exponent } = merchant.currency
  const until = dayEnds(merchant.timeZone)
  if (count >= perDay.count) return { limit: 'dayCount', until, mostMinor: null }
  if (perDay.amount === undefined) return null
  const leftMinor = toMinor(perDay.amount, exponent) - amountMinor
  if (leftMinor > 0n && ways.some(({ min }) => toMinor(min, exponent) <= leftMinor)) return null
  return { limit: 'dayAmount', until, mostMinor: leftMinor > 0n ? leftMinor : 0n }
}

export const passwordLimit = (until: Date): ReachedLimit => ({ limit: 'withdrawalPassword', until, mostMinor: null })

/** Notifies the member's open pages, in the transaction that reached the limit. */
export async function tellReached(
  sql: Sql,
  { merchantId, memberId }: Pick<Account, 'merchantId' | 'memberId'>,
  { limit, until }: ReachedLimit,
): Promise<void> {
  const event = { kind: 'limit', limit, until: until.toISOString(), at: new Date().toISOString() } as const
  await publishEvent(sql, { merchantId, memberId }, event)
}
