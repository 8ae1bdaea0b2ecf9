import { NO_FILTER } from '@livery/contract/games/game-filter'
import { expect, test } from 'vitest'
import { narrow } from './narrow.ts'

const deep = { ...NO_FILTER, vendor: 'PG', classify: 'CASCADE', name: 'tiger', page: 3 }

test('another list begins at the first page, of every kind, without a name', () => {
  expect(narrow(deep, { list: 'HOT' }, 5)).toEqual({ ...NO_FILTER, vendor: 'PG', list: 'HOT' })
})

test('another vendor begins so too, and keeps the list', () => {
  expect(narrow({ ...deep, list: 'HOT' }, { vendor: 'JDB' }, 5)).toEqual({ ...NO_FILTER, vendor: 'JDB', list: 'HOT' })
})

test('another kind begins at the first page without a name', () => {
  expect(narrow(deep, { classify: 'CRASH' }, 5)).toEqual({ ...NO_FILTER, vendor: 'PG', classify: 'CRASH' })
})

test('another name begins at the first page of what is chosen', () => {
  expect(narrow(deep, { name: 'dragon' }, 5)).toEqual({ ...deep, name: 'dragon', page: 1 })
  expect(narrow(deep, { name: 'tiger' }, 5)).toBe(deep)
})

test('a page is turned to, and one beyond the last is ignored', () => {
  expect(narrow(deep, { page: 5 }, 5)).toEqual({ ...deep, page: 5 })
  expect(narrow(deep, { page: 6 }, 5)).toBe(deep)
})
