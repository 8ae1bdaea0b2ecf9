import type { FieldConfig } from '@livery/rules/compile-field'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import type { Values } from '../whole-merchant.ts'
import { type Answered, answered, type Effect, refused, under } from './effect.ts'

/** A rule that asks for at least nine characters and one for at most ten: narrower than any field's own. */
const USUAL: Readonly<Record<keyof FieldConfig, Effect>> = {
  enabled: answered(false),
  required: answered(true),
  acceptedPattern: answered('[a-c]+'),
  patternId: answered(6),
  minLength: answered(9),
  maxLength: answered(10),
  type: answered('date'),
}

/** The rule refuses every name and password, so the demonstration's accounts are left out. */
const NO_ACCOUNTS: Values = { 'demo.accounts': [] }
const BY_NAME_ONLY: Values = {
  'flags.MOBILENUMREG3': false,
  'flags.MOBILENUMPASSREG3': false,
  'flags.REGMOBVERF3': false,
  'fields.verificationCode.enabled': false,
  'fields.verificationCode.required': false,
}
const confirmed = (key: keyof FieldConfig, changed: unknown): Answered => ({
  ...answered(changed, NO_ACCOUNTS),
  along: { [`fields.confirmPassword.${key}`]: changed },
})
/** The least and the most count where the number fits; the message names both. */
const SHORT_NUMBERS: Values = { 'fields.mobileNum.maxLength': 9 }

const FIELDS: Readonly<Partial<Record<RegistrationField, Partial<Record<keyof FieldConfig, Effect>>>>> = {
  username: {
    enabled: refused(false),
    required: refused(false),
    acceptedPattern: answered('[a-c]+', NO_ACCOUNTS),
    patternId: answered(6, NO_ACCOUNTS),
    minLength: answered(9, NO_ACCOUNTS),
    maxLength: answered(10),
  },
  mobileNum: {
    enabled: answered(false, { ...BY_NAME_ONLY, 'fields.mobileNum.required': false }),
    required: answered(false, BY_NAME_ONLY),
    minLength: answered(12),
    maxLength: answered(9),
    patternId: answered(6, SHORT_NUMBERS),
    type: refused('text'),
  },
  verificationCode: { enabled: refused(false), required: refused(false), type: refused('tel') },
  password: {
    enabled: refused(false),
    required: refused(false),
    acceptedPattern: confirmed('acceptedPattern', '[a-c]+'),
    patternId: confirmed('patternId', 6),
    minLength: confirmed('minLength', 9),
    maxLength: confirmed('maxLength', 10),
    type: refused('text'),
  },
  confirmPassword: {
    enabled: { ...answered(false), along: { 'fields.confirmPassword.required': false } },
    required: refused(false),
    acceptedPattern: refused('[a-c]+'),
    patternId: refused(6),
    minLength: refused(9),
    maxLength: refused(10),
    type: refused('text'),
  },
  paymentPassword: {
    enabled: { ...answered(false), along: { 'fields.paymentPassword.required': false } },
    required: refused(false),
    type: refused('text'),
  },
  email: { patternId: answered(0) },
  qqNum: { type: answered('email') },
  captcha: { enabled: refused(false), required: refused(false), type: refused('tel') },
}

/** How the effect of each key of `registration.json` is shown, by the key's path. */
export const FORM_EFFECTS: Readonly<Record<string, Effect>> = {
  ...Object.assign({}, ...REGISTRATION_FIELDS.map((name) => under(`fields.${name}`, { ...USUAL, ...FIELDS[name] }))),
  countries: answered(['TH', 'PH']),
}
