import { standOut } from './brand/stand-out.ts'
import { lightness, shade, tint } from './colour.ts'
import { breakLines } from './lettering/break-lines.ts'
import type { FaceName } from './lettering/faces.ts'
import { outline, pathOf } from './lettering/outline.ts'
import { Pen } from './pen.ts'
import { box, circle, place, poly } from './shapes.ts'

export const MERCHANT_SYMBOLS = ['arc', 'arch', 'lighthouse', 'monogram'] as const

export interface MerchantMarkSpec {
  readonly name: string
  readonly symbol: (typeof MERCHANT_SYMBOLS)[number]
  readonly face: FaceName
  /** The symbol's two colours, and the ground of the square icon. */
  readonly palette: readonly [string, string, string]
  /** Letters on a dark and on a light page. */
  readonly letters: { readonly dark: string; readonly light: string }
  readonly uppercase?: boolean
}

/** A merchant's marks as SVG texts: symbol and wordmark for dark and for light pages, and the square icon. */
export function merchantMark(spec: MerchantMarkSpec): {
  readonly dark: string
  readonly light: string
  readonly mark: string
} {
  return {
    dark: wordmark(spec, spec.letters.dark, true),
    light: wordmark(spec, spec.letters.light, false),
    mark: icon(spec),
  }
}

/** Height of capitals in one line and in two. */
const CAPITALS = { one: 23, two: 14 } as const
/** From one line to the next, as a factor of it. */
const LEADING = 1.6
/** How long a line may be: a wordmark is at most eight times as wide as high. */
const ROOM = 48 * 8 - 60

function wordmark(spec: MerchantMarkSpec, colour: string, dark: boolean): string {
  const pen = new Pen('w')
  const text = spec.uppercase ? spec.name.toUpperCase() : spec.name
  const spacing = spec.uppercase ? 1.6 : 0.4
  const widthOf = (piece: string, capitals: number) =>
    outline(piece, spec.face, (capitals / capitalHeight(spec.face)) * 100, spacing).right
  const whole = widthOf(text, CAPITALS.one)
  // A long name stands in two lines, or, where it cannot be broken, in smaller letters.
  const two = whole > ROOM ? breakLines(text, whole * 0.6, 2, (piece) => widthOf(piece, CAPITALS.one)) : null
  const lines = two ?? [text]
  const capitals = lines.length === 1 ? CAPITALS.one : CAPITALS.two
  const right = Math.max(...lines.map((line) => widthOf(line, capitals)))
  const shown = capitals * Math.min(1, ROOM / right)
  const size = (shown / capitalHeight(spec.face)) * 100
  const letters = lines.map((line, index) => {
    const base = 24 + shown / 2 + (index - (lines.length - 1) / 2) * shown * LEADING
    const drawn = outline(line, spec.face, size, (spacing * shown) / CAPITALS.one)
    return `<path d="${pathOf(drawn, (x, y) => [x + 58, y + base])}" fill="${colour}"/>`
  })
  return pen.document(
    Math.ceil(58 + Math.min(right, ROOM) + 2),
    48,
    place(symbol(pen, dark ? brighter(spec) : apart(spec)), 24, 25, 0.44) + letters.join(''),
    spec.name,
  )
}

function icon(spec: MerchantMarkSpec): string {
  const pen = new Pen('k')
  const [first, second, third] = spec.palette
  const [lit, dim] = [tint(third, 0.12), shade(third, lightness(third) > 0.7 ? 0.08 : 0.3)]
  const ground = pen.linear(
    [
      [0, lit],
      [1, dim],
    ],
    60,
  )
  const front = standOut(first, [lit, dim])
  // A monogram's letter stands on its second colour; the other symbols stand on the ground with both.
  const back = standOut(second, spec.symbol === 'monogram' ? [front] : [lit, dim])
  const palette = [front, back, third] as const
  return pen.document(
    64,
    64,
    // Icons that need another ground know this one by its id.
    pen.flat(box(0, 0, 64, 64, 14), ground).replace('<path', '<path id="ground"') +
      place(symbol(pen, { ...spec, palette }), 32, 32, 0.5),
    spec.name,
  )
}

/** A monogram whose letter is seen on its second colour. */
function apart(spec: MerchantMarkSpec): MerchantMarkSpec {
  const [first, second, third] = spec.palette
  return spec.symbol === 'monogram' ? { ...spec, palette: [first, standOut(second, [first]), third] } : spec
}

