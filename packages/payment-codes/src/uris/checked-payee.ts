import type { PayeeCheck } from '@livery/payees/check'
import { CodeError } from '../code-error.ts'

/** The payee as it is stored. @throws CodeError PAYEE with the reason where it is none */
export function checkedPayee(check: PayeeCheck, path: string): string {
  if (check.valid) return check.payee
  throw new CodeError('PAYEE', path, { reason: check.fault.reason })
}
