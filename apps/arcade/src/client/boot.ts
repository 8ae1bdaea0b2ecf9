import type { PageBoot } from '../protocol.ts'

/** The data that the server wrote into the page. */
export const boot: PageBoot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')

/**
 * The session's key. The page gets it once, on the first load of its address; for a reload it is stored in the tab, or
 * in the address's fragment where the browser allows no storage in frames. Fragments are never sent to servers or as
 * referrers.
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
    const earlierValue = sessionStorage.getItem(slot)
    if (earlierValue) return earlierValue
  } catch {
    // Storage is blocked: continue with the fragment.
  }
  return location.hash.length > 1 ? location.hash.slice(1) : null
}
