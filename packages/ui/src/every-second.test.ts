import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everySecond } from './every-second.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

function show(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 10_250 })
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ticks when a whole second lies between now and the instant, before and after it', () => {
  const at: number[] = []
  const stop = everySecond(12_100, Date.now, () => at.push(Date.now()))
  vi.advanceTimersByTime(4000)
  stop()
  vi.advanceTimersByTime(4000)
  expect(at).toEqual([11_100, 12_100, 13_100, 14_100])
})

test('a timer that came late does not make the next one late', () => {
  const at: number[] = []
  const stop = everySecond(0, Date.now, () => {
    at.push(Date.now())
    // The tab slept: time passed, but no timers ran.
    if (at.length === 1) vi.setSystemTime(95_400)
  })
  vi.advanceTimersByTime(1400)
  stop()
  expect(at).toEqual([11_000, 96_000])
})

test('unseen, what only shows rests; what has an end goes on; both tick when one comes back', () => {
  const [shown, ends] = [vi.fn(), vi.fn()]
  const stops = [everySecond(0, Date.now, shown, true), everySecond(0, Date.now, ends)]
  show('hidden')
  vi.advanceTimersByTime(10_000)
  expect(shown).not.toHaveBeenCalled()
  expect(ends).toHaveBeenCalledTimes(10)
  show('visible')
  expect(shown).toHaveBeenCalledTimes(1)
  expect(ends).toHaveBeenCalledTimes(11)
  for (const stop of stops) stop()
  show('hidden')
  show('visible')
  expect(vi.getTimerCount()).toBe(0)
  expect(shown).toHaveBeenCalledTimes(1)
})

test('it can be ended from within a tick', () => {
  const tick = vi.fn(() => stop())
  const stop = everySecond(0, Date.now, tick)
  vi.advanceTimersByTime(5000)
  expect(tick).toHaveBeenCalledOnce()
})
