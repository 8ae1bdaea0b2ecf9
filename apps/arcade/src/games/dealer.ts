import { boot } from '../client/boot.ts'
import { element } from '../client/element.ts'
import { loadImage } from '../client/load-image.ts'
import { chipTray } from './chip-tray.ts'

const PICTURE = `${boot.art}/dealer.svg`

/** The dealer at the far edge of a table, with the chips. */
export function dealerPlace(): HTMLElement {
  return element('div', { class: 'dealer' }, element('img', { src: PICTURE, alt: '' }), chipTray())
}

/** Loads the dealer's picture, the only one that a card table waits for. */
export async function loadDealer(progress: (share: number) => void): Promise<void> {
  await loadImage(PICTURE)
  progress(1)
}
