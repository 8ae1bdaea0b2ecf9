import type { RegistrationField } from '@livery/rules/registration-fields'

interface InputHints {
  readonly autoComplete?: string
  readonly inputMode?: 'tel' | 'email' | 'numeric'
}

/** The autocomplete hints of a field. */
export const INPUT_HINTS: Readonly<Partial<Record<RegistrationField, InputHints>>> = {
  username: { autoComplete: 'username' },
  verificationCode: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  email: { autoComplete: 'email', inputMode: 'email' },
  payeeName: { autoComplete: 'name' },
  qqNum: { autoComplete: 'off', inputMode: 'numeric' },
  line: { autoComplete: 'off' },
  whatsapp: { autoComplete: 'tel', inputMode: 'tel' },
  facebook: { autoComplete: 'off' },
  wechat: { autoComplete: 'off' },
  idNumber: { autoComplete: 'off' },
  recommenderId: { autoComplete: 'off' },
  affiliateCode: { autoComplete: 'off' },
}

/** Names and free text follow their own direction; accounts, numbers and codes always run left to right. */
export const FREE_TEXT: ReadonlySet<RegistrationField> = new Set(['payeeName', 'facebook'])

/** Which password a password manager should fill in. */
export const SECRETS: Readonly<Partial<Record<RegistrationField, 'new-password' | 'off'>>> = {
  password: 'new-password',
  confirmPassword: 'new-password',
  paymentPassword: 'off',
}
