import type { Launch } from './launch-state.ts'

/** The part of a game's own window that this page uses. */
export type GameWindow = Pick<Window, 'closed' | 'focus'>

/**
 * Opens a game in its own window or in place of this page. Returns the window, or `page`; null when the browser blocks
 * windows, so that only a press on a link can open one.
 */
export function openInNewWindow(
  page: Pick<Window, 'open' | 'location'>,
  { url, mount }: Launch,
): GameWindow | 'page' | null {
  if (mount === 'redirect') {
    page.location.assign(url)
    return 'page'
  }
  const opened = page.open('about:blank', '_blank')
  if (!opened) return null
  // The game must not get access to this page; `noopener` is not used, because then a blocked window could not be
  // noticed.
  opened.opener = null
  opened.location.replace(url)
  return opened
}
