import { expect, test } from 'vitest'
import { safeStorage } from '../storage/storage.ts'
import { createSessionStore, requirePasswordChange } from '../visit/session-store.ts'
import { waitForCaller, waitForVisitor } from './wait-for-visitor.ts'

test('who is there is told when it is known, and not before', async () => {
  const session = createSessionStore()
  let answer = ''
  const answering = waitForVisitor(session).then((who) => (answer = who))
  session.setState({ phase: 'restoring' })
  await Promise.resolve()
  expect(answer).toBe('')
  session.setState({ phase: 'member', settled: true })
  expect(await answering).toBe('member')
})

test('a guest is told at once where that is settled', async () => {
  const session = createSessionStore()
  session.setState({ settled: true })
  expect(await waitForVisitor(session)).toBe('guest')
})

test('a token that may only change the password calls for nobody', async () => {
  const session = createSessionStore()
  const sessionStorage = safeStorage('sessionStorage')
  let answer = ''
  const answering = waitForCaller({ session, sessionStorage }).then((who) => (answer = who))
  requirePasswordChange(sessionStorage, true)
  session.setState({ phase: 'restoring', token: 'temporary' })
  await Promise.resolve()
  expect(answer).toBe('')
  requirePasswordChange(sessionStorage, false)
  session.setState({ token: 'changed' })
  expect(await answering).toBe('member')
})
