import { expect, test } from 'vitest'
import { sendByFirebase } from './send-by-firebase.ts'

test('Firebase that cannot be reached is a failure of the catalogue', async () => {
  const project = {
    apiKey: 'public',
    authDomain: 'x.firebaseapp.com',
    projectId: 'livery-test',
    emulator: '127.0.0.1:9',
  }
  const sending = sendByFirebase(project, '+639171234567', document.createElement('div'))
  await expect(sending).rejects.toMatchObject({ name: 'CallError', code: 'NETWORK' })
})
