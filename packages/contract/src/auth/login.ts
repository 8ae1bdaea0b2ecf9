import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import Type, { type Static, type TOptional, type TString } from 'typebox'
import { defineCall } from './call.ts'
import { RegistrationConfig } from './registration.ts'
import { Amount, Empty, nullable, oneOf } from './schemas.ts'

/** The agent types and the trial type are the platform's (specification, sections 3 and 9); 0 is a plain member. */
export const AGENT_TYPES = [1, 2, 41, 42] as const
export const TRIAL_TYPE = 4

export const captcha = defineCall({
  name: 'captcha',
  module: 'auth',
  summary: 'A fresh captcha picture; at most one a second',
  method: 'GET',
  path: '/api/auth/captcha',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    captchaId: Type.String({ description: 'Sent back with the letters' }),
    image: Type.String({ description: 'Base64 PNG, no data: prefix' }),
  }),
  errors: [],
})

/** What a successful sign-in or registration answers. The token goes into session storage (ruling 6). */
export const SignedIn = Type.Object({
  token: Type.String(),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  mustChangePassword: Type.Boolean({ description: 'The password equals the deployment’s default (ruling 4)' }),
  account: Type.String(),
})
export type SignedIn = Static<typeof SignedIn>

export const login = defineCall({
  name: 'login',
  module: 'auth',
  summary: 'Signs in; a failure may ask for a captcha through value.captcha',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'none',
  encrypted: true,
  request: Type.Object(
    {
      username: Type.String({ minLength: 1, maxLength: 64 }),
      password: Type.String({ minLength: 1, maxLength: 255 }),
      type: oneOf(['username', 'sms']),
      captcha: Type.Optional(Type.String({ maxLength: 12 })),
      captchaId: Type.Optional(Type.String({ maxLength: 64 })),
      asAgent: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  response: SignedIn,
  errors: [
    'CREDENTIALS_INVALID',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_INVALID',
    'NON_AGENT',
    'NON_MEMBER',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
    'ENCRYPTION_REPLAYED',
  ],
})

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
  errors: [],
})

const fieldValues = Object.fromEntries(
  REGISTRATION_FIELDS.map((name) => [name, Type.Optional(Type.String({ maxLength: 255 }))]),
) as unknown as Record<RegistrationField, TOptional<TString>>

/** Who registers (specification, section 3: register form user and registration payload). */
const Registration = Type.Object(
  {
    ...fieldValues,
    countryDialingCode: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$', description: 'Of mobileNum, no plus' })),
    referralCode: Type.Optional(Type.String({ maxLength: 64, description: 'From the address' })),
    domain: Type.String({ maxLength: 255, description: 'The host the visitor sees' }),
    registerUrl: Type.String({ maxLength: 400 }),
    registerMethod: Type.Literal('WEB'),
    login: Type.Literal(true),
    geetest: Type.Optional(
      Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 2048 }), {
        description: 'What the bot check answered',
      }),
    ),
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
    'VALIDATION',
    'USERNAME_TAKEN',
    'CAPTCHA_INVALID',
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

export const logout = defineCall({
  name: 'logout',
  module: 'auth',
  summary: 'Revokes the session everywhere',
  method: 'DELETE',
  path: '/api/auth/session',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Empty,
  errors: ['NOT_SIGNED_IN'],
})

export const MemberInfo = Type.Object({
  id: Type.String({ description: 'customerId' }),
  account: Type.String(),
  nickname: Type.String(),
  type: Type.Integer({ description: '0 member, 4 trial, 1, 2, 41, 42 agents' }),
  isAgent: Type.Boolean(),
  isTrial: Type.Boolean(),
  avatarUrl: nullable(Type.String()),
  vipLabelName: nullable(Type.String()),
  vipRankLevel: Type.Integer(),
  currency: Type.String(),
  unreadMessage: Type.Integer(),
  balance: Amount,
})
export type MemberInfo = Static<typeof MemberInfo>

export const memberInfo = defineCall({
  name: 'memberInfo',
  module: 'account',
  summary: 'Who is signed in',
  method: 'GET',
  path: '/api/account/me',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: MemberInfo,
  errors: ['NOT_SIGNED_IN'],
})

export const getBalanceV2 = defineCall({
  name: 'getBalanceV2',
  module: 'wallet',
  summary: 'The spendable balance, read from the primary database',
  method: 'GET',
  path: '/api/wallet/balance',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Type.Object({ balance: Amount, currency: Type.String() }),
  errors: ['NOT_SIGNED_IN'],
})
