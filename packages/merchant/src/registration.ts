import {
  FIELD_TYPES,
  REGISTRATION_FIELDS,
  type RegistrationConfig,
  type RegistrationField,
} from '@livery/contract/registration'
import { oneOf } from '@livery/contract/schemas'
import Type, { type Static } from 'typebox'

type FieldType = (typeof FIELD_TYPES)[number]

/** The input type of a field when the file states none. */
const INPUT_TYPES: Readonly<Partial<Record<RegistrationField, FieldType>>> = {
  password: 'password',
  confirmPassword: 'password',
  paymentPassword: 'password',
  email: 'email',
  mobileNum: 'tel',
  whatsapp: 'tel',
}

/** Fields whose content must be hidden on the screen. */
export const SECRET_FIELDS = ['password', 'confirmPassword', 'paymentPassword'] as const satisfies RegistrationField[]

const Field = Type.Object(
  {
    enabled: Type.Boolean({ description: 'true shows the field' }),
    required: Type.Boolean({ description: 'true refuses an empty field' }),
    acceptedPattern: Type.Optional(
      Type.String({ maxLength: 512, description: 'a pattern the whole value matches; * or nothing means any' }),
    ),
    patternId: Type.Integer({ minimum: 0, maximum: 20, description: 'the pattern template, 0 to 20' }),
    minLength: Type.Integer({ minimum: 0, maximum: 255, description: 'at least so many characters, 0 to 255' }),
    maxLength: Type.Integer({ minimum: 1, maximum: 255, description: 'at most so many characters, 1 to 255' }),
    type: Type.Optional(oneOf(FIELD_TYPES, 'the kind of input')),
  },
  { additionalProperties: false, description: 'the rule of one field' },
)

/** `registration.json`: the fields of the register form and their rules. A field that is not named is not shown. */
export const RegistrationFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'for editors' })),
    version: Type.Literal(1, { description: 'the version of this format, 1' }),
    fields: Type.Object(
      Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, Type.Optional(Field)])) as unknown as Record<
        RegistrationField,
        ReturnType<typeof Type.Optional<typeof Field>>
      >,
      { additionalProperties: false, description: 'the fields of the form' },
    ),
    countries: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Z]{2}$', description: 'an ISO 3166 country such as PH' }), {
        uniqueItems: true,
        description: 'whose mobile numbers are taken, the likeliest first; without it, those of every country',
      }),
    ),
  },
  { additionalProperties: false, title: 'Registration' },
)
export type RegistrationFile = Static<typeof RegistrationFile>

/** The server's validation config from the file, with defaults for missing parts; fields in form order. */
export function toRegistrationConfig(file: RegistrationFile, ageMinimum: number): RegistrationConfig {
  const fields: RegistrationConfig['fields'] = {}
  for (const name of REGISTRATION_FIELDS) {
    const stated = file.fields[name]
    if (!stated) continue
    fields[name] = {
      ...stated,
      acceptedPattern: stated.acceptedPattern ?? '*',
      type: stated.type ?? INPUT_TYPES[name] ?? 'text',
    }
  }
  return { fields, ageMinimum, countries: file.countries ?? [] }
}
