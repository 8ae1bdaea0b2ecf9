import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/contract/auth/registration-config'
import type { Fault, FaultText } from '@livery/document/fault'
import { countriesOf } from '@livery/rules/mobile-numbers'
import { patternById } from '@livery/rules/patterns'
import { fieldRecord } from '@livery/rules/registration-fields'
import type { Draft, Rule, Sound } from '../../draft.ts'
import type { RegistrationFile } from './schema.ts'

type Field = NonNullable<NonNullable<Sound<RegistrationFile>['fields']>[RegistrationField]>

/** Every field's rule must be possible to meet, and password fields need suitable rules. */
export const registrationFaults: Rule<unknown, RegistrationFile> = (draft) => [
  ...REGISTRATION_FIELDS.flatMap((name) => {
    const field = draft.form.fields?.[name]
    return field ? fieldFaults(draft, name, field) : []
  }),
  ...passwordFaults(draft),
  ...countryFaults(draft),
]

/** Dates have one fixed length each (templates 11 and 13). */
const DATE_LENGTH = 10
const DATE_PATTERNS = [11, 13]

/** The shortest value of templates that need more than one character. */
const SHORTEST: Readonly<Record<number, number>> = { 3: 6, 5: 2, 20: 4 }

/** Typical values of each field; a rule that refuses one of them refuses nearly everybody. */
const SAMPLES: Readonly<
  Partial<Record<RegistrationField, { readonly value: string; readonly samples: string; readonly patterns: string }>>
> = {
  email: { value: 'name@example.com', samples: 'every mailbox', patterns: 'pattern 3' },
  mobileNum: { value: '9171234567', samples: 'every mobile number', patterns: 'pattern 6 or 0' },
  verificationCode: { value: '271828', samples: 'every code that is sent', patterns: 'pattern 6 or 0' },
}

/** Fields with a special input: a number with its country, a code that is sent, a picture. */
const OWN_INPUTS: readonly RegistrationField[] = ['mobileNum', 'verificationCode', 'captcha']

/**
 * Names that a field's own rule accepts and a template refuses. Their owners would be told that their own name is
 * wrong, although banks write it that way.
 */
function refusedNames(name: RegistrationField, field: Field): readonly string[] {
  const pattern = field.patternId ? patternById(field.patternId) : undefined
  if (name !== 'payeeName' || !pattern?.test('Juan')) return []
  return ["Conan O'Brien", 'Anne-Marie', 'J. R. Rizal'].filter((real) => !pattern.test(real))
}

