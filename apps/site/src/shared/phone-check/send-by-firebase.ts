import { type FirebaseApp, initializeApp } from '@firebase/app'
import {
  type ApplicationVerifier,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut,
} from '@firebase/auth'
import type { FirebaseProject } from '@livery/contract/boot'
import { CallError } from '../http/call-error.ts'
import { allowScriptsOf } from '../third-parties/allow-scripts.ts'
import { firebaseError } from './firebase-error.ts'

/** Types the code that came; answers the token calls take as `firebaseIdToken`. Rejects with `CallError`. */
export type ConfirmCode = (code: string) => Promise<string>

const apps = new Map<string, FirebaseApp>()

/**
 * Has Firebase send a code to a number. To be imported when a code is asked for, not before: it is heavy. Rejects with
 * `CallError`.
 * @param project of `boot.merchant.firebase`
 * @param number international, with plus
 * @param place an empty element for the check that comes before it
 */
export async function sendByFirebase(
  project: FirebaseProject,
  number: string,
  place: HTMLElement,
): Promise<ConfirmCode> {
  allowScriptsOf(['https://www.google.com', 'https://www.gstatic.com'])
  const { apiKey, authDomain, projectId, emulator } = project
  const app = apps.get(projectId) ?? initializeApp({ apiKey, authDomain, projectId }, projectId)
  const isNew = !apps.has(projectId)
  apps.set(projectId, app)
  // Nothing of it is kept: who is signed in is ours to know.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulator && isNew) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true })
  if (emulator) auth.settings.appVerificationDisabledForTesting = true
  const check: ApplicationVerifier & { clear(): void } = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    const sent = await signInWithPhoneNumber(auth, number, check)
    return async (code) => {
      // Firebase itself calls an empty code an argument error.
      if (code.trim() === '') throw new CallError('SMS_CODE_MISSING')
      try {
        const { user } = await sent.confirm(code)
        const token = await user.getIdToken()
        await signOut(auth)
        return token
      } catch (error) {
        throw firebaseError(error)
      }
    }
  } catch (error) {
    throw firebaseError(error)
  } finally {
    check.clear()
  }
}
