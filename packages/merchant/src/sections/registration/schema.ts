import {
  FieldSchema,
  REGISTRATION_FIELDS,
  type RegistrationConfig,
  type RegistrationField,
} from '@livery/contract/auth/registration-config'
import { fieldRecord } from '@livery/rules/registration-fields'
import Type, { type Static } from 'typebox'

const { acceptedPattern, type } = FieldSchema.properties

/** A field's rule in the file: keys with a default may be left out. */
const Field = Type.Object(
  { ...FieldSchema.properties, acceptedPattern: Type.Optional(acceptedPattern), type: Type.Optional(type) },
  { additionalProperties: false, description: 'the rule of one field' },
)

/** Other common names of the fields. */
const OTHER_WORDS: Readonly<Record<string, RegistrationField>> = {
  phone: 'mobileNum',
  phonenumber: 'mobileNum',
  tel: 'mobileNum',
  telephone: 'mobileNum',
  mobile: 'mobileNum',
  user: 'username',
  login: 'username',
  account: 'username',
  pass: 'password',
  pin: 'paymentPassword',
  name: 'payeeName',
  realname: 'payeeName',
  fullname: 'payeeName',
  mail: 'email',
  code: 'verificationCode',
  smscode: 'verificationCode',
  otp: 'verificationCode',
  id: 'idNumber',
  passport: 'idNumber',
  referral: 'recommenderId',
}

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
      { additionalProperties: false, description: 'the fields of the form', synonyms: OTHER_WORDS },
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
      type: stated.type ?? fieldRecord(name).type,
    }
  }
  return { fields, ageMinimum, countries: file.countries ?? [] }
}
