import { expect, test } from 'vitest'
import { type HistoryFilter, readFilter, writeFilter } from './history-filter.ts'

const TYPES = ['RNG', 'LIVE'] as const

test.each<HistoryFilter>([
  { period: 'days7' },
  { period: 'custom', from: '2026-11-01', to: '2026-11-09' },
  { period: 'today', vendor: 'PG', gameType: 'RNG', state: 'open', search: 'gold & silver' },
  { period: 'month', kind: 'deposit' },
])('an address says the filter it is made of: %o', (filter) => {
  expect(readFilter(new URLSearchParams(String(writeFilter(filter))), TYPES)).toEqual(filter)
})

test('what an address says wrongly filters nothing', () => {
  const query = 'period=custom&from=yesterday&gameType=CHESS&state=lost&kind=<b>&search=%20'
  expect(readFilter(new URLSearchParams(query), TYPES)).toEqual({ period: 'days7' })
})
