import { CallError } from '../../../shared/http/call-error.ts'
import type { Fault } from '../form/fault.ts'

const OF_THE_NUMBER: readonly string[] = ['PHONE_FORMAT', 'PHONE_INVALID', 'MOBILE_UNKNOWN']

/** The fault of the number to which a code could not be sent; null when the number was not the reason. */
export function numberFault(thrown: unknown): Fault | null {
  if (!(thrown instanceof CallError)) return null
  if (OF_THE_NUMBER.includes(thrown.code)) return { code: thrown.code, params: thrown.params }
  const named = thrown.fields.find(({ field }) => field === 'mobileNum')
  return named ? { code: named.code, params: named.params ?? {} } : null
}
