import { type ApplicationVerifier, RecaptchaVerifier, signInWithPhoneNumber } from '@firebase/auth'
import type { FirebaseProject } from '@livery/contract/boot'
import { purifyMarkup } from '../html/purify.ts'
import { allowScriptsOf } from '../third-parties/allow-scripts.ts'
import { firebaseAuth } from './firebase-auth.ts'
import { firebaseError } from './firebase-error.ts'

/** Firebase's check for robots, as the page's policy names it. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] as const

/**
 * Has Firebase send a code to a number, after Firebase's own check for robots. Returns the id that `confirmByFirebase`
 * needs. It is large, so import it only when a code is requested. Rejects with `CallError`.
 * @param project of `boot.merchant.firebase`
 * @param number international, with plus
 */
export async function sendByFirebase(project: FirebaseProject, number: string): Promise<string> {
  allowScriptsOf({ scripts: RECAPTCHA, clean: purifyMarkup })
  const place = document.createElement('div')
  document.body.append(place)
  let check: (ApplicationVerifier & { clear(): void }) | null = null
  try {
    const auth = firebaseAuth(project)
    check = new RecaptchaVerifier(auth, place, { size: 'invisible' })
    return (await signInWithPhoneNumber(auth, number, check)).verificationId
  } catch (error) {
    throw firebaseError(error)
  } finally {
    check?.clear()
    place.remove()
  }
}
