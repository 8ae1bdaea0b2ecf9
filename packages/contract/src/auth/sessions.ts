import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty, Instant, nullable, oneOf } from '../schemas.ts'
import { SignedIn } from './signed-in.ts'

/** The way a session was opened. */
export const SIGN_IN_WAYS = [
  'password',
  'remembered',
  'sms',
  'google',
  'facebook',
  'passkey',
  'register',
  'trial',
  'exchange',
] as const
export type SignInWay = (typeof SIGN_IN_WAYS)[number]

export const OpenSession = Type.Object({
  id: Type.String(),
  current: Type.Boolean(),
  way: oneOf(SIGN_IN_WAYS),
  createdAt: Instant,
  lastSeenAt: Instant,
  ip: nullable(Type.String()),
  userAgent: nullable(Type.String()),
})
export type OpenSession = Static<typeof OpenSession>

const session = { module: 'auth', auth: 'member', encrypted: false } as const

export const sessions = defineCall({
  ...session,
  name: 'sessions',
  summary: 'Where the member is signed in, the present session first',
  method: 'GET',
  path: '/api/auth/sessions',
  request: Empty,
  response: Type.Object({ sessions: Type.Array(OpenSession) }),
  errors: ['NOT_SIGNED_IN'],
})

export const endSessions = defineCall({
  ...session,
  name: 'endSessions',
  summary: 'Ends one session of the member, or all but the present one; remembered devices go with them',
  method: 'DELETE',
  path: '/api/auth/sessions',
  request: Type.Object(
    { id: Type.Optional(Type.String({ maxLength: 64, description: 'All others, where none is given' })) },
    { additionalProperties: false },
  ),
  response: Type.Object({ ended: Type.Integer() }),
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
})

export const logout = defineCall({
  ...session,
  beforePasswordChange: true,
  name: 'logout',
  summary: 'Revokes the session everywhere',
  method: 'DELETE',
  path: '/api/auth/session',
  request: Empty,
  response: Empty,
  errors: ['NOT_SIGNED_IN'],
})

export const firstLogin = defineCall({
  ...session,
  beforePasswordChange: true,
  name: 'firstLogin',
  summary: 'The first sign-in has been seen to: firstTimeLogin is false from now on',
  method: 'POST',
  path: '/api/auth/first-login',
  request: Empty,
  response: Empty,
  errors: ['NOT_SIGNED_IN'],
})

/** A one-time code: of a completed social sign-in, or of a link into the site (docs/decisions/08). */
export const exchange = defineCall({
  name: 'exchange',
  module: 'auth',
  summary: 'Turns a one-time code (60 s, once) into a session; a raw token where the merchant allows old links',
  method: 'POST',
  path: '/api/auth/exchange',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ code: Type.String({ minLength: 20, maxLength: 200 }) }, { additionalProperties: false }),
  response: SignedIn,
  errors: ['EXCHANGE_INVALID', 'EXTRA_VERIFICATION'],
})

export const freePlayLogin = defineCall({
  name: 'freePlayLogin',
  module: 'auth',
  summary: 'Opens a trial account and signs in',
  method: 'POST',
  path: '/api/auth/free-play',
  auth: 'none',
  encrypted: false,
  request: Type.Object(
    {
      os: Type.String({ minLength: 1, maxLength: 40, description: 'The system the browser runs on' }),
      platform: Type.Literal('W'),
      encryption: Type.String({ maxLength: 4096, description: 'What the bot check answered, as JSON' }),
      version: Type.Literal(3, { description: 'Of the gateway' }),
    },
    { additionalProperties: false },
  ),
  response: SignedIn,
  errors: ['FEATURE_DISABLED', 'VERIFICATION_FIRST', 'BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
})
