import type { DepositMethod } from '@livery/contract/cashier/deposits'
import { toMinor } from '@livery/locale/amount'
import type { TypedAmount } from '../../../shared/cashier/typed-amount.ts'

export type AmountFault = 'missing' | 'form' | 'precision' | 'whole' | 'low' | 'high'

/** Why an amount cannot be paid in by a way to pay; null where it can. */
export function amountFault(
  typed: TypedAmount,
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
  exponent: number,
): AmountFault | null {
  if ('fault' in typed) return typed.fault === 'precision' && exponent === 0 ? 'whole' : typed.fault
  if (typed.minor < toMinor(min, exponent)) return 'low'
  return typed.minor > toMinor(max, exponent) ? 'high' : null
}
