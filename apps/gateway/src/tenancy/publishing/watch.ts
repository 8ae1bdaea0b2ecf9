import { type FSWatcher, mkdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** The folders the registry is built from. */
const FOLDERS = ['merchants', 'groups', 'themes']
/** How long to wait for the last event: one save in an editor causes several, a copied folder many. */
const SETTLE_MS = 120

/**
 * Calls `changed` after configuration was saved, once for events that come close together, and never while the previous
 * call is running.
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
