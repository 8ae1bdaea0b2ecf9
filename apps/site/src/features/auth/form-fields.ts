import type { RegistrationConfig } from '@livery/contract/registration'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'

/** What the username method never asks: both belong to the mobile method. */
const MOBILE_ONLY: ReadonlySet<RegistrationField> = new Set(['verificationCode'])

/** The fields of the register form by username, in the specification's order: those the server enabled. */
export function usernameFields({ fields }: RegistrationConfig): readonly RegistrationField[] {
  return REGISTRATION_FIELDS.filter((name) => fields[name]?.enabled === true && !MOBILE_ONLY.has(name))
}

/** How the browser should help with a field. */
export const INPUT_HINTS: Readonly<
  Partial<
    Record<RegistrationField, { readonly autoComplete?: string; readonly inputMode?: 'tel' | 'email' | 'numeric' }>
  >
> = {
  username: { autoComplete: 'username' },
  email: { autoComplete: 'email', inputMode: 'email' },
  mobileNum: { autoComplete: 'tel-national', inputMode: 'tel' },
  payeeName: { autoComplete: 'name' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { inputMode: 'tel' },
}

/** Names and free words follow their own direction; accounts, numbers and codes always run left to right. */
export const FREE_TEXT: ReadonlySet<RegistrationField> = new Set(['payeeName', 'facebook'])

export const SECRETS: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword'])
