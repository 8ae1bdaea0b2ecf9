import type { PayeeCheck } from '@livery/payees/check'
import { CodeError } from '../code-error.ts'

/**
 * The payee in its stored form.
 *
 * @throws CodeError PAYEE with the reason for an invalid one
 */
export function checkedPayee(check: PayeeCheck, path: string): string {
  if (check.valid) return check.payee
  throw new CodeError('PAYEE', path, { reason: check.fault.reason })
}
