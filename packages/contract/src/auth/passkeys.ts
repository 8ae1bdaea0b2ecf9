import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty, Instant, nullable } from '../schemas.ts'
import { SignedIn } from './signed-in.ts'

/**
 * The arguments and results of the browser's own passkey functions; the WebAuthn library checks them, not a schema of
 * ours.
 */
export const WebAuthnJson = Type.Record(Type.String(), Type.Unknown())

export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Instant,
  lastUsedAt: nullable(Instant),
})
export type Passkey = Static<typeof Passkey>

const own = { module: 'auth', auth: 'member', encrypted: false } as const

export const passkeys = defineCall({
  ...own,
  name: 'passkeys',
  summary: 'The member’s passkeys on this host',
  method: 'GET',
  path: '/api/auth/passkeys',
  request: Empty,
  response: Type.Object({ passkeys: Type.Array(Passkey) }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN'],
})

export const newPasskey = defineCall({
  ...own,
  stepUp: true,
  name: 'newPasskey',
  summary: 'What the browser makes a passkey from',
  method: 'POST',
  path: '/api/auth/passkeys/new',
  request: Empty,
  response: Type.Object({ challengeId: Type.String(), options: WebAuthnJson }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN'],
})

export const addPasskey = defineCall({
  ...own,
  stepUp: true,
  name: 'addPasskey',
  summary: 'Keeps a passkey the browser has made',
  method: 'POST',
  path: '/api/auth/passkeys',
  request: Type.Object(
    {
      challengeId: Type.String({ maxLength: 64 }),
      name: Type.String({ minLength: 1, maxLength: 60 }),
      response: WebAuthnJson,
    },
    { additionalProperties: false },
  ),
  response: Passkey,
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'PASSKEY_INVALID'],
})

export const removePasskey = defineCall({
  ...own,
  stepUp: true,
  name: 'removePasskey',
  summary: 'Forgets a passkey',
  method: 'DELETE',
  path: '/api/auth/passkeys',
  request: Type.Object({ id: Type.String({ maxLength: 400 }) }, { additionalProperties: false }),
  response: Empty,
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
})

const entering = { module: 'auth', method: 'POST', auth: 'none', encrypted: false } as const

export const passkeyChallenge = defineCall({
  ...entering,
  name: 'passkeyChallenge',
  summary: 'What a browser signs to sign in with any of its passkeys of this host',
  path: '/api/auth/login/passkey/challenge',
  request: Empty,
  response: Type.Object({ challengeId: Type.String(), options: WebAuthnJson }),
  errors: ['FORBIDDEN'],
})

export const loginByPasskey = defineCall({
  ...entering,
  name: 'loginByPasskey',
  summary: 'Signs in with a passkey',
  path: '/api/auth/login/passkey',
  request: Type.Object(
    { challengeId: Type.String({ maxLength: 64 }), response: WebAuthnJson, asAgent: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
  response: SignedIn,
  errors: ['FORBIDDEN', 'PASSKEY_INVALID', 'NON_AGENT', 'NON_MEMBER'],
})
