import type { RateType } from '@livery/contract/agent/contract-rules'
import { numberLayout } from '@livery/locale/number-layout'
import { useMoney } from '../format/use-money.ts'
import { usePreferences } from '../visit/use-visit.ts'

/** What a step pays, in the reader's language: a percentage as it was agreed, or an amount. */
export function useRateWords(): (rateType: RateType, rate: string) => string {
  const money = useMoney()
  const language = usePreferences((state) => state.language)
  const { decimal } = numberLayout(language)
  return (rateType, rate) => (rateType === 'P' ? `${rate.replace('.', decimal)}%` : money(rate).text)
}
