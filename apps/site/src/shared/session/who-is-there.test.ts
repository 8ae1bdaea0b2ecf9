import { expect, test } from 'vitest'
import { createSessionStore } from '../visit/session-store.ts'
import { whoIsThere } from './who-is-there.ts'

test('who is there is told when it is known, and not before', async () => {
  const session = createSessionStore()
  let told = ''
  const asked = whoIsThere(session).then((who) => (told = who))
  session.setState({ phase: 'restoring' })
  await Promise.resolve()
  expect(told).toBe('')
  session.setState({ phase: 'member', settled: true })
  expect(await asked).toBe('member')
})

test('a guest is told at once where that is settled', async () => {
  const session = createSessionStore()
  session.setState({ settled: true })
  expect(await whoIsThere(session)).toBe('guest')
})
