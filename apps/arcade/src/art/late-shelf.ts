import type { ArtShelf } from './art-shelf.ts'

/**
 * The cache of drawings, created when a game is first launched: drawings and fonts take longer to load than the rest of
 * the arcade, and should not delay its start.
 */
export class LateShelf {
  #shelf: Promise<ArtShelf> | null = null

  open(): Promise<ArtShelf> {
    this.#shelf ??= import('./art-shelf.ts').then(({ ArtShelf }) => new ArtShelf())
    return this.#shelf
  }

  /** Starts loading in the background. An error is reported to whoever uses it first. */
  prepare(): void {
    this.open().catch(() => undefined)
  }
}
