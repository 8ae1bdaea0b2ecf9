import type { Reward } from '@livery/contract/rewards/rewards'
import { useCount } from '../format/use-count.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../i18n/use-text.ts'

/** How much a reward is, in words: an amount of money, or a number of points or tickets. */
export function useRewardText(): (kind: Reward['kind'], amount: string) => string {
  const t = useText('rewards')
  const money = useMoney()
  const count = useCount()
  return (kind, amount) => {
    if (kind === 'money' || kind === 'bonus') return money(amount).text
    const number = Math.trunc(Number(amount))
    return t(kind, { count: number, number: count(number) })
  }
}
