import { FRAME } from '../../art/frame-size.ts'
import { boot } from '../../client/boot.ts'
import { element } from '../../client/element.ts'
import { loadImage } from '../../client/load-image.ts'
import { REELS } from './symbols.ts'

/** The progress of the free spins, for the strip above the reels. */
export interface FreeProgress {
  readonly text: string
  readonly multiplier: string | null
  readonly total: string
}

/** The slot machine: the reels in their frame, and the strip above them during free spins. */
export class Machine {
  readonly reels = element('canvas', { class: 'reels', role: 'img', id: 'reels' })
  readonly place: HTMLElement
  readonly #frame = element('img', { class: 'frame', alt: '', 'aria-hidden': 'true' })
  readonly #cabinet: HTMLElement
  readonly #free = element('div', { class: 'free', hidden: true })
  readonly #rows: number
  #tall: boolean | null = null

  constructor(rows: number) {
    this.#rows = rows
    this.#cabinet = element('div', { class: 'machine' }, this.reels, this.#frame)
    this.place = element('div', { class: 'slot' }, this.#free, this.#cabinet)
  }

  /** Fits the machine into its area; returns the reels' size. */
  fit(): { readonly width: number; readonly height: number } {
    const room = { width: this.place.clientWidth, height: this.place.clientHeight }
    const tall = room.height > room.width
    if (tall !== this.#tall) void this.#showFrame(tall)
    this.#tall = tall
    const { width, height, border } = machineSize(room, this.#rows, tall)
    const { style } = this.#cabinet
    style.setProperty('--machine-width', `${width}px`)
    style.setProperty('--machine-height', `${height}px`)
    style.setProperty('--machine-border', `${border}px`)
    return { width: width - border * 2, height: height - border * 2 }
  }

  /** Shows the strip of the free spins; null hides it and restores the normal light. */
  free(progress: FreeProgress | null): void {
    this.#free.hidden = progress === null
    document.documentElement.toggleAttribute('data-free', progress !== null)
    if (!progress) return
    const parts = [element('span', { class: 'free-text' }, progress.text)]
    if (progress.multiplier) parts.push(element('span', { class: 'free-multiplier' }, progress.multiplier))
    this.#free.replaceChildren(...parts, element('span', { class: 'free-total' }, progress.total))
  }

  /** Uses the frame that fits the reels' proportions. */
  async #showFrame(tall: boolean): Promise<void> {
    const address = `${boot.art}/frame-${boot.colourMode}-${this.#rows}${tall ? '-tall' : ''}.svg`
    await loadImage(address)
    this.#frame.src = address
  }
}

/** The machine's size: as large as fits, with tall cells where the area is tall. */
function machineSize(
  room: { width: number; height: number },
  rows: number,
  tall: boolean,
): { width: number; height: number; border: number } {
  const across = FRAME.cell * REELS + FRAME.border * 2
  const down = (tall ? FRAME.tallCell : FRAME.cell) * rows + FRAME.border * 2
  const scale = Math.min(room.width / across, room.height / down)
  return { width: across * scale, height: down * scale, border: FRAME.border * scale }
}
