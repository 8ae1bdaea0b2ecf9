import type { FieldType } from './normalise.ts'
import { fieldRecord, type RegistrationField } from './registration-fields.ts'

/** The keyboard that a phone shows for a type. */
const KEYBOARDS = {
  text: 'text',
  password: 'text',
  email: 'email',
  tel: 'tel',
  number: 'numeric',
  date: 'numeric',
} as const satisfies Record<FieldType, string>

/**
 * The keyboard for a field of the register form: for the type that the merchant chose, else for the field's own.
 * Undefined leaves the choice to the device.
 */
export function keyboardOf(name: RegistrationField, type: FieldType) {
  const record = fieldRecord(name)
  return type === record.type ? record.inputMode : KEYBOARDS[type]
}
