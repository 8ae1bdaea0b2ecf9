import { expect, test } from 'vitest'
import { nextSort, type SortKey, sorted } from './sort.ts'

const same = (key: SortKey) => key

test('a press sorts up, then down, then not at all; another column begins anew', () => {
  const up = nextSort(null, 'a')
  expect(up).toEqual({ column: 'a', direction: 'ascending' })
  const down = nextSort(up, 'a')
  expect(down).toEqual({ column: 'a', direction: 'descending' })
  expect(nextSort(down, 'a')).toBeNull()
  expect(nextSort(down, 'b')).toEqual({ column: 'b', direction: 'ascending' })
})

test('figures by size, words as the language does, figures in words as figures', () => {
  expect(sorted([10, 9, -100], same, 'ascending')).toEqual([-100, 9, 10])
  expect(sorted(['z', 'ä', 'a'], same, 'ascending', 'de')).toEqual(['a', 'ä', 'z'])
  expect(sorted(['z', 'ä', 'a'], same, 'ascending', 'sv')).toEqual(['a', 'z', 'ä'])
  expect(sorted(['round 10', 'round 9'], same, 'ascending')).toEqual(['round 9', 'round 10'])
})

test('minor units beyond what a number can hold are told apart', () => {
  const [less, more] = [9_007_199_254_740_993n, 9_007_199_254_740_994n]
  expect(sorted([more, 5, less], same, 'ascending')).toEqual([5, less, more])
})

test('what is not known stands last, up and down', () => {
  expect(sorted([null, 2, Number.NaN, 1, undefined], same, 'ascending').slice(0, 2)).toEqual([1, 2])
  expect(sorted([null, 2, Number.NaN, 1, undefined], same, 'descending').slice(0, 2)).toEqual([2, 1])
})

test('equals stay as they came, and the rows given are left alone', () => {
  const rows = [
    { id: 1, by: 0 },
    { id: 2, by: 0 },
    { id: 3, by: -1 },
  ]
  expect(sorted(rows, ({ by }) => by, 'descending').map(({ id }) => id)).toEqual([1, 2, 3])
  expect(sorted(rows, ({ by }) => by, 'ascending').map(({ id }) => id)).toEqual([3, 1, 2])
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3])
})
