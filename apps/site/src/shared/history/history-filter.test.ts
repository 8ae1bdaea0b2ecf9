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

test('a list with another usual period does not write that one, and writes the others', () => {
  const read = (query: string) => readFilter(new URLSearchParams(query), TYPES, 'days30')
  expect(read('')).toEqual({ period: 'days30' })
  expect(read('period=custom')).toEqual({ period: 'days30' })
  expect(String(writeFilter({ period: 'days30' }, 'days30'))).toBe('')
  expect(read(String(writeFilter({ period: 'days7' }, 'days30')))).toEqual({ period: 'days7' })
})

test('another filter leaves the rest of the address as it is, such as the tab', () => {
  const before = new URLSearchParams('tab=below&period=custom&from=2026-11-01&to=2026-11-09&search=gold')
  expect(String(writeFilter({ period: 'month' }, undefined, before))).toBe('tab=below&period=month')
})
