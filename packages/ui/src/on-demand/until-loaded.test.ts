import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acrossOffline } from './connection.ts'
import { untilLoaded } from './until-loaded.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const go = (onLine: boolean) => {
  vi.stubGlobal('navigator', { onLine })
  if (onLine) page.dispatchEvent(new Event('online'))
}

test('what a server refuses is asked for again, after longer and longer times', async () => {
  go(true)
  const load = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(new Error('503'))
    .mockRejectedValueOnce(new Error('503'))
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await loaded).toBe('code')
})

test('what is lost with the connection is asked for when the connection is back, and not before', async () => {
  go(false)
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'))
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(1)
  go(true)
  expect(await loaded).toBe('code')
})

test('work that fails offline is done once the connection is back; other failures are the caller’s', async () => {
  go(false)
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(new Error('offline'))
  const done = acrossOffline(work)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(work).toHaveBeenCalledTimes(1)
  go(true)
  expect(await done).toBe('done')
  await expect(acrossOffline(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
