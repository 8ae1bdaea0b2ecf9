const AT_MOST_MS = 2000
/** Safari has no idle callbacks. */
const SOON_MS = 200

/** Does something once the page is at rest, or has not come to rest for long. Call what it returns to have it not done. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: AT_MOST_MS })
  return () => cancelIdleCallback(id)
}
