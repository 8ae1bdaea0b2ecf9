import type { Launch } from './launch-state.ts'

/**
 * Opens a game in its own window or in place of this page. Returns whether it did; when the browser blocks windows,
 * only a press on a link can open one.
 */
export function openAway(page: Pick<Window, 'open' | 'location'>, { url, mount }: Launch): boolean {
  if (mount === 'redirect') {
    page.location.assign(url)
    return true
  }
  const opened = page.open('about:blank', '_blank')
  if (!opened) return false
  // The game must not get access to this page; `noopener` is not used, because then a blocked window could not be
  // noticed.
  opened.opener = null
  opened.location.replace(url)
  return true
}
