import { standOut } from './brand/stand-out.ts'
import { lightness, shade, tint } from './colour.ts'
import { breakLines } from './lettering/break-lines.ts'
import type { FaceName } from './lettering/faces.ts'
import { outline, pathOf } from './lettering/outline.ts'
import { Pen } from './pen.ts'
import { box, place } from './shapes.ts'
import { type SymbolName, symbols } from './symbols/registry.ts'

export interface MerchantMarkSpec {
  readonly name: string
  readonly symbol: SymbolName
  readonly face: FaceName
  /** The symbol's two colours, and the ground of the square icon. */
  readonly palette: readonly [string, string, string]
  /** The letters' colours on a dark and on a light page. */
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

/** Height of capitals with one line and with two. */
const CAPITALS = { one: 23, two: 14 } as const
/** The distance between lines, as a factor of it. */
const LEADING = 1.6
/** The greatest length of a line: a wordmark is at most eight times as wide as high. */
const ROOM = 48 * 8 - 60

function wordmark(spec: MerchantMarkSpec, colour: string, dark: boolean): string {
  const pen = new Pen('w')
  const text = spec.uppercase ? spec.name.toUpperCase() : spec.name
  const spacing = spec.uppercase ? 1.6 : 0.4
  const widthOf = (piece: string, capitals: number) =>
    outline(piece, spec.face, (capitals / capitalHeight(spec.face)) * 100, spacing).right
  const whole = widthOf(text, CAPITALS.one)
  // A long name has two lines, or smaller letters where it cannot be broken.
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
  // A monogram's letter stands on its second colour; other symbols use both colours on the ground.
  const back = standOut(second, spec.symbol === 'monogram' ? [front] : [lit, dim])
  const palette = [front, back, third] as const
  return pen.document(
    64,
    64,
    // Icons with another ground find this one by its id.
    pen.flat(box(0, 0, 64, 64, 14), ground).replace('<path', '<path id="ground"') +
      place(symbol(pen, { ...spec, palette }), 32, 32, 0.5),
    spec.name,
  )
}

/** A monogram with enough contrast between its letter and its second colour. */
function apart(spec: MerchantMarkSpec): MerchantMarkSpec {
  const [first, second, third] = spec.palette
  return spec.symbol === 'monogram' ? { ...spec, palette: [first, standOut(second, [first]), third] } : spec
}

/** The symbol for a dark page: dark colours are lightened, so that they stay visible. */
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
  return symbols[kind]({ pen, first, second, name, face })
}
