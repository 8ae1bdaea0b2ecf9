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

/** To be filled in, and nothing else is asked of it: who signs in knows what they chose once. */
export const FILLED_IN: FieldConfig = ANYTHING
/** The same for what is never changed before it is sent. */
export const FILLED_IN_SECRET: FieldConfig = { ...ANYTHING, type: 'password' }
/** A code that was sent, up to 255 characters (docs/product.md 8.3). */
export const CODE: FieldConfig = { ...ANYTHING, type: 'number' }

/** The merchant's rule of a field, which a form cannot do without; where there is none, any value. */
export function ruled(config: FieldConfig | undefined, instead: FieldConfig = ANYTHING): FieldConfig {
  return config ? { ...config, enabled: true, required: true } : instead
}
