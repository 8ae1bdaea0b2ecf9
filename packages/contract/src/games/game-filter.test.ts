import { expect, test } from 'vitest'
import { NAME_MAX, NO_FILTER, readGameFilter, writeGameFilter } from './game-filter.ts'

const read = (query: string) => readGameFilter(new URLSearchParams(query))

test('a query without a word of it is no filter, and no filter is no query', () => {
  expect(read('referralCode=x')).toEqual(NO_FILTER)
  expect(String(writeGameFilter(NO_FILTER))).toBe('')
})

test.each([
  'vassalage=PG&classify=CASCADE&name=tiger&page=2',
  'vassalage=PG&list=HOT&page=3',
  'list=FAV',
  'name=%D8%AA%D9%86%D9%8A%D9%86+7',
])('%s is read and written alike', (query) => expect(String(writeGameFilter(read(query)))).toBe(query))

test('classification and name belong to the list of all games', () => {
  expect(read('list=HOT&classify=CASCADE&name=tiger')).toEqual({ ...NO_FILTER, list: 'HOT' })
})

test('what cannot be meant counts as not said', () => {
  expect(read(`list=best&page=-4&vassalage=${'x'.repeat(33)}`)).toEqual(NO_FILTER)
  expect(read('page=2.5').page).toBe(1)
  expect(read(`name= ${'a'.repeat(99)}`).name).toHaveLength(NAME_MAX)
})
