import Type, { type Static } from 'typebox'
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

export const register = defineCall({
  name: 'register',
  module: 'auth',
  summary: 'Opens an account by username and signs in',
  method: 'PUT',
  path: '/api/auth/register',
  auth: 'none',
  encrypted: true,
  request: Type.Object(
    {
      fields: Type.Record(Type.String(), Type.String({ maxLength: 255 }), {
        description: 'The enabled registration fields by name',
      }),
      termsAccepted: Type.Boolean(),
      login: Type.Literal(true),
      registerUrl: Type.String({ maxLength: 400 }),
      registerMethod: Type.Literal('WEB'),
      referralCode: Type.Optional(Type.String({ maxLength: 64 })),
      captchaId: Type.Optional(Type.String({ maxLength: 64 })),
    },
    { additionalProperties: false },
  ),
  response: SignedIn,
  errors: [
    'VALIDATION',
    'USERNAME_TAKEN',
    'CAPTCHA_INVALID',
    'REGISTRATION_CLOSED',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
    'ENCRYPTION_REPLAYED',
  ],
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
