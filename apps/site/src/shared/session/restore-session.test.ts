import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../http/call-error.ts'
import { bootFixture } from '../testing/boot.fixture.ts'
import { memoryStorage } from '../testing/memory-storage.fixture.ts'
import { textsFixture } from '../testing/texts.fixture.ts'
import { createVisit } from '../visit/create-visit.ts'
import { noHydration } from '../visit/hydration.ts'
import { retrySession } from '../visit/session-store.ts'
import type { Visit } from '../visit/visit.ts'
import { restoreSession } from './restore-session.ts'

const member = { id: '1', account: 'ana', nickname: 'Ana', isAgent: false, balance: '1', currency: 'PHP' }

/** A page of a tab in which somebody has signed in; its calls answer in this order. */
function page(...answers: readonly unknown[]): Visit {
  const sessionStorage = memoryStorage()
  sessionStorage.set('token', 'secret')
  const call = vi.fn()
  for (const answer of answers) {
    if (answer instanceof Error) call.mockRejectedValueOnce(answer)
    else call.mockResolvedValueOnce(answer)
  }
  return { ...createVisit(bootFixture('EN'), textsFixture('EN')), sessionStorage, call }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a session is not given up because the connection breaks while the page opens', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const visit = page(new CallError('NETWORK'), new CallError('TIMEOUT'), member)
  const restored = restoreSession(visit)
  await vi.advanceTimersByTimeAsync(100)
  expect(visit.session.getState()).toMatchObject({ phase: 'restoring', token: 'secret' })
  await vi.advanceTimersByTimeAsync(6000)
  await restored
  expect(visit.session.getState()).toMatchObject({ phase: 'member', settled: true })
})

test('a session is not given up because the gateway cannot answer, or answers nobody now', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const visit = page(new CallError('SERVICE_UNAVAILABLE'), new CallError('TOO_MANY_REQUESTS'), member)
  const restored = restoreSession(visit)
  await vi.advanceTimersByTimeAsync(9000)
  await restored
  expect(visit.session.getState()).toMatchObject({ phase: 'member', settled: true })
})

test('that the gateway gives no answer is known, and it is asked at once where somebody wishes so', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const visit = page(new CallError('NETWORK'), new CallError('NETWORK'), member)
  const restored = restoreSession(visit)
  await vi.advanceTimersByTimeAsync(100)
  expect(visit.session.getState().unanswered).toBe(true)
  retrySession(visit.session)
  await vi.advanceTimersByTimeAsync(100)
  expect(visit.call).toHaveBeenCalledTimes(2)
  expect(visit.session.getState().unanswered).toBe(true)
  retrySession(visit.session)
  await restored
  expect(visit.session.getState()).toMatchObject({ phase: 'member', unanswered: false })
})

test('a session that the gateway does not know is over', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const visit = page(new CallError('NOT_SIGNED_IN'))
  await restoreSession(visit)
  expect(visit.session.getState()).toMatchObject({ phase: 'guest', settled: true })
  expect(visit.sessionStorage.get('token')).toBeNull()
})

test('what a session brings waits until every part of the page is hydrated', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const { promise, resolve } = Promise.withResolvers<void>()
  const visit = { ...page(member), hydration: { ...noHydration, done: promise } }
  const known = visit.queries.getQueryCache().getAll().length
  const restored = restoreSession(visit)
  await vi.waitFor(() => expect(visit.call).toHaveBeenCalledOnce())
  await new Promise((resume) => setTimeout(resume, 20))
  expect(visit.session.getState().phase).toBe('restoring')
  expect(visit.queries.getQueryCache().getAll()).toHaveLength(known)
  resolve()
  await restored
  expect(visit.session.getState().phase).toBe('member')
})
