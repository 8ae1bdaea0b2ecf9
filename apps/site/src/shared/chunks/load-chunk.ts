/** After so long a part of the site that has not come counts as failed (docs/product.md 9.2). */
export const CHUNK_LIMIT_MS = 120_000

/** A part of the site did not come: neither at the first try nor at the second, or not in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Loads a part of the site that is fetched when it is needed, with one retry. Rejects with `ChunkLoadError`, after two
 * minutes at the latest.
 * @param again imports a module by its address; a browser may go on failing at one that failed before, so the address
 *   is another
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  again: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('not in time')), CHUNK_LIMIT_MS)
  })
  const tries = load().catch((error: unknown) => {
    const address = addressIn(error)
    return address === null ? load() : (again(address) as Promise<Module>)
  })
  try {
    return await Promise.race([tries, limit])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('twice not loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}

let tried = 0

/** The module a browser says it could not fetch, at an address it has not tried; null where it names none. */
function addressIn(error: unknown): string | null {
  const [address] = /https?:\/\/[^\s?]+\.js/.exec(error instanceof Error ? error.message : '') ?? []
  if (address === undefined) return null
  tried += 1
  return `${address}?again=${tried}`
}
