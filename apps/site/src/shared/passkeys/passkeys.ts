import type { Passkey } from '@livery/contract/auth/passkeys'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import type { RequestOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { CallError } from '../http/call-error.ts'
import type { Site } from '../site/site.ts'

type Reach = Pick<Site, 'call'>

/** Whether this browser knows passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Makes a passkey on this device and keeps it. Null when one thinks better of it; rejects with `CallError`. */
export async function addPasskey({ call }: Reach, name: string): Promise<Passkey | null> {
  const { challengeId, options } = await call('newPasskey', {})
  const { startRegistration } = await import('@simplewebauthn/browser')
  const response = await asked(() => startRegistration({ optionsJSON: options as never }))
  return response && call('addPasskey', { challengeId, name, response: { ...response } })
}

/** Signs in with whichever passkey of this host one chooses. Null when one thinks better of it. */
export async function signInByPasskey(
  { call }: Reach,
  { asAgent }: Pick<RequestOf<Calls['loginByPasskey']>, 'asAgent'> = {},
): Promise<SignedIn | null> {
  const { challengeId, options } = await call('passkeyChallenge', {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const response = await asked(() => startAuthentication({ optionsJSON: options as never }))
  return response && call('loginByPasskey', { challengeId, response: { ...response }, ...(asAgent && { asAgent }) })
}

/** The browser says the same of closing its dialog, of waiting too long and of having no key that fits. */
const UNDONE = ['NotAllowedError', 'AbortError']

async function asked<Response>(ask: () => Promise<Response>): Promise<Response | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && UNDONE.includes(error.name)) return null
    throw new CallError('PASSKEY_INVALID', { cause: error })
  }
}
