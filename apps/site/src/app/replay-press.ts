import type {} from '@livery/contract/early-press'
import type { Hydration } from '../shared/visit/hydration.ts'

/**
 * Repeats, after hydration, a press from before the scripts had loaded. If there is a newer press by then, React
 * handles that one and the old press is dropped.
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
