import type { FaultCode } from './fault-codes.ts'
import type { PatternId } from './patterns.ts'
import type { RegistrationField } from './registration-fields.ts'

/** Why a value is refused: a key under `validation` without its prefix, and the values for its message. */
export interface RuleFault {
  readonly code: FaultCode | `${`rule.${PatternId}` | `named.${RegistrationField}`}.${'range' | 'exact'}`
  readonly params: Readonly<Record<string, number>>
}
