import { expect, test } from 'vitest'
import { confirmByFirebase } from './confirm-by-firebase.ts'
import { sendByFirebase } from './send-by-firebase.ts'

const project = {
  apiKey: 'public',
  authDomain: 'x.firebaseapp.com',
  projectId: 'livery-test',
  emulator: '127.0.0.1:9',
}

test('Firebase that cannot be reached is a failure of the catalogue, and leaves nothing in the page', async () => {
  const before = document.body.childElementCount
  const unreachable = { name: 'CallError', code: 'NETWORK' }
  await expect(sendByFirebase(project, '+639171234567')).rejects.toMatchObject(unreachable)
  await expect(confirmByFirebase(project, 'an id', '123456')).rejects.toMatchObject(unreachable)
  expect(document.body.childElementCount).toBe(before)
})
