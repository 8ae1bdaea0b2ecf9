import type { RegistrationConfig } from '@livery/contract/registration'
import type { FieldRule } from '@livery/rules/compile-field'
import { compileFields } from '@livery/rules/compile-fields'
import type { RegistrationField } from '@livery/rules/registration-fields'
import type { Fault } from './fault.ts'

export type RegisterValues = Partial<Record<RegistrationField, string>>
export type RegisterRules = Partial<Record<RegistrationField, FieldRule>>

/** The server's validation config as rules; the same code decides in the gateway. */
export function registerRules({ fields }: RegistrationConfig): Promise<RegisterRules> {
  return compileFields(fields)
}

/** The fault of each wrong field among `names`. */
export function checkRegister(
  names: readonly RegistrationField[],
  rules: RegisterRules,
  values: RegisterValues,
): Partial<Record<RegistrationField, Fault>> {
  const faults: Partial<Record<RegistrationField, Fault>> = {}
  for (const name of names) {
    const fault = rules[name]?.validate(values[name] ?? '', values)
    if (fault) faults[name] = { code: fault.code, params: fault.params ?? {} }
  }
  return faults
}

/** The payload's fields: normalised, without what was left empty. */
export function registerPayload(
  names: readonly RegistrationField[],
  rules: RegisterRules,
  values: RegisterValues,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = rules[name]?.normalise(values[name] ?? '', values) ?? values[name] ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
}
