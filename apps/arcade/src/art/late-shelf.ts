import type { ArtShelf } from './art-shelf.ts'

/**
 * The shelf, made when a game is first launched: the drawings and their fonts take longer to load than all the rest of
 * the arcade, and no start should wait for them.
 */
export class LateShelf {
  #shelf: Promise<ArtShelf> | null = null

  open(): Promise<ArtShelf> {
    this.#shelf ??= import('./art-shelf.ts').then(({ ArtShelf }) => new ArtShelf())
    return this.#shelf
  }

  /** Begins loading without anybody waiting. What goes wrong is told to whoever opens the shelf. */
  prepare(): void {
    this.open().catch(() => undefined)
  }
}
