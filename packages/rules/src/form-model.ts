import type { FieldConfig } from './compile-field.ts'
import { REGISTRATION_FIELDS, type RegistrationField } from './registration-fields.ts'

/** Ways to open an account; a form opens with the first one that the merchant offers. */
export const REGISTER_METHODS = ['mobile', 'username'] as const
export type RegisterMethod = (typeof REGISTER_METHODS)[number]

/**
 * What happens after the button is pressed, in this order; a form has the steps it needs. Each may end the attempt.
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

/** The merchant's flags that a register form depends on. */
export interface FormFlags {
  readonly USERNAMEREG3: boolean
  readonly MOBILENUMREG3: boolean
  readonly MOBILENUMPASSREG3: boolean
  readonly REGMOBVERF3: boolean
  readonly REGCAPTCHA: boolean
}

/** The state of the affiliate code in the address: there is none, it is being checked, or its result. */
export type AffiliateLink = 'none' | 'checking' | 'valid' | 'invalid'

export interface FormSettings {
  readonly flags: FormFlags
  readonly fields: Readonly<Partial<Record<RegistrationField, FieldConfig>>>
  readonly affiliateLink?: AffiliateLink
  /** Whether the registration has a check for robots. */
  readonly botCheck?: boolean
  /** Who sends and verifies SMS codes: the gateway, or Firebase in the browser. */
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

/** Fields that are always required when shown, whatever the config says. */
const REQUIRED_WHEN_SHOWN: ReadonlySet<RegistrationField> = new Set([
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
])

/** The fields that identify an account; without them the method is not offered. */
const KEYS = { mobile: ['mobileNum'], username: ['username', 'password'] } as const satisfies Record<
  RegisterMethod,
  readonly RegistrationField[]
>

/**
 * A merchant's register form, made from flags and validation config: its methods, their fields in order, and the steps
 * after the button. Browser and gateway use the same data, so they agree on what is asked for.
 */
export function formModel(settings: FormSettings): FormModel {
  const { flags, fields } = settings
  const on = { mobile: flags.MOBILENUMREG3, username: flags.USERNAMEREG3 }
  const offered = REGISTER_METHODS.filter((method) => on[method] && KEYS[method].every((name) => fields[name]?.enabled))
  return { forms: offered.map((method) => methodForm(method, settings)) }
}

function methodForm(method: RegisterMethod, settings: FormSettings): MethodForm {
  const fields = REGISTRATION_FIELDS.flatMap((name): FieldSpec[] => {
    const config = settings.fields[name]
    if (!config?.enabled || !isAsked(name, method, settings)) return []
    const required =
      config.required || REQUIRED_WHEN_SHOWN.has(name) || (KEYS[method] as readonly string[]).includes(name)
    return [{ name, config: required === config.required ? config : { ...config, required } }]
  })
  const has = (name: RegistrationField) => fields.some((field) => field.name === name)
  const { affiliateLink = 'none', botCheck = false, smsChannel = 'gateway' } = settings
  const wanted: Readonly<Record<RegisterStep, boolean>> = {
    terms: true,
    fields: true,
    affiliate: has('affiliateCode') || affiliateLink === 'checking',
    botCheck,
    smsVerification: smsChannel === 'firebase' && has('verificationCode'),
    register: true,
    loginInfo: true,
    home: true,
  }
  return { method, fields, steps: REGISTER_STEPS.filter((step) => wanted[step]) }
}

/** Whether a form asks for a field that the config enables. */
function isAsked(name: RegistrationField, method: RegisterMethod, { flags, fields, affiliateLink }: FormSettings) {
  switch (name) {
    case 'username':
      return method === 'username'
    case 'password':
      return method === 'username' || flags.MOBILENUMPASSREG3
    case 'confirmPassword':
      return (method === 'username' || flags.MOBILENUMPASSREG3) && fields.password?.enabled === true
    case 'verificationCode':
      return flags.REGMOBVERF3 && fields.mobileNum?.enabled === true
    case 'captcha':
      return flags.REGCAPTCHA
    case 'affiliateCode':
      // A valid code from the address is not asked for again.
      return affiliateLink === undefined || affiliateLink === 'none' || affiliateLink === 'invalid'
    default:
      return true
  }
}
