import { supportAddress } from './support-address.ts'

type Opener = Pick<Window, 'open' | 'location'>

/**
 * Opens a contact of customer service: a chat in a small window of the merchant's size, which cannot reach this page;
 * an e-mail or a call in the program for it. Returns whether it did; a blocked window is left to the caller.
 */
export function openSupport(page: Opener, href: string, { width, height }: { width: number; height: number }): boolean {
  if (!href.startsWith('http')) {
    page.location.assign(href)
    return true
  }
  const opened = page.open('about:blank', '_blank', `popup,width=${width},height=${height}`)
  if (!opened) return false
  // With `noopener` the browser would not say whether it blocked the window.
  opened.opener = null
  opened.location.replace(href)
  return true
}

/** The first contact that leads somewhere. */
export function firstSupport(entries: readonly Parameters<typeof supportAddress>[0][]): string | undefined {
  return entries.map(supportAddress).find((address) => address !== null) ?? undefined
}
