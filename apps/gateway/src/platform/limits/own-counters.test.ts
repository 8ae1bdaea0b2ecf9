import { expect, test, vi } from 'vitest'
import { ErrorLog } from '../http/error-log.ts'
import { OwnCounters } from './own-counters.ts'

test('a window begins with the first use, ends after its length, and does not care for the clock on the wall', () => {
  let now = 0
  const counters = new OwnCounters(() => now)
  expect(counters.count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 })
  now = 400
  vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] })
  expect(counters.count('a', 1_000)).toEqual({ current: 2, ttl: 600 })
  expect(counters.count('b', 1_000)).toEqual({ current: 1, ttl: 1_000 })
  now = 1_000
  expect(counters.count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 })
  vi.useRealTimers()
})

test('of a thousand errors that are alike five are logged, and another one as well', () => {
  const error = vi.fn()
  const request = { log: { error }, routeOptions: { url: '/api/x' } } as never
  const log = new ErrorLog(new OwnCounters(() => 0))
  for (let n = 0; n < 1_000; n += 1) log.report(request, new Error('the database is away'), 'UNKNOWN')
  expect(error).toHaveBeenCalledTimes(5)
  expect(error.mock.calls.at(-1)?.[0]).toMatchObject({ silentForMs: 60_000 })
  log.report(request, new Error('another'), 'UNKNOWN')
  expect(error).toHaveBeenCalledTimes(6)
})
