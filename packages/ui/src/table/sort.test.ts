import { expect, test } from 'vitest'
import { nextSort, sorted } from './sort.ts'

test('a press sorts up, then down, then not at all; another column begins anew', () => {
  const up = nextSort(null, 'a')
  expect(up).toEqual({ column: 'a', direction: 'ascending' })
  const down = nextSort(up, 'a')
  expect(down).toEqual({ column: 'a', direction: 'descending' })
  expect(nextSort(down, 'a')).toBeNull()
  expect(nextSort(down, 'b')).toEqual({ column: 'b', direction: 'ascending' })
})

test('figures by size, words as the language does, equals as they came', () => {
  expect(sorted([10, 9, 100], (value) => value, 'ascending')).toEqual([9, 10, 100])
  expect(sorted(['z', 'ä', 'a'], (word) => word, 'ascending', 'de')).toEqual(['a', 'ä', 'z'])
  expect(sorted(['z', 'ä', 'a'], (word) => word, 'ascending', 'sv')).toEqual(['a', 'z', 'ä'])
  expect(sorted(['round 10', 'round 9'], (word) => word, 'ascending')).toEqual(['round 9', 'round 10'])
  const rows = [
    { id: 1, by: 0 },
    { id: 2, by: 0 },
  ]
  expect(sorted(rows, ({ by }) => by, 'descending').map(({ id }) => id)).toEqual([1, 2])
})
