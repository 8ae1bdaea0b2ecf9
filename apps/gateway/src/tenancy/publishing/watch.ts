import { type FSWatcher, mkdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** What the registry is made of. */
const FOLDERS = ['merchants', 'groups', 'themes']
/** An editor's save is several events; a copied folder is many. */
const SETTLE_MS = 120

/**
 * Calls back when configuration was saved, once for what comes together, and never again before the last call is done.
 * @returns stops watching
 */
export function watchConfiguration(root: string, changed: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let isStale = false
  const run = async () => {
    if (running) {
      isStale = true
      return
    }
    running = true
    try {
      do {
        isStale = false
        await changed()
      } while (isStale)
    } finally {
      running = false
    }
  }
  const watchers: FSWatcher[] = FOLDERS.map((folder) => {
    const path = join(root, folder)
    mkdirSync(path, { recursive: true })
    return watch(path, { recursive: true, persistent: false }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => void run(), SETTLE_MS)
    })
  })
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
