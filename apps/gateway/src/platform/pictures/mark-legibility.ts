import { composite, contrastRatio, parseHex, type Rgb } from '@livery/theme/color/rgb'
import { Extent } from './extent.ts'
import type { Pixels } from './pixels.ts'

/** WCAG 2.2, 1.4.11: the contrast that graphical objects need. */
const MARK_RATIO = 3

/** Pixels with less alpha belong to a soft edge. */
const INK = 128

/** How legible a symbol is on a background. */
export interface Legibility {
  /** The share of the drawn pixels with a contrast of 3:1 or more, 0 to 1. */
  readonly share: number
  /** How much of the symbol's width and height that part covers, the smaller of the two, 0 to 1. */
  readonly span: number
}

/**
 * Measures how legible a symbol is on its background.
 * @param ground a picture of the same size, or one colour
 */
export function legibilityOf(symbol: Pixels, ground: Pixels | string): Legibility {
  const plain = typeof ground === 'string' ? parseHex(ground) : undefined
  const [all, seen] = [new Extent(symbol.size), new Extent(symbol.size)]
  for (let at = 0; at < symbol.data.length; at += 4) {
    const ink = pixelAt(symbol, at)
    if (ink.a < INK) continue
    const under = plain ?? (typeof ground === 'string' ? undefined : { ...pixelAt(ground, at), a: 255 })
    if (!under) throw new Error(`no ground: ${String(ground)}`)
    all.add(at / 4)
    if (contrastRatio(composite(ink, under), under) >= MARK_RATIO) seen.add(at / 4)
  }
  if (all.count === 0) return { share: 0, span: 0 }
  return { share: seen.count / all.count, span: Math.min(seen.width / all.width, seen.height / all.height) }
}

/** The mean colour of a picture. */
export function meanColor({ data }: Pixels): Rgb {
  const sum = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) for (const i of [0, 1, 2]) sum[i] = (sum[i] ?? 0) + (data[at + i] ?? 0)
  const [r = 0, g = 0, b = 0] = sum.map((channel) => Math.round((channel * 4) / data.length))
  return { r, g, b, a: 255 }
}

export function pixelAt({ data }: Pixels, at: number): Rgb {
  return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0, a: data[at + 3] ?? 0 }
}
