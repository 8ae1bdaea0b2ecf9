import { FIELD_TYPES } from '@livery/rules/normalise'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import Type, { type Static } from 'typebox'
import { oneOf } from './schemas.ts'

export { FIELD_TYPES, REGISTRATION_FIELDS, type RegistrationField }

/** The server's rule for one field. Source: docs/product.md 8.1, docs/decisions/14. */
export const FieldConfig = Type.Object(
  {
    enabled: Type.Boolean(),
    required: Type.Boolean(),
    acceptedPattern: Type.String({ maxLength: 512, description: 'A lone * or nothing means any' }),
    patternId: Type.Integer({ minimum: 0, maximum: 20 }),
    minLength: Type.Integer({ minimum: 0, maximum: 255 }),
    maxLength: Type.Integer({ minimum: 1, maximum: 255 }),
    type: oneOf(FIELD_TYPES),
  },
  { additionalProperties: false },
)
export type FieldConfig = Static<typeof FieldConfig>

export const RegistrationConfig = Type.Object({
  fields: Type.Partial(
    Type.Object(
      Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, FieldConfig])) as Record<
        RegistrationField,
        typeof FieldConfig
      >,
    ),
  ),
  ageMinimum: Type.Integer({ minimum: 16, maximum: 25 }),
  countries: Type.Unsafe<readonly string[]>(
    Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), {
      description: 'ISO 3166 countries whose mobile numbers are taken, the likeliest first; none means all of them',
    }),
  ),
})
export type RegistrationConfig = Static<typeof RegistrationConfig>
