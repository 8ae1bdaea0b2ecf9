import { lightness, shade, tint } from './colour.ts'
import type { FaceName } from './lettering/faces.ts'
import { type Outline, outline, pathOf } from './lettering/outline.ts'
import { Pen } from './pen.ts'
import { around, box, circle, ellipse, heart, leaf, place, poly, regular, ring, spade, star } from './shapes.ts'

/** Emblems in a square from -20 to 20, each one fill colour (holes by even-odd). */
const emblems = {
  petal: `${leaf(0, 18, -16, -10, 0.36)}${leaf(0, 18, 16, -10, 0.36)}${leaf(0, 19, 0, -20, 0.3)}`,
  bolt: `${regular(0, 0, 6, 20)}${poly(3, -13, -9, 3, -1, 3, -4, 13, 9, -3, 1, -3)}`,
  crown: 'M-18 -10L-9 0L0 -16L9 0L18 -10L15 9H-15ZM-15 12H15V17H-15Z',
  diamond: `${poly(0, -19, 19, 0, 0, 19, -19, 0)}${poly(0, -10, 10, 0, 0, 10, -10, 0)}${circle(0, 0, 4)}`,
  coin: `${circle(0, 0, 18)}${box(-6, -6, 12, 12, 1)}${ring(0, 0, 14.5, 12.5)}`,
  spark: `${star(0, 0, 8, 20, 8)}${circle(0, 0, 4)}`,
  sun: `${circle(0, 0, 9)}${around(8, 15.5, (x, y, t) => poly(x + 3 * Math.cos((t * Math.PI) / 180), y + 3 * Math.sin((t * Math.PI) / 180), x + 4.5 * Math.sin((t * Math.PI) / 180), y - 4.5 * Math.cos((t * Math.PI) / 180), x - 3 * Math.cos((t * Math.PI) / 180), y - 3 * Math.sin((t * Math.PI) / 180)))}`,
  arch: 'M-16 19V-2C-16 -12 -6 -13 0 -20C6 -13 16 -12 16 -2V19ZM-9 19V1C-9 -5 -4 -6 0 -11C4 -6 9 -5 9 1V19Z',
  drape:
    'M-18 -18H18V-12C10 -12 6 4 4 18H-4C-6 4 -10 -12 -18 -12ZM-18 -8C-12 -4 -10 8 -9 18H-18ZM18 -8C12 -4 10 8 9 18H18Z',
  prism: `${poly(0, -18, 19, 15, -19, 15)}${poly(0, -7, 9, 9, -9, 9)}`,
  chevrons: `${poly(-18, 2, 0, -16, 18, 2, 18, 10, 0, -8, -18, 10)}${poly(-18, 14, 0, -4, 18, 14, 18, 20, 0, 4, -18, 20)}`,
  ball: `${circle(0, 0, 18)}${regular(0, 0, 5, 7.5)}${around(5, 14.6, (x, y, t) => regular(x, y, 5, 4.4, t + 180))}`,
  sights: `${ring(0, 0, 16, 12)}${circle(0, 0, 4)}${box(-2, -20, 4, 10)}${box(-2, 10, 4, 10)}${box(-20, -2, 10, 4)}${box(10, -2, 10, 4)}`,
  pixels: `${box(-18, -6, 12, 12)}${box(-6, -18, 12, 12)}${box(6, -6, 12, 12)}${box(-6, 6, 12, 12)}`,
  house: `M0 -20L20 -3H15V19H-15V-3H-20Z${spade(0, 5, 9)}`,
  wing: 'M-18 18C-18 -8 -4 -20 18 -20C14 -14 16 -10 19 -8C13 -8 12 -4 14 0C8 -1 7 3 8 7C2 6 0 10 0 13C-6 10 -12 12 -18 18Z',
  comb: 'M-19 -4C-17 -12 -11 -12 -9 -3C-9 -20 2 -22 2 -5C6 -22 18 -17 13 0C20 -2 20 8 14 14C8 20 -6 20 -12 15C-10 10 -8 8 -4 8C-12 10 -20 6 -19 -4Z',
  spur: `${star(0, 0, 10, 20, 10)}${circle(0, 0, 5)}`,
  dawn: `M-19 12A19 19 0 0 1 19 12Z${box(-20, 14, 40, 4, 2)}${box(-1.5, -20, 3, 9, 1)}${poly(-15, -13, -9, -7, -11.4, -5, -17.4, -11)}${poly(15, -13, 9, -7, 11.4, -5, 17.4, -11)}`,
  balls: `${circle(-9, 7, 10)}${circle(9, 7, 10)}${circle(0, -9, 10)}`,
  bloom: `${around(5, 10, (x, y) => circle(x, y, 9))}${star(0, 0, 5, 9, 4)}`,
  hearts: heart(0, 0, 18),
  mask: `${ellipse(0, 0, 19, 12)}${ellipse(-8, 0, 5, 3.4)}${ellipse(8, 0, 5, 3.4)}`,
} as const

