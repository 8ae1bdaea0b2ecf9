import type { Fault } from '@livery/document/fault'
import { fieldRecord, REGISTRATION_FIELDS } from '@livery/rules/registration-fields'
import type { Draft, Rule, Stated } from '../../draft.ts'
import { flagFault } from '../../flag-fault.ts'
import type { RegistrationFile } from '../registration/schema.ts'
import type { capabilities } from './schema.ts'

type File = Stated<typeof capabilities>

/** Flags need what they depend on: a way to register, a field in the form. */
export const capabilityFaults: Rule<File, RegistrationFile> = (draft) => [...methodFaults(draft), ...fieldFaults(draft)]

function methodFaults(draft: Draft<File, RegistrationFile>): Fault[] {
  const { USERNAMEREG3, MOBILENUMREG3, MOBILENUMPASSREG3, REGMOBVERF3 } = draft.file.flags ?? {}
  const faults: Fault[] = []
  if (USERNAMEREG3 === false && MOBILENUMREG3 === false) {
    faults.push(
      flagFault(
        draft,
        'USERNAMEREG3',
        'nobody can register: no method is on',
        'Set USERNAMEREG3 or MOBILENUMREG3 to true',
      ),
    )
  }
  if (MOBILENUMPASSREG3 === true && MOBILENUMREG3 === false) {
    faults.push(
      flagFault(
        draft,
        'MOBILENUMPASSREG3',
        'asks for a password in the mobile registration, which is off',
        'Set MOBILENUMREG3 to true, or this flag to false',
      ),
    )
  }
  if (MOBILENUMREG3 === true && MOBILENUMPASSREG3 === false && REGMOBVERF3 === false) {
    faults.push(
      flagFault(
        draft,
        'MOBILENUMREG3',
        'registration by mobile number proves nothing: neither a password nor an SMS code is asked for',
        'Set MOBILENUMPASSREG3 or REGMOBVERF3 to true',
      ),
    )
  }
  return faults
}

function fieldFaults({ file, form, registration }: Draft<File, RegistrationFile>): Fault[] {
  const fields = form.fields
  if (!fields) return []
  const faults: Fault[] = []
  for (const name of REGISTRATION_FIELDS) {
    const flag = fieldRecord(name).neededBy?.find((one) => file.flags?.[one] === true)
    if (!flag) continue
    const field = fields[name]
    const key = !field || field.enabled === false ? 'enabled' : field.required === false ? 'required' : undefined
    if (key === undefined || (!field && hasOwn(registration.value, name))) continue
    faults.push(
      registration.faultAt(field ? ['fields', name, key] : ['fields'], {
        code: 'registration.field',
        message: field
          ? `the field "${name}" must be ${key} while the flag ${flag} is on`
          : `the field "${name}" is missing while the flag ${flag} is on`,
        repair: field ? `Set it to true, or ${flag} to false in merchant.json` : `Add it, or set ${flag} to false`,
      }),
    )
  }
  for (const name of REGISTRATION_FIELDS) {
    const flag = fieldRecord(name).onlyWith
    if (!flag || fields[name]?.enabled !== true || file.flags?.[flag] !== false) continue
    faults.push(
      registration.faultAt(['fields', name, 'enabled'], {
        code: 'registration.hidden',
        severity: 'warning',
        message: `the field "${name}" is hidden while the flag ${flag} is off`,
        repair: `Leave it if ${flag} will be on again, else set it to false`,
      }),
    )
  }
  return faults
}

function hasOwn(root: unknown, name: string): boolean {
  return (root as { fields?: Record<string, unknown> } | undefined)?.fields?.[name] !== undefined
}
