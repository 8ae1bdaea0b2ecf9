import type { SafeStorage } from '../storage/storage.ts'

/** A separate storage for a test, and its content. */
export function memoryStorage(): SafeStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
