/** A page whose chunk and data take longer than this is read from its top. */
const WAIT_MS = 10_000

/**
 * Scrolls to what an address's hash names, as soon as it is there: its page may still be on its way. Returns what gives
 * up waiting.
 */
export function scrollToAnchor(hash: string): () => void {
  const id = idOf(hash)
  const scroll = () => {
    const anchor = document.getElementById(id)
    anchor?.scrollIntoView()
    return anchor !== null
  }
  if (scroll()) return () => undefined
  const observer = new MutationObserver(() => scroll() && stop())
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(stop, WAIT_MS)
  return stop

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** Anybody may write an address; one that cannot be read names nothing. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
