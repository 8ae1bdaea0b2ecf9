import { auth, type FieldWish } from './fields.ts'

// Rules as a developer would write them by hand for the fields of one form.

export const SECRETS: readonly FieldWish['name'][] = ['password', 'confirmPassword', 'paymentPassword']

const PATTERNS: Readonly<Record<number, RegExp>> = {
  1: /^[a-z][a-z0-9]*$/i,
  3: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  6: /^\d*$/,
  12: /^[\p{L} ]*$/u,
  19: /^[\x21-\x7e]*$/,
}

/** The fault of a field when the form is submitted, in words. */
export function faultOf({ name, required, patternId, minLength, maxLength }: FieldWish, data: FormData) {
  const value = String(data.get(name) ?? '').trim()
  if (value === '') return required ? auth.validation.required : undefined
  if (name === 'confirmPassword') return value === data.get('password') ? undefined : auth.validation.confirmMismatch
  const fits = value.length >= minLength && value.length <= maxLength && (PATTERNS[patternId]?.test(value) ?? true)
  return fits ? undefined : auth.validation.required
}
