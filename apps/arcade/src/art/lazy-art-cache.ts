import type { ArtCache } from './art-cache.ts'

/**
 * The cache of drawings, created when a game is first launched: drawings and fonts take longer to load than the rest of
 * the arcade, and should not delay its start.
 */
export class LazyArtCache {
  #artCache: Promise<ArtCache> | null = null

  open(): Promise<ArtCache> {
    this.#artCache ??= import('./art-cache.ts').then(({ ArtCache }) => new ArtCache())
    return this.#artCache
  }

  /** Starts loading in the background. An error is thrown to the first user. */
  prepare(): void {
    this.open().catch(() => undefined)
  }
}
