import type { FieldConfig } from '@livery/rules/compile-field'
import { FIELD_TYPES } from '@livery/rules/normalise'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import Type, { type Static, type TSchema } from 'typebox'
import { oneOf } from '../schemas.ts'

export { FIELD_TYPES, REGISTRATION_FIELDS, type RegistrationField }

/**
 * The server's rule for one field, as data: the schema of the rules' `FieldConfig`. Source: docs/product.md 8.1,
 * docs/decisions/14.
 */
export const FieldSchema = Type.Object(
  {
    enabled: Type.Boolean({ description: 'true shows the field' }),
    required: Type.Boolean({ description: 'true refuses an empty field' }),
    acceptedPattern: Type.String({
      maxLength: 512,
      description: 'a pattern the whole value matches; * or nothing means any',
    }),
    patternId: Type.Integer({ minimum: 0, maximum: 20, description: 'the pattern template, 0 to 20' }),
    minLength: Type.Integer({ minimum: 0, maximum: 255, description: 'at least so many characters, 0 to 255' }),
    maxLength: Type.Integer({ minimum: 1, maximum: 255, description: 'at most so many characters, 1 to 255' }),
    type: oneOf(FIELD_TYPES, 'the kind of input'),
  } satisfies Record<keyof FieldConfig, TSchema>,
  { additionalProperties: false, description: 'the rule of one field' },
)

export const RegistrationConfig = Type.Object({
  fields: Type.Partial(
    Type.Object(
      Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, FieldSchema])) as Record<
        RegistrationField,
        typeof FieldSchema
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
