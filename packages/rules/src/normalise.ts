import { foldDigits } from './fold-digits.ts'
import { stripBidi } from './strip-bidi.ts'

/** Kinds of fields; the registration config names one for each field. */
export const FIELD_TYPES = ['text', 'password', 'email', 'tel', 'number', 'date'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

const NUMERIC: readonly FieldType[] = ['tel', 'number', 'date']

/**
 * The form in which a value is checked, counted and stored: NFC; outside passwords also without direction controls and
 * outer spaces; in numeric fields with ASCII digits. A password stays as typed, because another device may send it
 * without these changes. Idempotent.
 */
export function normalise(value: string, type: FieldType): string {
  if (type === 'password') return value.normalize('NFC')
  const text = stripBidi(value).normalize('NFC').trim()
  return NUMERIC.includes(type) ? foldDigits(text) : text
}
