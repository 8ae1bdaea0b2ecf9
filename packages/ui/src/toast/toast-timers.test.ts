import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastTimers } from './toast-timers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function timers() {
  const ended: string[] = []
  return { ended, ...createToastTimers((id) => ended.push(id)) }
}

test('each ends after its own time, and only once', () => {
  const { ended, start } = timers()
  start('a', 1000)
  start('b', 3000)
  vi.advanceTimersByTime(1000)
  expect(ended).toEqual(['a'])
  vi.advanceTimersByTime(9000)
  expect(ended).toEqual(['a', 'b'])
})

test('time stands still while it is held, and goes on with what was left', () => {
  const { ended, start, hold } = timers()
  start('a', 1000)
  vi.advanceTimersByTime(900)
  hold(true)
  hold(true)
  vi.advanceTimersByTime(60_000)
  start('late', 500)
  expect(ended).toEqual([])
  hold(false)
  vi.advanceTimersByTime(100)
  expect(ended).toEqual(['a'])
  vi.advanceTimersByTime(400)
  expect(ended).toEqual(['a', 'late'])
})

test('the same one again has its whole time again; 0 has no end; what is forgotten does not end', () => {
  const { ended, start, forget, clear } = timers()
  start('a', 1000)
  vi.advanceTimersByTime(900)
  start('a', 1000)
  start('for ever', 0)
  start('gone', 500)
  forget('gone')
  vi.advanceTimersByTime(999)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ended).toEqual(['a'])
  start('b', 1)
  clear()
  vi.advanceTimersByTime(10_000)
  expect(ended).toEqual(['a'])
})
