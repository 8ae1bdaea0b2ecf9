import type { FieldShape } from './field-record.ts'
import { fieldRecord, REGISTRATION_FIELDS, type RegistrationField } from './registration-fields.ts'

/** The complete rule of a field with a special meaning. */
export interface NamedRule extends Required<Omit<FieldShape, 'holds' | 'numeric'>> {
  readonly name: RegistrationField
  readonly numeric: boolean
  /** Whether the whole value, normalised and not empty, fits. Linear in the value's length. */
  readonly test: (value: string) => boolean
  /** Key under `validation` of the message; it ends in `.range` or `.exact` (params min and max). */
  readonly messageKey: `named.${RegistrationField}`
}

const LENGTH_MAX = 255

/** The rules of fields with a special meaning. Source: docs/product.md 8.3. */
export const NAMED_RULES: readonly NamedRule[] = REGISTRATION_FIELDS.flatMap((name) => {
  const { rule } = fieldRecord(name)
  return rule ? complete(name, rule) : []
})

/** The rule for a field's name; undefined for a field without one. */
export function namedRule(name: string): NamedRule | undefined {
  return NAMED_RULES.find((rule) => rule.name === name)
}

function complete(name: RegistrationField, { holds, ...rule }: FieldShape): NamedRule {
  return {
    min: 1,
    max: LENGTH_MAX,
    numeric: false,
    tidy: (value) => value,
    ...rule,
    name,
    test: (value) => rule.shape.every((shape) => shape.test(value)) && (holds?.(value) ?? true),
    messageKey: `named.${name}`,
  }
}
