import type { SafeStorage } from '../storage/storage.ts'

/**
 * The hosts of a list in the order of this session: one at random first, kept for the session, and the others after it
 * as each fails. See docs/decisions/12.
 */
export class HostRotation {
  readonly #hosts: readonly string[]
  readonly #storage: Pick<SafeStorage, 'get' | 'set'>
  readonly #key: string

  constructor(hosts: readonly string[], storage: Pick<SafeStorage, 'get' | 'set'>, key: string) {
    this.#hosts = hosts
    this.#storage = storage
    this.#key = key
  }

  /** The session's host now; null when every one has failed. */
  get current(): string | null {
    const stored = this.#storage.get(this.#key)
    if (stored === '') return null
    if (stored !== null && this.#hosts.includes(stored)) return stored
    const drawn = this.#hosts[Math.floor(Math.random() * this.#hosts.length)] ?? null
    this.#storage.set(this.#key, drawn ?? '')
    this.#storage.set(this.#firstKey, drawn ?? '')
    return drawn
  }

  /** Replaces a host that has failed by the next of the list, until all have failed. */
  fail(host: string): void {
    if (this.current !== host) return
    const next = this.#hosts[(this.#hosts.indexOf(host) + 1) % this.#hosts.length] ?? ''
    this.#storage.set(this.#key, next === this.#storage.get(this.#firstKey) ? '' : next)
  }

  get #firstKey(): string {
    return `${this.#key}First`
  }
}
