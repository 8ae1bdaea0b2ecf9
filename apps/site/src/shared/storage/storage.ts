/** Storage that returns null instead of throwing where the browser forbids it (private windows, full disks). */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/** Wraps `sessionStorage` or `localStorage`; on the server there is none, and nothing is stored. */
export function safeStorage(kind: 'sessionStorage' | 'localStorage'): SafeStorage {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(globalThis[kind])
    } catch {
      return null
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
    clear: () => void attempt((storage) => storage.clear()),
  }
}
