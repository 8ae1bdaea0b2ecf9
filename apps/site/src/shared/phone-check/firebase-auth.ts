import { type FirebaseApp, initializeApp } from '@firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from '@firebase/auth'
import type { FirebaseProject } from '@livery/contract/boot'

const apps = new Map<string, FirebaseApp>()

/** Firebase's sign-in for a merchant's project. Its session is not stored, because ours says who is signed in. */
export function firebaseAuth({ apiKey, authDomain, projectId, emulator }: FirebaseProject): Auth {
  const known = apps.get(projectId)
  const app = known ?? initializeApp({ apiKey, authDomain, projectId }, projectId)
  apps.set(projectId, app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulator && !known) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true })
  if (emulator) auth.settings.appVerificationDisabledForTesting = true
  return auth
}
