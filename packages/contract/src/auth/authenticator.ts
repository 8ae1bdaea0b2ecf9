import Type from 'typebox'
import { defineCall } from '../call.ts'
import { Empty } from '../schemas.ts'
import { VerificationCode } from './mobile-number.ts'

const own = { module: 'auth', auth: 'member' } as const

export const authenticator = defineCall({
  ...own,
  name: 'authenticator',
  summary: 'Whether sign-in asks for the code of an authenticator app',
  method: 'GET',
  path: '/api/auth/authenticator',
  encrypted: false,
  request: Empty,
  response: Type.Object({ on: Type.Boolean(), recoveryCodesLeft: Type.Integer() }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN'],
})

export const newAuthenticator = defineCall({
  ...own,
  stepUp: true,
  name: 'newAuthenticator',
  summary: 'A secret for an authenticator app; it holds once a code has been confirmed',
  method: 'POST',
  path: '/api/auth/authenticator/new',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    secret: Type.String({ description: 'Base32' }),
    uri: Type.String({ description: 'otpauth:' }),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN'],
})

export const confirmAuthenticator = defineCall({
  ...own,
  stepUp: true,
  name: 'confirmAuthenticator',
  summary: 'Turns the authenticator on by its first code; the recovery codes are told this once',
  method: 'POST',
  path: '/api/auth/authenticator',
  encrypted: true,
  request: Type.Object({ code: VerificationCode }, { additionalProperties: false }),
  response: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'PROOF_WRONG', 'TOO_MANY_REQUESTS'],
})

export const removeAuthenticator = defineCall({
  ...own,
  name: 'removeAuthenticator',
  summary: 'Turns the authenticator off by one of its codes, or by a recovery code',
  method: 'POST',
  path: '/api/auth/authenticator/off',
  encrypted: true,
  request: Type.Object({ code: VerificationCode }, { additionalProperties: false }),
  response: Empty,
  errors: ['NOT_SIGNED_IN', 'PROOF_WRONG', 'TOO_MANY_REQUESTS'],
})
