import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Clock } from '../clock/clock.tsx'
import { Countdown } from '../countdown/countdown.tsx'
import { applyTheme, clear, hydrate, idle, serve } from './stage.tsx'

const NOW = Date.UTC(2026, 10, 18, 10)
const UNITS = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' } as const

beforeEach(() => applyTheme())
afterEach(clear)

const clocks = (initialNow: number | undefined, onEnd?: () => void) => (
  <>
    <Clock locale="en-GB" timeZone="Asia/Manila" clock={later} initialNow={initialNow} />
    <Countdown until={NOW + 90_000} label="Ends in" units={UNITS} clock={later} initialNow={initialNow} onEnd={onEnd} />
  </>
)
/** The page is hydrated two seconds after the server rendered it. */
const later = () => NOW + 2000

test('the server says what time it was; the script goes on from what it is, without a complaint', async () => {
  const stage = serve(clocks(NOW))
  expect(stage.querySelector('time')?.textContent).toBe('18:00:00')
  expect(stage.querySelector('[role="timer"]')?.textContent).toBe('00h01m30s')
  expect(await hydrate(clocks(NOW))).toEqual([])
  await expect.poll(() => stage.querySelector('time')?.textContent).toBe('18:00:02')
  expect(stage.querySelector('[role="timer"]')?.textContent).toBe('00h01m28s')
})

test('a server that does not say shows no false time', async () => {
  const stage = serve(clocks(undefined))
  expect(stage.querySelector('time')?.hasAttribute('datetime')).toBe(false)
  expect(getComputedStyle(stage.querySelector('time') as Element).visibility).toBe('hidden')
  expect(stage.querySelector('[role="timer"]')?.textContent).not.toMatch(/\d/)
  expect(await hydrate(clocks(undefined))).toEqual([])
  await expect.poll(() => stage.querySelector('time')?.textContent).toBe('18:00:02')
})

test('the end comes from the clock by itself, once', async () => {
  const onEnd = vi.fn()
  const until = Date.now() + 300
  const countdown = <Countdown until={until} label="Ends in" onEnd={onEnd} ended="Over" />
  const stage = serve(countdown)
  await hydrate(countdown)
  await expect.poll(() => stage.textContent, { timeout: 5000 }).toBe('Over')
  await idle(50)
  expect(onEnd).toHaveBeenCalledOnce()
})
