import type { Passkey } from '@livery/contract/auth/passkeys'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import type { RequestOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { CallError } from '../http/call-error.ts'
import type { Visit } from '../visit/visit.ts'

type Reach = Pick<Visit, 'call'>

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Creates a passkey on this device. Null when the person cancels; rejects with `CallError`. */
export async function addPasskey({ call }: Reach, name: string): Promise<Passkey | null> {
  const { challengeId, options } = await call('newPasskey', {})
  const { startRegistration } = await import('@simplewebauthn/browser')
  const response = await nullWhenDismissed(() => startRegistration({ optionsJSON: options as never }))
  return response && call('addPasskey', { challengeId, name, response: { ...response } })
}

/** Signs in with a passkey of this host that the person chooses. Null when the person cancels. */
export async function signInByPasskey(
  { call }: Reach,
  { asAgent }: Pick<RequestOf<Calls['loginByPasskey']>, 'asAgent'> = {},
): Promise<SignedIn | null> {
  const { challengeId, options } = await call('passkeyChallenge', {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const response = await nullWhenDismissed(() => startAuthentication({ optionsJSON: options as never }))
  return response && call('loginByPasskey', { challengeId, response: { ...response }, ...(asAgent && { asAgent }) })
}

/** Proves with a passkey who is signed in. False when the person cancels. */
export async function provePasskey({ call }: Reach): Promise<boolean> {
  const { challengeId, options } = await call('stepUpChallenge', {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const response = await nullWhenDismissed(() => startAuthentication({ optionsJSON: options as never }))
  if (!response) return false
  await call('stepUp', { proof: 'passkey', challengeId, response: { ...response } })
  return true
}

/** The browser reports the same error for a cancelled dialog, a timeout and a missing key. */
const UNDONE = ['NotAllowedError', 'AbortError']

async function nullWhenDismissed<Response>(ask: () => Promise<Response>): Promise<Response | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && UNDONE.includes(error.name)) return null
    throw new CallError('PASSKEY_INVALID', { cause: error })
  }
}
