import type { TObject } from 'typebox'
import Value from 'typebox/value'

/** A field of an object that breaks its schema. Never contains the value, which may be a secret. */
export interface FieldFault {
  readonly field: string
  readonly kind: 'missing' | 'invalid' | 'unknown'
}

/** The fields of an object that a schema without additional properties refuses. */
export function objectFaults(schema: TObject, value: Readonly<Record<string, unknown>>): readonly FieldFault[] {
  const required = new Set<string>(schema.required)
  const unknown = Object.keys(value).filter((field) => !Object.hasOwn(schema.properties, field))
  return [
    ...unknown.map((field): FieldFault => ({ field, kind: 'unknown' })),
    ...Object.entries(schema.properties).flatMap(([field, property]): readonly FieldFault[] => {
      if (value[field] === undefined) return required.has(field) ? [{ field, kind: 'missing' }] : []
      return Value.Check(property, value[field]) ? [] : [{ field, kind: 'invalid' }]
    }),
  ]
}
