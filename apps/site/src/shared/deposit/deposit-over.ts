import { PAGES } from '@livery/contract/pages'
import type { Visit } from '../visit/visit.ts'
import { openDeposit } from './open-deposit.ts'

/**
 * Lets every link to the deposit open it over the page, so that a game on it stays where it was.
 * @returns what ends it
 */
export function depositOver(visit: Visit): () => void {
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!isPlain || link?.getAttribute('href') !== PAGES.depositv2.path) return
    // The router follows no link whose press was prevented; a menu that holds the link still closes.
    event.preventDefault()
    void openDeposit(visit)
  }
  document.addEventListener('click', open, { capture: true })
  return () => document.removeEventListener('click', open, { capture: true })
}
