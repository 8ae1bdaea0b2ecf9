import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchCalls } from './refetch-calls.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function watched() {
  const queries = new QueryClient()
  return { queries, invalidations: vi.spyOn(queries, 'invalidateQueries') }
}

test('a rain of events asks at once, then once a second, and once more after the last', () => {
  const { queries, invalidations } = watched()
  refetchCalls(queries, ['memberInfo'])
  expect(invalidations).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 25; n += 1) {
    vi.advanceTimersByTime(100)
    refetchCalls(queries, ['memberInfo'])
  }
  expect(invalidations).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(5_000)
  expect(invalidations).toHaveBeenCalledTimes(4)
})

test('what all pages hear of at once they ask for at moments of their own', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { queries, invalidations } = watched()
  refetchCalls(queries, ['memberInfo'], 4_000)
  vi.advanceTimersByTime(1_999)
  expect(invalidations).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(invalidations).toHaveBeenCalledTimes(1)
})

test('what only this page hears of does not wait for a request that is spread', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const { queries, invalidations } = watched()
  refetchCalls(queries, ['memberInfo'], 5_000)
  vi.advanceTimersByTime(100)
  refetchCalls(queries, ['memberInfo'])
  expect(invalidations).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(invalidations).toHaveBeenCalledTimes(1)
})

test('what other gateways know only later is asked for later too, whatever is asked at once in between', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { queries, invalidations } = watched()
  refetchCalls(queries, ['memberInfo'], 0, 1_500)
  refetchCalls(queries, ['memberInfo'])
  expect(invalidations).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_499)
  expect(invalidations).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(invalidations).toHaveBeenCalledTimes(2)
})
