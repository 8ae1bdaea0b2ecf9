/** A part of the site that takes longer than this to load counts as failed (docs/product.md 9.2). */
export const CHUNK_LIMIT_MS = 120_000

/** A part of the site could not be loaded, also at the second try, or took too long. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Loads a part of the site on demand, with one retry. Rejects with `ChunkLoadError`, after two minutes at the latest.
 * @param again imports a module by another address, because browsers remember that an address failed
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

/** The module that the browser's error names, at an address it has not tried yet; null when it names none. */
function addressIn(error: unknown): string | null {
  const [address] = /https?:\/\/[^\s?]+\.js/.exec(error instanceof Error ? error.message : '') ?? []
  if (address === undefined) return null
  tried += 1
  return `${address}?again=${tried}`
}
