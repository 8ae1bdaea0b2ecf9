import { money as finerMoney } from '@livery/locale/money'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './reports.css.ts'

/** An amount with more decimals than its currency has; of what is nothing behind, no more than it has. */
export function FineAmount({ amount }: { readonly amount: string }) {
  const { currency } = useVisit().boot.merchant
  const language = usePreferences((state) => state.language)
  const [whole = '0', decimals = ''] = amount.split('.')
  const shown = decimals.slice(0, currency.exponent) + decimals.slice(currency.exponent).replace(/0+$/, '')
  const text = finerMoney({
    amount: shown === '' ? whole : `${whole}.${shown}`,
    currency: { ...currency, exponent: shown.length },
    locale: language,
  }).text
  return (
    <bdi dir="ltr" className={css.fine}>
      {text}
    </bdi>
  )
}
