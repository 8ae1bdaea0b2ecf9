import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import Type, { type Static, type TOptional, type TString } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty, nullable } from '../schemas.ts'
import { BotCheckAnswer } from './bot-check.ts'
import { RegistrationConfig } from './registration-config.ts'
import { SignedIn } from './signed-in.ts'

export const registerSettings = defineCall({
  name: 'registerSettings',
  module: 'auth',
  summary: 'The validation config of the registration form',
  method: 'GET',
  path: '/api/auth/register-settings',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: RegistrationConfig,
  errors: [],
})

export const registerSettingsFor = defineCall({
  name: 'registerSettingsFor',
  module: 'auth',
  summary: 'The same for who came by an invitation: the config, and whether the code holds (the POST of the pair)',
  method: 'POST',
  path: '/api/auth/register-settings',
  auth: 'none',
  encrypted: false,
  request: Type.Object(
    { code: Type.Optional(Type.String({ maxLength: 64 })), domain: Type.String({ maxLength: 255 }) },
    { additionalProperties: false },
  ),
  response: Type.Object({
    settings: RegistrationConfig,
    codeValid: nullable(Type.Boolean({ description: 'Null where no code was given' })),
  }),
  errors: [],
})

export const affiliateCheck = defineCall({
  name: 'affiliateCheck',
  module: 'auth',
  summary: 'Whether an invitation code is one of this merchant’s affiliates',
  method: 'GET',
  path: '/api/auth/affiliate',
  auth: 'none',
  encrypted: false,
  request: Type.Object(
    { code: Type.String({ minLength: 1, maxLength: 64 }), domain: Type.String({ maxLength: 255 }) },
    { additionalProperties: false },
  ),
  response: Type.Object({ valid: Type.Boolean() }),
  errors: ['INVALID_URL'],
})

/** A country of the phone field (docs/product.md 12.1). */
export const CountryEntry = Type.Object({
  countryCode: Type.String({ description: 'ISO 3166' }),
  countryDialingCode: Type.String({ description: 'Without the plus' }),
})
export type CountryEntry = Static<typeof CountryEntry>

export const getCountryCode = defineCall({
  name: 'getCountryCode',
  module: 'auth',
  summary: 'The countries whose mobile numbers are taken, the likeliest first',
  method: 'GET',
  path: '/api/auth/countries',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({ countries: Type.Array(CountryEntry) }),
  errors: [],
})

const fieldValues = Object.fromEntries(
  REGISTRATION_FIELDS.map((name) => [name, Type.Optional(Type.String({ maxLength: 255 }))]),
) as unknown as Record<RegistrationField, TOptional<TString>>

/** Who registers (docs/product.md 7.5). */
const Registration = Type.Object(
  {
    ...fieldValues,
    countryDialingCode: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$', description: 'Of mobileNum, no plus' })),
    referralCode: Type.Optional(Type.String({ maxLength: 64, description: 'From the address' })),
    domain: Type.String({ maxLength: 255, description: 'The host the visitor sees' }),
    registerUrl: Type.String({ maxLength: 400 }),
    registerMethod: Type.Literal('WEB'),
    login: Type.Literal(true),
    geetest: Type.Optional(BotCheckAnswer),
    firebaseChannel: Type.Optional(Type.String({ maxLength: 64 })),
    firebaseIdToken: Type.Optional(Type.String({ maxLength: 4096 })),
    captchaId: Type.Optional(Type.String({ maxLength: 64, description: 'Ours: the picture that captcha answers' })),
    termsAccepted: Type.Boolean({ description: 'Ours: the gateway refuses whoever has not agreed' }),
  },
  { additionalProperties: false },
)
export type Registration = Static<typeof Registration>

const registration = {
  module: 'auth',
  method: 'PUT',
  auth: 'none',
  encrypted: true,
  request: Registration,
  response: SignedIn,
  errors: [
    'INVALID_URL',
    'VALIDATION',
    'USERNAME_TAKEN',
    'CAPTCHA_INVALID',
    'VERIFICATION_FIRST',
    'BOT_CHECK_FAILED',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'INVITATION_INVALID',
    'REGISTRATION_CLOSED',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
    'ENCRYPTION_REPLAYED',
  ],
} as const

export const register = defineCall({
  ...registration,
  name: 'register',
  summary: 'Opens an account by username and signs in',
  path: '/api/auth/register',
})

export const registerByMobile = defineCall({
  ...registration,
  name: 'registerByMobile',
  summary: 'Opens an account by mobile number and signs in',
  path: '/api/auth/register/mobile',
})
