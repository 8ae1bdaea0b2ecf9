const AT_MOST_MS = 2000
/** Safari has no idle callbacks. */
const SOON_MS = 200

/** Runs a function once the page is idle, or after a time limit. The returned function cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: AT_MOST_MS })
  return () => cancelIdleCallback(id)
}