/** The symbol for a dark page: what is deep is lifted, so that it does not sink. */
function brighter(spec: MerchantMarkSpec): MerchantMarkSpec {
  if (spec.symbol === 'monogram') return apart(spec)
  const lift = (c: string) => (lightness(c) > 0.7 ? c : tint(c, 0.3))
  return { ...spec, palette: [lift(spec.palette[0]), lift(spec.palette[1]), spec.palette[2]] }
}

/** Height of a capital in hundredths of the letter size. */
function capitalHeight(face: FaceName): number {
  return -outline('H', face, 100).top
}

/** The symbol in a square from -50 to 50. */
function symbol(pen: Pen, { symbol: kind, name, palette: [first, second], face }: MerchantMarkSpec): string {
  const across = pen.linear(
    [
      [0, first],
      [1, second],
    ],
    25,
  )
  if (kind === 'arc') {
    // Three curtains of northern light rising from a horizon, and a star.
    const arc = (r: number, w: number, opacity: number) =>
      `<path d="M${-r} 26A${r} ${r} 0 0 1 ${r} 26" fill="none" stroke="${across}" stroke-width="${w}" stroke-opacity="${opacity}"/>`
    return (
      arc(42, 9, 1) +
      arc(27, 8, 0.8) +
      arc(13.5, 7, 0.6) +
      pen.flat(poly(0, -48, 3.4, -37.4, 14, -34, 3.4, -30.6, 0, -20, -3.4, -30.6, -14, -34, -3.4, -37.4), second) +
      pen.flat(box(-46, 36, 92, 6, 3), across)
    )
  }
  if (kind === 'arch') {
    // A pointed arch over a palm and its water.
    const frond = 'M0 -6C6 -18 18 -20 26 -10C16 -12 8 -10 0 -2Z'
    const arch = 'M-38 44V-6C-38 -28 -14 -30 0 -48C14 -30 38 -28 38 -6V44'
    return (
      `<path d="${arch}" fill="none" stroke="${first}" stroke-width="8"/>` +
      pen.flat('M-3.4 28C-1 16 -2 4 -2 -6H3C4 6 4 16 5 28Z', first) +
      [-8, 188, 40, 140, -52, 232]
        .map((t, i) =>
          place(pen.flat(frond, second), 0, -4, i < 2 ? 1 : 0.86, t > 90 && t < 270 ? t - 180 : t, t > 90 && t < 270),
        )
        .join('') +
      pen.line('M-24 33Q-16 27 -8 33T8 33T24 33', second, 5.5) +
      pen.line('M-14 43Q-7 38 0 43T14 43', second, 4.5)
    )
  }
  if (kind === 'lighthouse') {
    // A tower on its rock, a lamp that looks both ways, and two waves.
    const beam = poly(9, -31, 46, -44, 46, -18)
    const mirror = poly(-9, -31, -46, -44, -46, -18)
    return (
      pen.flat(beam, second, 0.85) +
      pen.flat(mirror, second, 0.85) +
      pen.flat(poly(-9, -37, 0, -49, 9, -37), first) +
      pen.flat(box(-6, -37, 12, 12, 2), second) +
      pen.flat(box(-12, -25, 24, 6, 2), first) +
      pen.flat(poly(-9, -16, 9, -16, 10.6, -3, -10.6, -3), first) +
      pen.flat(poly(-11, 1, 11, 1, 12.6, 14, -12.6, 14), first) +
      pen.flat(poly(-13, 18, 13, 18, 14, 27, -14, 27), first) +
      pen.line('M-44 36Q-33 29 -22 36T0 36T22 36T44 36', first, 6) +
      pen.line('M-28 47Q-21 42 -14 47T0 47T14 47T28 47', second, 5)
    )
  }
  // The name's first letter cut from a diamond, within a thin rule.
  const letter = outline([...name.toUpperCase()][0] ?? '', face, 52)
  const centre = (letter.top + letter.bottom) / 2
  const cut = pathOf(letter, (x, y) => [x - letter.width / 2, y - centre])
  return (
    pen.line(poly(0, -48, 48, 0, 0, 48, -48, 0), first, 3) +
    pen.flat(poly(0, -39, 39, 0, 0, 39, -39, 0), second) +
    pen.flat(
      cut,
      pen.linear([
        [0, tint(first, 0.5)],
        [0.5, first],
        [1, shade(first, 0.15)],
      ]),
    ) +
    [0, 90, 180, 270].map((t) => place(pen.flat(circle(0, -48, 3.4), first), 0, 0, 1, t)).join('')
  )
}
