import { beforeEach, expect, test } from 'vitest'
import type { SafeStorage } from '../../../shared/storage/storage.ts'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'

const stored = new Map<string, string>()
const storage: SafeStorage = {
  get: (key) => stored.get(key) ?? null,
  set: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
  clear: () => stored.clear(),
}
beforeEach(() => stored.clear())

test('the latest search is first, and one that is repeated is there once', () => {
  for (const words of ['koi', 'tiger', 'Koi']) keepSearch(storage, words)
  expect(recentSearches(storage)).toEqual(['Koi', 'tiger'])
})

test('six are kept, until they are cleared', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) keepSearch(storage, words)
  expect(recentSearches(storage)).toEqual(['g', 'f', 'e', 'd', 'c', 'b'])
  forgetSearches(storage)
  expect(recentSearches(storage)).toEqual([])
})

test('what another program left under the name is no search', () => {
  for (const value of ['{', '7', '[1, "koi"]']) {
    storage.set('searches', value)
    expect(recentSearches(storage)).toEqual(value.includes('koi') ? ['koi'] : [])
  }
})
