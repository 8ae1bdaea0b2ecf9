import type { withdrawalDesk } from '@livery/contract/cashier/withdraw'
import { fromMinor } from '@livery/locale/amount'
import { enterableMinor } from '@livery/locale/entered'
import { rewardTitle } from '@livery/merchant/reward-title'
import { closedWays } from '../../../ledger/payments/closed-ways.ts'
import { owedMinor } from '../../../ledger/payments/owed.ts'
import { feedTurnover, openRequirements } from '../../../ledger/turnover/requirements.ts'
import { turnoverWeights } from '../../../ledger/turnover/weights.ts'
import { minutesUntil } from '../../../members/throttle/budget.ts'
import { bigint } from '../../../platform/database/row.ts'
import { methodName } from '../../../tenancy/payments/method-name.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import { type CashierHandler, type CashierServices, realMember } from '../services.ts'
import { withdrawableMinor } from './checks.ts'
import { reachedLimits } from './limits.ts'
import { resetHoldMinutes, withdrawalPasswordHash } from './password.ts'
import { payeesOf } from './payees.ts'

export const deskHandler: CashierHandler<typeof withdrawalDesk> = async (context) => {
  const { services, site, http } = context
  const { database, payoutWays } = services
  const { merchant } = site
  const account = realMember(context)
  const { currency } = merchant
  const owner = { merchantId: account.merchantId, memberId: account.memberId, currency }
  await feedTurnover(database, owner, turnoverWeights(merchant))
  const ways = payoutWays.of(merchant)
  const [requirements, money, payees, hash, closed, holdMinutes, limits, owed] = await Promise.all([
    openRequirements(database, owner),
    database.row(
      { available: bigint, held: bigint, elsewhere: bigint },
      `select coalesce(sum(balance_minor) filter (where kind = 'player'), 0)::text as available,
              coalesce(sum(balance_minor) filter (where kind = 'held'), 0)::text as held,
              coalesce(sum(balance_minor) filter (where kind = 'vendor'), 0)::text as elsewhere
         from ledger_account
        where merchant_id = $1 and currency = $2
          and (kind in ('player', 'held') and owner = $3 or kind = 'vendor' and owner = any ($4))`,
      [
        account.merchantId,
        currency.code,
        account.memberId,
        merchant.vendors.map(({ id }) => `${id}.${account.memberId}`),
      ],
    ),
    payeesOf(database, account),
    withdrawalPasswordHash(database, account),
    closedWays(database, account.merchantId, 'withdrawal'),
    resetHoldMinutes(database, account, merchant),
    reachedLimits(database, account, merchant, ways),
    owedMinor(database, owner),
  ])
  const decimal = (minor: bigint) => fromMinor(minor, currency.exponent)
  const { available, held, elsewhere } = money!
  const left = requirements.reduce((sum, { neededMinor, doneMinor }) => sum + neededMinor - doneMinor, 0n)
  const free = withdrawableMinor(available, left)
  const withdrawable = enterableMinor(free, currency)
  const language = site.languageOf(http)
  return {
    hasPassword: hash !== null,
    currency: currency.code,
    available: decimal(available),
    locked: decimal(available - free),
    withdrawable: decimal(withdrawable),
    finer: decimal(free - withdrawable),
    held: decimal(held),
    elsewhere: decimal(elsewhere),
    requirements: requirements.map(({ sourceKind, name, neededMinor, doneMinor, grantedAt }) => ({
      kind: sourceKind,
      name: nameOfSource(services, site, name, language),
      needed: decimal(neededMinor),
      done: decimal(doneMinor),
      grantedAt: grantedAt.toISOString(),
    })),
    ways: ways.map((way) => ({
      id: way.id,
      name: methodName(way, language),
      min: way.min,
      max: way.max,
      fee: way.fee,
      usualMinutes: way.usualMinutes,
      longestMinutes: way.longestMinutes,
      fields: [...way.fields],
      closed: closed.has(way.id),
    })),
    payees,
    receivedAfterMinutes: merchant.withdrawal.receivedAfterMinutes,
    coolDownMinutes: merchant.withdrawal.payeeCoolDownMinutes,
    resetHoldMinutes: merchant.withdrawal.resetHoldMinutes,
    holdMinutes,
    ...(owed > 0n && { owed: decimal(owed) }),
    limits: limits.map(({ limit, until, mostMinor }) => ({
      limit,
      minutes: minutesUntil(until),
      most: mostMinor === null ? null : decimal(mostMinor),
    })),
  }
}

/** A requirement is named after its way to pay or its reward; where that is gone, its id is the name. */
function nameOfSource(
  { depositWays, payoutWays }: CashierServices,
  { merchant }: Site,
  name: string,
  language: string,
): string {
  // Many ways to pay only take deposits, and others only pay out.
  const deposit = depositWays.find(merchant, name)
  if (deposit) return methodName(deposit.method, language)
  const payout = payoutWays.find(merchant, name)
  if (payout) return methodName(payout, language)
  return rewardTitle(name, merchant, language) ?? name
}
