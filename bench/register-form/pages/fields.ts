import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import auth from '../../../locales/EN/auth.json' with { type: 'json' }

export { auth }

/** A field's rule, the same for both forms. */
export interface FieldWish {
  readonly name: RegistrationField
  readonly required: boolean
  readonly patternId: number
  readonly minLength: number
  readonly maxLength: number
}

const PATTERNS: Readonly<Partial<Record<RegistrationField, number>>> = {
  username: 1,
  mobileNum: 6,
  password: 19,
  payeeName: 12,
  paymentPassword: 6,
  email: 3,
  qqNum: 6,
}

/** Every field of the platform. */
export const fields: readonly FieldWish[] = REGISTRATION_FIELDS.map((name) => ({
  name,
  required: name === 'username' || name === 'password' || name === 'mobileNum',
  patternId: PATTERNS[name] ?? 0,
  minLength: 2,
  maxLength: 60,
}))
