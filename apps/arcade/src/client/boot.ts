import type { PageBoot } from '../protocol.ts'

/** What the server wrote into the page. */
export const boot: PageBoot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')

/**
 * The session's key. The page gets it once, on the first load of its address; for a reload it is kept for this tab, or in
 * the address's fragment where the browser keeps nothing in frames. Fragments reach no server and no referrer.
 */
export function sessionKey(): string | null {
  const slot = `session:${boot.launchId}`
  if (boot.sessionKey) {
    try {
      sessionStorage.setItem(slot, boot.sessionKey)
    } catch {
      history.replaceState(null, '', `#${boot.sessionKey}`)
    }
    return boot.sessionKey
  }
  try {
    const kept = sessionStorage.getItem(slot)
    if (kept) return kept
  } catch {
    // falls through to the fragment
  }
  return location.hash.length > 1 ? location.hash.slice(1) : null
}
