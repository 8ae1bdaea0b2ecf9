import type { Merchant } from '@livery/merchant/merchant'

type Level = NonNullable<Merchant['vip']>['levels'][number]

/** What a level gives: what it states itself, else what the highest one below it states. */
export function vipBenefits({ vip, withdrawal }: Pick<Merchant, 'vip' | 'withdrawal'>, level: number) {
  const reached = vip?.levels.slice(0, level) ?? []
  const of = <Key extends keyof Level>(key: Key) => reached.findLast((one) => one[key] !== undefined)?.[key]
  const amount = of('withdrawalPerDay') ?? withdrawal.perDay.amount
  return {
    /** Added to every rate of the rebate, in hundredths of a percent. */
    rebateBp: Math.round((of('rebatePercent') ?? 0) * 100),
    /** Withdrawals a day, and what may be withdrawn so; any amount without one. */
    perDay: {
      count: of('withdrawalsPerDay') ?? withdrawal.perDay.count,
      ...(amount !== undefined && { amount }),
    },
  }
}

/** What a level is called. */
export function vipName({ vip }: Pick<Merchant, 'vip'>, level: number): string {
  return vip?.levels[level - 1]?.name ?? `VIP ${level}`
}
