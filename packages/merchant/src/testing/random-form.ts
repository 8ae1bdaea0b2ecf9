import type { Random } from '@livery/artwork/random'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/contract/auth/registration-config'
import type { Capabilities } from '@livery/contract/capabilities'
import { fieldRecord } from '@livery/rules/registration-fields'
import type { RegistrationFile } from '../sections/registration/schema.ts'

type Field = NonNullable<RegistrationFile['fields'][RegistrationField]>

/** Rules that a person can meet, by field; other fields have any length. */
const PATTERNS: Readonly<Partial<Record<RegistrationField, readonly number[]>>> = {
  username: [1, 4, 14],
  password: [0, 19, 20],
  paymentPassword: [6],
  mobileNum: [6],
  verificationCode: [6],
  email: [3],
  payeeName: [0, 12],
  qqNum: [6],
}

/** A form with the fields that the flags need, and any of the others. */
export function randomForm(random: Random, flags: Capabilities): RegistrationFile {
  const demanded = new Set<RegistrationField>([
    ...(flags.USERNAMEREG3 ? (['username', 'password'] as const) : []),
    ...(flags.MOBILENUMREG3 ? (['mobileNum'] as const) : []),
    ...(flags.MOBILENUMPASSREG3 ? (['password'] as const) : []),
    ...(flags.REGMOBVERF3 ? (['verificationCode'] as const) : []),
    ...(flags.REGCAPTCHA ? (['captcha'] as const) : []),
  ])
  const forbidden = new Set<RegistrationField>([
    ...(flags.REGCAPTCHA ? [] : (['captcha'] as const)),
    ...(flags.REGMOBVERF3 ? [] : (['verificationCode'] as const)),
    ...(demanded.has('password') ? [] : (['password', 'confirmPassword'] as const)),
  ])
  const password = fieldOf(random, 'password')
  const fields: Partial<Record<RegistrationField, Field>> = {}
  for (const name of REGISTRATION_FIELDS) {
    const enabled = demanded.has(name) || (!forbidden.has(name) && random.chance(0.4))
    if (!enabled && random.chance(0.5)) continue
    // The two fields ask for the same value, so they have the same rule.
    const field = name === 'password' || name === 'confirmPassword' ? password : fieldOf(random, name)
    const required = enabled && (demanded.has(name) || fieldRecord(name).isAlwaysRequired || random.chance(0.5))
    fields[name] = { enabled, required, ...field }
  }
  return { version: 1, fields }
}

function fieldOf(random: Random, name: RegistrationField): Omit<Field, 'enabled' | 'required'> {
  return {
    patternId: random.pick(PATTERNS[name] ?? [0]),
    ...(random.chance(0.3) ? { acceptedPattern: random.pick(['*', '', '.{1,255}']) } : {}),
    minLength: random.whole(1, 5),
    maxLength: random.whole(20, 60),
  }
}
