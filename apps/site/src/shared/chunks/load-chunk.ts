import { acrossOffline } from '@livery/ui/connection'
import { loadAgain } from '@livery/ui/load-again'
import { untilStyled } from '@livery/ui/lost-styles'

/** A part of the site that takes longer than this to load counts as failed (docs/product.md 9.2). */
export const CHUNK_LIMIT_MS = 120_000

/** A part of the site could not be loaded, also at the second try, or took too long. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** It neither came nor failed within the limit. */
  readonly isLate: boolean

  constructor(message: string, { isLate = false, ...options }: ErrorOptions & { isLate?: boolean } = {}) {
    super(message, options)
    this.isLate = isLate
  }
}

/**
 * Loads a part of the site on demand, with one retry. Rejects with `ChunkLoadError`, after two minutes at the latest;
 * while the browser is offline it waits for the connection instead, so that the page goes on by itself.
 * @param again imports a module by another address, because browsers remember that an address failed
 */
export function loadChunk<Module>(
  load: () => Promise<Module>,
  again?: (address: string) => Promise<unknown>,
): Promise<Module> {
  return acrossOffline(() => loadInTime(load, again))
}

async function loadInTime<Module>(
  load: () => Promise<Module>,
  again?: (address: string) => Promise<unknown>,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('not in time', { isLate: true })), CHUNK_LIMIT_MS)
  })
  const tries = load()
    .catch((error: unknown) => loadAgain(load, error, again))
    .then(async (module) => {
      await untilStyled()
      return module
    })
  try {
    return await Promise.race([tries, limit])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('twice not loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}
