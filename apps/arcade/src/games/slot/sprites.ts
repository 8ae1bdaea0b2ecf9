import { RIBBON } from '../../art/ribbon.ts'
import { boot } from '../../client/boot.ts'
import { loadImage } from '../../client/load-image.ts'
import { t } from '../../client/text.ts'
import { SYMBOLS } from './symbols.ts'

const WORDS: Readonly<Record<string, string>> = { W: t('sign.wild'), S: t('sign.scatter') }
/** How far a moving symbol is blurred, in cells. */
const SMEAR = 0.4
const SMEAR_ROWS = 9

/** The symbols as bitmaps of the reels' current size: sharp ones for rest, blurred ones for motion. */
export class Sprites {
  readonly #images = new Map<string, HTMLImageElement>()
  readonly #sharp = new Map<string, HTMLCanvasElement>()
  readonly #smeared = new Map<string, HTMLCanvasElement>()
  size = 0

  /** Loads every symbol; `progress` receives the share done, 0–1. Rejects when one cannot be loaded. */
  async load(progress: (share: number) => void): Promise<void> {
    let done = 0
    await Promise.all(
      SYMBOLS.map(async (symbol) => {
        this.#images.set(symbol, await loadImage(`${boot.art}/${symbol}.svg`))
        progress(++done / SYMBOLS.length)
      }),
    )
  }

  /** Draws all bitmaps again for a symbol size in device pixels. */
  resize(size: number): void {
    if (size === this.size || size < 1) return
    this.size = size
    for (const symbol of this.#images.keys()) {
      const sharp = this.#render(symbol, size)
      this.#sharp.set(symbol, sharp)
      this.#smeared.set(symbol, smear(sharp, size))
    }
  }

  #render(symbol: string, size: number): HTMLCanvasElement {
    const canvas = bitmap(size, size)
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    const image = this.#images.get(symbol)
    if (image) context.drawImage(image, 0, 0, size, size)
    const word = WORDS[symbol]
    if (word) letterRibbon(context, word, size)
    return canvas
  }

  /** A symbol with its lettering for other parts of the page, `size` CSS pixels wide at double density. */
  picture(symbol: string, size: number, label: string): HTMLCanvasElement {
    const canvas = this.#render(symbol, size * 2)
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', label)
    return canvas
  }

  sharp(symbol: string): HTMLCanvasElement | undefined {
    return this.#sharp.get(symbol)
  }

  /** Taller than a symbol by the blur, above and below. */
  smeared(symbol: string): HTMLCanvasElement | undefined {
    return this.#smeared.get(symbol)
  }
}

function bitmap(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  return canvas
}

/** Writes a word on the symbol's ribbon, as large as it fits, in the page's script. */
function letterRibbon(context: CanvasRenderingContext2D, word: string, size: number): void {
  const unit = size / 200
  const scale = 0.96
  const style = getComputedStyle(document.documentElement)
  context.save()
  context.translate(size / 2, size / 2 + RIBBON.y * unit * scale)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.direction = boot.language.dir
  const text = boot.language.dir === 'rtl' ? word : word.toLocaleUpperCase(boot.language.tag)
  let height = RIBBON.height * 0.92 * unit
  const font = () => `800 ${height}px ${style.getPropertyValue('--font-text')}`
  context.font = font()
  const room = RIBBON.width * unit
  const width = context.measureText(text).width
  if (width > room) height *= room / width
  context.font = font()
  context.lineJoin = 'round'
  context.lineWidth = 7 * unit
  context.strokeStyle = style.getPropertyValue('--c-on-gold')
  context.fillStyle = style.getPropertyValue('--c-gold-bright')
  context.strokeText(text, 0, height * 0.06)
  context.fillText(text, 0, height * 0.06)
  context.restore()
}

/** Scaled down to a few rows and up again, a symbol is blurred smoothly in the direction of motion. */
function smear(sharp: HTMLCanvasElement, size: number): HTMLCanvasElement {
  const reach = size * SMEAR
  const squeezed = bitmap(size, SMEAR_ROWS)
  const squeeze = squeezed.getContext('2d') as CanvasRenderingContext2D
  squeeze.imageSmoothingQuality = 'high'
  squeeze.drawImage(sharp, 0, 1, size, SMEAR_ROWS - 2)
  const canvas = bitmap(size, size + reach * 2)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.globalAlpha = 0.5
  for (const shift of [-0.5, -0.25, 0, 0.25, 0.5]) {
    context.drawImage(squeezed, 0, reach * (0.5 + shift), size, size + reach)
  }
  return canvas
}
