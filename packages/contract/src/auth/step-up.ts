import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty, oneOf } from '../schemas.ts'
import { WebAuthnJson } from './passkeys.ts'

/** How a signed-in member confirms their identity again, before an act that would open the account to somebody else. */
export const STEP_UP_PROOFS = ['authenticator', 'password', 'passkey'] as const
export type StepUpProof = (typeof STEP_UP_PROOFS)[number]

/** How long such a proof stays valid. */
export const STEP_UP_MINUTES = 5

/** `value` of a call refused with STEP_UP_REQUIRED; without any proof the member has to sign in again. */
export const StepUpNeeded = Type.Object({ proofs: Type.Array(oneOf(STEP_UP_PROOFS)) })
export type StepUpNeeded = Static<typeof StepUpNeeded>

const own = { module: 'auth', method: 'POST', auth: 'member' } as const

export const stepUpChallenge = defineCall({
  ...own,
  name: 'stepUpChallenge',
  summary: 'What the browser signs to prove with a passkey who is at it',
  path: '/api/auth/step-up/challenge',
  encrypted: false,
  request: Empty,
  response: Type.Object({ challengeId: Type.String(), options: WebAuthnJson }),
  errors: ['FORBIDDEN'],
})

export const stepUp = defineCall({
  ...own,
  name: 'stepUp',
  summary: 'Proves again who is signed in; calls that need it are answered for some minutes',
  path: '/api/auth/step-up',
  encrypted: true,
  request: Type.Object(
    {
      proof: oneOf(STEP_UP_PROOFS),
      answer: Type.Optional(
        Type.String({ minLength: 1, maxLength: 255, description: 'The password, or a code of the authenticator' }),
      ),
      challengeId: Type.Optional(Type.String({ maxLength: 64, description: 'Of proof passkey' })),
      response: Type.Optional(WebAuthnJson),
    },
    { additionalProperties: false },
  ),
  response: Empty,
  errors: ['FORBIDDEN', 'PROOF_WRONG', 'PASSKEY_INVALID', 'TOO_MANY_REQUESTS'],
})