function fieldFaults(
  { registration }: Draft<unknown, RegistrationFile>,
  name: RegistrationField,
  field: Field,
): Fault[] {
  const { enabled, required, minLength: min, maxLength: max, patternId, type } = field
  const at = (key: keyof Field, text: FaultText) => registration.faultAt(['fields', name, key], text)
  const faults: Fault[] = []
  if (enabled === false && required === true) {
    faults.push(
      at('required', {
        code: 'registration.required',
        message: `"${name}" is required but not shown, so nobody could register`,
        repair: 'Set enabled to true, or required to false',
      }),
    )
  }
  if (min !== undefined && max !== undefined && min > max) {
    faults.push(
      at('minLength', {
        code: 'registration.length',
        message: `"${name}" cannot be both ${min} or longer and ${max} or shorter`,
        repair: 'Swap minLength and maxLength',
      }),
    )
  } else if (patternId !== undefined && DATE_PATTERNS.includes(patternId)) {
    if ((min ?? 0) > DATE_LENGTH || (max ?? DATE_LENGTH) < DATE_LENGTH) {
      faults.push(
        at('patternId', {
          code: 'registration.length',
          message: `a ${patternById(patternId)?.name ?? 'date'} has ${DATE_LENGTH} characters, which the lengths forbid`,
          repair: `Set minLength and maxLength to ${DATE_LENGTH}`,
        }),
      )
    }
  }
  const shortest = patternId === undefined ? undefined : SHORTEST[patternId]
  if (enabled && shortest !== undefined && max !== undefined && max < shortest) {
    faults.push(
      at('maxLength', {
        code: 'registration.length',
        message: `nothing of ${max} characters fits pattern ${patternId}, which needs ${shortest}`,
        repair: `Set maxLength to ${shortest} or more`,
      }),
    )
  }
  const sample = SAMPLES[name]
  if (enabled && sample && patternId !== undefined && patternById(patternId)?.test(sample.value) === false) {
    faults.push(
      at('patternId', {
        code: 'registration.pattern',
        message: `the pattern "${patternById(patternId)?.name}" refuses ${sample.samples}`,
        repair: `Use ${sample.patterns}`,
      }),
    )
  }
  const [refused] = enabled ? refusedNames(name, field) : []
  if (refused !== undefined) {
    faults.push(
      at('patternId', {
        code: 'registration.pattern',
        severity: 'warning',
        message: `the pattern "${patternById(patternId ?? 0)?.name}" refuses names such as ${refused}`,
        repair: "Use pattern 0: the field's own rule takes names of every script with apostrophes, hyphens and points",
      }),
    )
  }
  const record = fieldRecord(name)
  // Other required fields are checked with the flags and the password.
  if (enabled && required === false && record.isAlwaysRequired && !record.neededBy && !record.beside) {
    faults.push(
      at('required', {
        code: 'registration.required',
        message: `"${name}" is asked of everybody who sees it, so it cannot be left empty`,
        repair: 'Set it to true, or disable the field',
      }),
    )
  }
  if (OWN_INPUTS.includes(name) && type !== undefined && type !== record.type) {
    faults.push(
      at('type', {
        code: 'registration.type',
        message: `"${name}" has an input of its own, whose type nothing changes`,
        found: JSON.stringify(type),
        repair: 'Leave it out',
      }),
    )
  }
  const secret = record.type === 'password'
  if (type !== undefined && secret !== (type === 'password')) {
    faults.push(
      at('type', {
        code: 'registration.type',
        message: secret ? `"${name}" would stand readable on the screen` : `"${name}" could not be read while typing`,
        found: JSON.stringify(type),
        repair: secret ? 'Write "password", or leave the type out' : 'Use another type, or leave it out',
      }),
    )
  }
  return faults
}

const RULE_KEYS = ['patternId', 'acceptedPattern', 'minLength', 'maxLength'] as const

function passwordFaults({ form, registration }: Draft<unknown, RegistrationFile>): Fault[] {
  const { password, confirmPassword } = form.fields ?? {}
  const faults: Fault[] = []
  if (confirmPassword?.enabled && password?.enabled !== true) {
    faults.push(
      registration.faultAt(['fields', 'confirmPassword', 'enabled'], {
        code: 'registration.password',
        message: '"confirmPassword" has no password to confirm',
        repair: 'Enable the field "password", or disable this one',
      }),
    )
  }
  if (confirmPassword?.enabled && password?.enabled) {
    const key = RULE_KEYS.find((one) => (password[one] || '*') !== (confirmPassword[one] || '*'))
    if (key) {
      faults.push(
        registration.faultAt(['fields', 'confirmPassword', key], {
          code: 'registration.password',
          message: `"confirmPassword" has another ${key} than "password", so a good password could not be confirmed`,
          repair: `Give both the same ${key}`,
        }),
      )
    }
  }
  if (confirmPassword?.enabled && confirmPassword.required === false) {
    faults.push(
      registration.faultAt(['fields', 'confirmPassword', 'required'], {
        code: 'registration.password',
        message: 'a confirmation that may stay empty confirms nothing',
        repair: 'Set it to true, or disable the field',
      }),
    )
  }
  return faults
}

/** Country codes without mobile numbers, such as misspelt ones. */
function countryFaults({ form, registration }: Draft<unknown, RegistrationFile>): Fault[] {
  return (form.countries ?? []).flatMap((code, index) =>
    code === undefined || countriesOf([code]).length > 0
      ? []
      : [
          registration.faultAt(['countries', index], {
            code: 'registration.country',
            message: 'no country with mobile numbers has this code',
            found: JSON.stringify(code),
            repair: 'Write its ISO 3166 code, such as PH, or remove it',
          }),
        ],
  )
}
