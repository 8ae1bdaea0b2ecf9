/** When chunk and data take longer than this, the page stays at its top. */
const WAIT_MS = 10_000

/**
 * Scrolls to the element that an address's anchor names, as soon as it exists: its page may still be loading. Returns a
 * function that stops waiting.
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

/** Anybody may write an address, so an anchor that cannot be decoded is ignored. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
