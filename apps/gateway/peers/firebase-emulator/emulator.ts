import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export interface FirebaseEmulator {
  /** Host and port, for `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly host: string
  /** The latest code sent to a number; null where none was sent. Used codes are not listed. */
  codeFor(number: string): Promise<string | null>
  close(): Promise<void>
}

/**
 * Firebase's own auth emulator, the code behind `firebase emulators:start --only auth`, without the command line around
 * it. `npm test` installs it; its lock file is its own because two hundred packages come with it.
 */
export async function startFirebaseEmulator(projectId: string): Promise<FirebaseEmulator> {
  const { createApp } = await installed()
  const server = (await createApp(projectId)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    async codeFor(number) {
      const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/verificationCodes`)
      const { verificationCodes } = (await answer.json()) as {
        verificationCodes: readonly { readonly phoneNumber: string; readonly code: string }[]
      }
      return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? null
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function installed() {
  try {
    return await import('firebase-tools/lib/emulator/auth/server.js')
  } catch (cause) {
    throw new Error(
      'The Firebase emulator cannot be loaded. Install it: npm install --prefix apps/gateway/peers/firebase-emulator',
      { cause },
    )
  }
}
