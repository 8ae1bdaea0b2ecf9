import type {} from '@livery/contract/early-press'
import type { Hydration } from '../shared/site/hydration.ts'

/**
 * Does what was pressed before the scripts had come, when the page has come to life. From here on React hears every
 * press itself: a newer one is what is wanted now, and the old one is dropped.
 */
export function replayPress(hydration: Hydration): void {
  const pressed = window.takeEarlyPress?.()
  if (!pressed) return
  const newer = new AbortController()
  addEventListener('click', () => newer.abort(), { capture: true, signal: newer.signal })
  void hydration.done.then(() => {
    if (newer.signal.aborted) return
    newer.abort()
    if (pressed.isConnected) pressed.click()
  })
}
