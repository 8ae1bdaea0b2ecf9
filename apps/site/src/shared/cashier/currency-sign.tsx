import { useVisit } from '../visit/use-visit.ts'
import * as css from './currency-sign.css.ts'

/** The merchant's currency at the start of a field for an amount. */
export function CurrencySign() {
  return <span className={css.sign}>{useVisit().boot.merchant.currency.symbol}</span>
}
