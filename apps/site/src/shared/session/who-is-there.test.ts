import { expect, test } from 'vitest'
import { createSessionStore } from '../visit/session-store.ts'
import { whoIsThere } from './who-is-there.ts'

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
