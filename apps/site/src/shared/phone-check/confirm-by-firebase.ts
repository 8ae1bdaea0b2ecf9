import { PhoneAuthProvider, signInWithCredential, signOut } from '@firebase/auth'
import type { FirebaseProject } from '@livery/contract/boot'
import { firebaseAuth } from './firebase-auth.ts'
import { firebaseError } from './firebase-error.ts'

/**
 * Verifies a code with Firebase and returns the token that calls send as `firebaseIdToken`. Firebase accepts a code
 * once. Rejects with `CallError`.
 * @param verificationId of `sendByFirebase`
 */
export async function confirmByFirebase(
  project: FirebaseProject,
  verificationId: string,
  code: string,
): Promise<string> {
  try {
    const auth = firebaseAuth(project)
    const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code))
    const token = await user.getIdToken()
    await signOut(auth)
    return token
  } catch (error) {
    throw firebaseError(error)
  }
}
