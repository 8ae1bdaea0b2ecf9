import type { FieldConfig } from './compile-field.ts'
import { type FormFlags, METHOD_FLAGS, REGISTER_METHODS, type RegisterMethod } from './register-methods.ts'
import { fieldRecord, REGISTRATION_FIELDS, type RegistrationField } from './registration-fields.ts'

/**
 * The steps after the button is pressed, in this order; a form has only those it needs. Each may end the attempt.
 * Source: docs/product.md 7.3.
 */
export const REGISTER_STEPS = [
  'terms',
  'fields',
  'affiliate',
  'botCheck',
  'smsVerification',
  'register',
  'loginInfo',
  'home',
] as const
export type RegisterStep = (typeof REGISTER_STEPS)[number]

/** The state of the affiliate code in the address: there is none, it is being checked, or its result. */
export type AffiliateLink = 'none' | 'checking' | 'valid' | 'invalid'

export interface FormSettings {
  readonly flags: FormFlags
  readonly fields: Readonly<Partial<Record<RegistrationField, FieldConfig>>>
  readonly affiliateLink?: AffiliateLink
  /** Whether the registration has a check for robots. */
  readonly botCheck?: boolean
  /** The service that sends and verifies SMS codes: the gateway, or Firebase in the browser. */
  readonly smsChannel?: 'gateway' | 'firebase'
}

/**
 * One field of a form. Its config is adjusted to the form: `required` is true wherever the form cannot work without the
 * value.
 */
export interface FieldSpec {
  readonly name: RegistrationField
  readonly config: FieldConfig
}

export interface MethodForm {
  readonly method: RegisterMethod
  /** In the order of the form. */
  readonly fields: readonly FieldSpec[]
  readonly steps: readonly RegisterStep[]
}

export interface FormModel {
  /** The methods on offer, the first to open with; empty where nobody can register. */
  readonly forms: readonly MethodForm[]
}

/**
 * A merchant's register form, made from flags and validation config: its methods, their fields in order, and the steps
 * after the button. Browser and gateway use the same data, so they agree on the fields.
 */
export function formModel(settings: FormSettings): FormModel {
  const { flags, fields } = settings
  const offered = REGISTER_METHODS.filter(
    (method) =>
      flags[METHOD_FLAGS[method]] && REGISTRATION_FIELDS.every((name) => !isKey(name, method) || fields[name]?.enabled),
  )
  return { forms: offered.map((method) => methodForm(method, settings)) }
}

function methodForm(method: RegisterMethod, settings: FormSettings): MethodForm {
  const fields = REGISTRATION_FIELDS.flatMap((name): FieldSpec[] => {
    const config = settings.fields[name]
    if (!config?.enabled || !isIncluded(name, method, settings)) return []
    const required = config.required || fieldRecord(name).isAlwaysRequired === true || isKey(name, method)
    return [{ name, config: required === config.required ? config : { ...config, required } }]
  })
  const has = (name: RegistrationField) => fields.some((field) => field.name === name)
  const { affiliateLink = 'none', botCheck = false, smsChannel = 'gateway' } = settings
  const isShown: Readonly<Record<RegisterStep, boolean>> = {
    terms: true,
    fields: true,
    affiliate: has('affiliateCode') || affiliateLink === 'checking',
    botCheck,
    smsVerification: smsChannel === 'firebase' && has('verificationCode'),
    register: true,
    loginInfo: true,
    home: true,
  }
  return { method, fields, steps: REGISTER_STEPS.filter((step) => isShown[step]) }
}

/** Whether a method has a field that identifies the account; without one the method is not offered. */
function isKey(name: RegistrationField, method: RegisterMethod): boolean {
  return fieldRecord(name).neededBy?.includes(METHOD_FLAGS[method]) ?? false
}

/** Whether a form contains a field that the config enables. */
function isIncluded(name: RegistrationField, method: RegisterMethod, { flags, fields, affiliateLink }: FormSettings) {
  const { onlyWith, beside, isInForm, isLinked } = fieldRecord(name)
  if (onlyWith && !flags[onlyWith]) return false
  if (beside && fields[beside]?.enabled !== true) return false
  if (isInForm && !isInForm(method, flags)) return false
  return !isLinked || affiliateLink === undefined || affiliateLink === 'none' || affiliateLink === 'invalid'
}
