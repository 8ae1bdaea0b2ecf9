import type { SafeStorage } from '../storage/storage.ts'

/** A separate storage for a test, and its content. */
export function memoryStorage(): SafeStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
