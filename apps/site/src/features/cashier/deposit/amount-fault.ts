import type { DepositMethod } from '@livery/contract/cashier/deposits'
import { toMinor } from '@livery/locale/amount'
import { type Currency, writtenDecimals } from '@livery/locale/money'
import type { TypedAmount } from '../../../shared/cashier/typed-amount.ts'

export type AmountFault = 'missing' | 'form' | 'precision' | 'whole' | 'low' | 'high'

/** Why an amount cannot be paid in by a way to pay; null where it can. */
export function amountFault(
  typed: TypedAmount,
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
  currency: Pick<Currency, 'code' | 'exponent'>,
): AmountFault | null {
  const { exponent } = currency
  if ('fault' in typed) return typed.fault === 'precision' && writtenDecimals(currency) === 0 ? 'whole' : typed.fault
  if (typed.minor < toMinor(min, exponent)) return 'low'
  return typed.minor > toMinor(max, exponent) ? 'high' : null
}
