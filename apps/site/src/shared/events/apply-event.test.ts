import { expect, test, vi } from 'vitest'
import { bootFixture } from '../testing/boot.fixture.ts'
import { textsFixture } from '../testing/texts.fixture.ts'
import { createVisit } from '../visit/create-visit.ts'
import { applyEvent } from './apply-event.ts'

const balance = (amount: string, version: number) =>
  ({ kind: 'balance', balance: amount, currency: 'PHP', version, at: '2026-11-23T12:00:00Z' }) as const

test('a stream that missed something asks for everything anew, and takes versions as another database counts them', () => {
  const visit = createVisit(bootFixture('EN'), textsFixture('EN'))
  const invalidate = vi.spyOn(visit.queries, 'invalidateQueries')
  const shown = () => visit.queries.getQueryData<{ balance: string }>(['getBalanceV2', {}])?.balance
  applyEvent(visit, balance('10.00', 8))
  applyEvent(visit, { kind: 'ready' })
  applyEvent(visit, balance('9.00', 7))
  expect(shown()).toBe('10.00')
  expect(invalidate).not.toHaveBeenCalled()
  applyEvent(visit, { kind: 'ready', missed: true })
  expect(invalidate).toHaveBeenCalledWith()
  applyEvent(visit, balance('7.00', 3))
  expect(shown()).toBe('7.00')
})

test('what came before the stream began is invalidated for anew, and told nobody', () => {
  const visit = createVisit(bootFixture('EN'), textsFixture('EN'))
  const invalidate = vi.spyOn(visit.queries, 'invalidateQueries')
  const open = vi.spyOn(visit.popups, 'open')
  applyEvent(visit, { kind: 'ready', changed: ['reward', 'balance', 'signedOut', 'contract', 'toString'] })
  const invalidated = invalidate.mock.calls.map(([filter]) => filter?.queryKey?.[0])
  expect(invalidated).toEqual(expect.arrayContaining(['memberRewards', 'getBalanceV2', 'getConsolidated']))
  expect(invalidated).not.toContain(undefined)
  expect(open).not.toHaveBeenCalled()
})

test('what an agent changed on another device is invalidated for, and opens nothing', () => {
  const visit = createVisit(bootFixture('EN'), textsFixture('EN'))
  const invalidate = vi.spyOn(visit.queries, 'invalidateQueries')
  const open = vi.spyOn(visit.popups, 'open')
  applyEvent(visit, { kind: 'team', at: '2026-11-27T04:00:00Z' })
  for (const call of ['agentDownlines', 'agentLinks', 'agentContracts', 'agentSettlements'])
    expect(invalidate).toHaveBeenCalledWith({ queryKey: [call] })
  expect(open).not.toHaveBeenCalled()
})

test.each([
  { kind: 'deposit', reference: 'D1', state: 'credited' },
  { kind: 'walletTransfer', reference: 'T1', state: 'done' },
  { kind: 'transfer', reference: 'M1' },
  { kind: 'level', level: 3 },
  { kind: 'limit', limit: 'dayCount', until: '2026-11-27T16:00:00Z' },
] as const)('where one withdraws, what came or went by a $kind is invalidated for', (event) => {
  const visit = createVisit(bootFixture('EN'), textsFixture('EN'))
  const invalidate = vi.spyOn(visit.queries, 'invalidateQueries')
  applyEvent(visit, { ...event, at: '2026-11-27T04:00:00Z' })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['withdrawalDesk'] })
})

test('an order that rains on is invalidated for at once and then once a second, and what was announced not before every gateway knows it', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  try {
    const visit = createVisit(bootFixture('EN'), textsFixture('EN'))
    const invalidate = vi.spyOn(visit.queries, 'invalidateQueries')
    const requests = (call: string) => invalidate.mock.calls.filter(([filter]) => filter?.queryKey?.[0] === call).length
    for (let n = 0; n < 19; n += 1) {
      applyEvent(visit, { kind: 'order', id: 'P1', state: 'sent', at: '2026-11-27T04:00:00Z' })
      vi.advanceTimersByTime(100)
    }
    expect(requests('redeemList')).toBe(2)
    applyEvent(visit, { kind: 'announcements', at: '2026-11-27T04:00:00Z' })
    vi.advanceTimersByTime(1_400)
    expect(requests('getAnnouncementContentV2')).toBe(0)
    vi.advanceTimersByTime(6_000)
    expect(requests('getAnnouncementContentV2')).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})
