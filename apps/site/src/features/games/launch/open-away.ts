import type { Launch } from './launch-state.ts'

/**
 * Opens a game outside this page: in a window of its own, or in this page's place. Returns whether it did; a browser that
 * blocks windows says no, and then only a press on a link can open one.
 */
export function openAway(page: Pick<Window, 'open' | 'location'>, { url, mount }: Launch): boolean {
  if (mount === 'redirect') {
    page.location.assign(url)
    return true
  }
  const opened = page.open('about:blank', '_blank')
  if (!opened) return false
  // The game must not be able to reach back; with `noopener` nobody would learn whether the window was blocked.
  opened.opener = null
  opened.location.replace(url)
  return true
}