export type EmblemName = keyof typeof emblems
export const EMBLEM_NAMES = Object.keys(emblems) as readonly EmblemName[]

export interface VendorLogoSpec {
  /** One or two words. */
  readonly text: string
  readonly face: FaceName
  readonly emblem: EmblemName
  /** The colours of emblem and letters; both get a lightness that is readable on dark and on light. */
  readonly palette: readonly [string, string]
}

/** Width and height of every vendor's logo, so that a row of them is even. */
export const logoSize = { width: 160, height: 48 } as const

/**
 * A wordmark of our own design as SVG texts: in full colour without a background, and in one colour (`currentColor`).
 */
export function vendorLogo(spec: VendorLogoSpec): { readonly full: string; readonly mono: string } {
  const words = spec.text.split(' ')
  const room = 102
  const single = words.length === 1
  const lines = words.map((word) => fitted(word.toUpperCase(), spec.face, single ? 26 : 15.5, room))
  const wide = Math.max(...lines.map((line) => line.right))
  const x = (logoSize.width - 38 - 8 - wide) / 2
  const emblem = place(`<path fill-rule="evenodd" d="${emblems[spec.emblem]}"/>`, x + 19, 24, 0.95)
  const letters = lines
    .map((line, i) => {
      const middle = single ? 24 : i === 0 ? 14.5 : 34
      const dy = middle - (line.top + line.bottom) / 2
      return `<path d="${pathOf(line, (px, py) => [px + x + 46, py + dy])}"/>`
    })
    .join('')

  const pen = new Pen('v')
  const colour = (c: string) => {
    const base = readable(c)
    return pen.linear([
      [0, tint(base, 0.22)],
      [1, shade(base, 0.1)],
    ])
  }
  const full = `<g fill="${colour(spec.palette[0])}">${emblem}</g><g fill="${colour(spec.palette[1])}">${letters}</g>`
  const mono = `<g fill="currentColor">${emblem}${letters}</g>`
  return {
    full: pen.document(logoSize.width, logoSize.height, full, spec.text),
    mono: new Pen('m').document(logoSize.width, logoSize.height, mono, spec.text),
  }
}

/** A line whose capitals have the given height, narrowed when it would not fit. */
function fitted(text: string, face: FaceName, capitals: number, room: number): Outline {
  const trial = outline(text, face, 100, 3)
  const size = Math.min((capitals / -trial.top) * 100, (room / trial.right) * 100)
  return outline(text, face, size, size * 0.03)
}

/** The colour at a lightness with a contrast of 3:1 on both white and near-black. */
function readable(colour: string): string {
  const l = lightness(colour)
  const target = 0.64
  return l > target ? shade(colour, (l - target) / (l * 0.86)) : tint(colour, (target - l) / (0.985 - l))
}
