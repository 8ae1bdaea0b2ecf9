import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { oneOf } from '../schemas.ts'
import { CodeSent } from './codes.ts'
import { SignedIn } from './signed-in.ts'

/**
 * The proofs a member may give when a sign-in comes from an address that is new for the account (docs/product.md 6.8).
 */
export const PROOFS = ['mobile', 'email', 'bankName', 'authenticator'] as const
export type Proof = (typeof PROOFS)[number]

/**
 * `value` of a sign-in that failed with EXTRA_VERIFICATION: the password was right, and one more proof is needed.
 * `hint` shows where the code goes, masked so that only the owner recognises it.
 */
export const VerificationNeeded = Type.Object({
  verificationId: Type.String(),
  reason: oneOf(['address', 'authenticator']),
  proofs: Type.Array(Type.Object({ proof: oneOf(PROOFS), hint: Type.Optional(Type.String()) })),
})
export type VerificationNeeded = Static<typeof VerificationNeeded>

const verificationId = Type.String({ minLength: 8, maxLength: 64 })

export const sendVerificationCode = defineCall({
  name: 'sendVerificationCode',
  module: 'auth',
  summary: 'Sends the code of a sign-in that wants one more proof',
  method: 'POST',
  path: '/api/auth/verification/code',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ verificationId, proof: oneOf(['mobile', 'email']) }, { additionalProperties: false }),
  response: CodeSent,
  errors: ['SESSION_EXPIRED', 'TOO_MANY_REQUESTS', 'PHONE_TOO_MANY_REQUESTS', 'FEATURE_DISABLED'],
})

export const proveSignIn = defineCall({
  name: 'proveSignIn',
  module: 'auth',
  summary: 'Completes a sign-in with the proof that was wanted; the address is known from then on',
  method: 'POST',
  path: '/api/auth/verification',
  auth: 'none',
  encrypted: true,
  request: Type.Object(
    { verificationId, proof: oneOf(PROOFS), answer: Type.String({ minLength: 1, maxLength: 255 }) },
    { additionalProperties: false },
  ),
  response: SignedIn,
  errors: ['SESSION_EXPIRED', 'PROOF_WRONG', 'SMS_CODE_EXPIRED'],
})
