import type { Written } from '@livery/contract/agent/contract-rules'
import { Facts } from '../format/facts.tsx'
import { useCount } from '../format/use-count.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../i18n/use-text.ts'
import * as css from './contracts.css.ts'
import { useRateWords } from './rate-words.ts'

const isSet = (figure: string) => /[1-9]/.test(figure)

/** The steps of a contract, each with its conditions and what it pays. */
export function TierList({ rateType, tiers }: Written) {
  const t = useText('contract')
  const money = useMoney()
  const count = useCount()
  const rate = useRateWords()
  return (
    <ol className={css.tiers}>
      {tiers.map((tier, index) => {
        const conditions = [
          isSet(tier.turnover) && t('condition.turnover', { amount: money(tier.turnover).text }),
          isSet(tier.loss) && t('condition.loss', { amount: money(tier.loss).text }),
          isSet(tier.active) &&
            t('condition.active', { count: Number(tier.active), members: count(Number(tier.active)) }),
        ].filter((one) => one !== false)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
          <li key={index} className={css.tier}>
            <Facts className={css.small}>{conditions.length > 0 ? conditions : t('condition.none')}</Facts>
            <bdi className={css.pay}>{rate(rateType, tier.rate)}</bdi>
          </li>
        )
      })}
    </ol>
  )
}
