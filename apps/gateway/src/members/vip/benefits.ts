import type { Merchant } from '@livery/merchant/merchant'

type Level = NonNullable<Merchant['vip']>['levels'][number]

/** The benefits of a level: each is its own, or that of the highest level below that states it. */
export function vipBenefits({ vip, withdrawal }: Pick<Merchant, 'vip' | 'withdrawal'>, level: number) {
  const reached = vip?.levels.slice(0, level) ?? []
  const of = <Key extends keyof Level>(key: Key) => reached.findLast((one) => one[key] !== undefined)?.[key]
  const amount = of('withdrawalPerDay') ?? withdrawal.perDay.amount
  return {
    /** Added to every rate of the rebate, in hundredths of a percent. */
    rebateBp: Math.round((of('rebatePercent') ?? 0) * 100),
    /** The number and the total of withdrawals a day; no total means no limit. */
    perDay: {
      count: of('withdrawalsPerDay') ?? withdrawal.perDay.count,
      ...(amount !== undefined && { amount }),
    },
  }
}

/** The name of a level. */
export function vipName({ vip }: Pick<Merchant, 'vip'>, level: number): string {
  return vip?.levels[level - 1]?.name ?? `VIP ${level}`
}
