import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingHydration } from './hydration.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Whether the awaited promise has been resolved by now. */
async function isOver(done: Promise<void>): Promise<boolean> {
  let over = false
  void done.then(() => {
    over = true
  })
  await Promise.resolve()
  return over
}

test('a page is taken over when what is around its parts is, and each of them', async () => {
  const { done, begin, finish } = pendingHydration()
  const [one, other] = [begin(), begin()]
  one()
  finish()
  expect(await isOver(done)).toBe(false)
  one()
  expect(await isOver(done)).toBe(false)
  other()
  expect(await isOver(done)).toBe(true)
})

test('parts alone are not the page', async () => {
  const { done, begin, finish } = pendingHydration()
  begin()()
  expect(await isOver(done)).toBe(false)
  finish()
  expect(await isOver(done)).toBe(true)
})

test('a part that never comes is not waited for for ever', async () => {
  const { done, begin, finish } = pendingHydration()
  begin()
  finish()
  vi.advanceTimersByTime(10_000)
  expect(await isOver(done)).toBe(true)
})
