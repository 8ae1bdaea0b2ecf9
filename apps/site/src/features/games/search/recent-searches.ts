import type { SafeStorage } from '../../../shared/storage/storage.ts'

const KEY = 'searches'
const MOST_SEARCHES = 6

/** What was searched for on this device, the latest first. */
export function recentSearches(storage: SafeStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST_SEARCHES) : []
  } catch {
    return []
  }
}

/** Remembers a search that led somewhere. */
export function keepSearch(storage: SafeStorage, words: string): void {
  const others = recentSearches(storage).filter((one) => one.toLowerCase() !== words.toLowerCase())
  storage.set(KEY, JSON.stringify([words, ...others].slice(0, MOST_SEARCHES)))
}

export function forgetSearches(storage: SafeStorage): void {
  storage.remove(KEY)
}
