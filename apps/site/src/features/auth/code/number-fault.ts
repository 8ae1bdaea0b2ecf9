import { CallError } from '../../../shared/http/call-error.ts'
import type { Fault } from '../form/fault.ts'

const OF_THE_NUMBER: readonly string[] = ['PHONE_FORMAT', 'PHONE_INVALID', 'MOBILE_UNKNOWN']

/** What a code that could not be sent says of the number it was to go to; null where something else is the matter. */
export function numberFault(thrown: unknown): Fault | null {
  if (!(thrown instanceof CallError)) return null
  if (OF_THE_NUMBER.includes(thrown.code)) return { code: thrown.code, params: thrown.params }
  const named = thrown.fields.find(({ field }) => field === 'mobileNum')
  return named ? { code: named.code, params: named.params ?? {} } : null
}
