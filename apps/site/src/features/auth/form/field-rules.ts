import type { FieldConfig } from '@livery/rules/compile-field'

const ANYTHING: FieldConfig = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 255,
  type: 'text',
}

/** Required, without further rules: an existing password may follow older rules. */
export const FILLED_IN: FieldConfig = ANYTHING
/** The same for values that are sent exactly as typed. */
export const FILLED_IN_SECRET: FieldConfig = { ...ANYTHING, type: 'password' }
/** A code that was sent, up to 255 characters (docs/product.md 8.3). */
export const CODE: FieldConfig = { ...ANYTHING, type: 'number' }

/** The merchant's rule of a field that the form needs; any value when it has none. */
export function ruled(config: FieldConfig | undefined, instead: FieldConfig = ANYTHING): FieldConfig {
  return config ? { ...config, enabled: true, required: true } : instead
}
