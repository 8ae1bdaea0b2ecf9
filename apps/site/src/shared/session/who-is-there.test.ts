import { expect, test } from 'vitest'
import { safeStorage } from '../storage/storage.ts'
import { createSessionStore, oweSession } from '../visit/session-store.ts'
import { whoCalls, whoIsThere } from './who-is-there.ts'

test('who is there is told when it is known, and not before', async () => {
  const session = createSessionStore()
  let answer = ''
  const answering = whoIsThere(session).then((who) => (answer = who))
  session.setState({ phase: 'restoring' })
  await Promise.resolve()
  expect(answer).toBe('')
  session.setState({ phase: 'member', settled: true })
  expect(await answering).toBe('member')
})

test('a guest is told at once where that is settled', async () => {
  const session = createSessionStore()
  session.setState({ settled: true })
  expect(await whoIsThere(session)).toBe('guest')
})

test('a token that may only change the password calls for nobody', async () => {
  const session = createSessionStore()
  const sessionStorage = safeStorage('sessionStorage')
  let answer = ''
  const answering = whoCalls({ session, sessionStorage }).then((who) => (answer = who))
  oweSession(sessionStorage, true)
  session.setState({ phase: 'restoring', token: 'temporary' })
  await Promise.resolve()
  expect(answer).toBe('')
  oweSession(sessionStorage, false)
  session.setState({ token: 'changed' })
  expect(await answering).toBe('member')
})
