import { expect, test, vi } from 'vitest'
import { bootFixture } from '../testing/boot.fixture.ts'
import { createAvailabilityStore } from './availability-store.ts'

const open = bootFixture('EN').status
const closed = { ...open, status: 1, info: 'Back at nine' } as const

test('a site that closes while a page is open says so, with the operator’s words', async () => {
  const store = createAvailabilityStore(open)
  const fetchStatus = vi.fn(async () => closed)
  store.ask(fetchStatus)
  store.ask(fetchStatus)
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ status: 1, info: 'Back at nine' }))
  expect(fetchStatus).toHaveBeenCalledOnce()
})

test('one refused call does not close a site that is open', async () => {
  const store = createAvailabilityStore(open)
  store.ask(async () => open)
  await new Promise((resume) => setTimeout(resume))
  expect(store.getState()).toBe(open)
})
