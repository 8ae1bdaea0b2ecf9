import * as harfbuzz from 'harfbuzzjs'
import wawoff2 from 'wawoff2'
import { type DirectedRun, type Direction, visualRuns } from './visual-runs.ts'

/** A font file in WOFF2 with the weight to use. */
export interface LineFont {
  readonly bytes: Uint8Array
  /** For fonts with a weight axis; others have a fixed weight. */
  readonly weight: number
}

/** A line of text as outlines, starting at x = 0, base line at y = 0, y downwards. */
export interface ShapedLine {
  readonly path: string
  readonly width: number
}

/** An open font, from which many lines can be set. */
export interface OpenFont {
  readonly font: harfbuzz.Font
  readonly unitsPerEm: number
  readonly letters: ReadonlySet<number>
}

/** Opens a font of any script with a fixed weight. */
export async function openFont({ bytes, weight }: LineFont): Promise<OpenFont> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await wawoff2.decompress(bytes)))
  const font = new harfbuzz.Font(face)
  font.setVariations([new harfbuzz.Variation('wght', weight)])
  return { font, unitsPerEm: face.upem, letters: new Set(face.collectUnicodes()) }
}

/**
 * Sets a line as a browser would: letters joined, marks placed, pairs kerned, each letter in the first font that has
 * it, in reading order.
 *
 * @returns nothing when some letter is in none of the fonts, because half a text is worse than none
 */
export function shapeLine(
  text: string,
  fonts: readonly OpenFont[],
  size: number,
  direction: Direction,
): ShapedLine | null {
  const chosen = fontsOf(text, fonts)
  if (!chosen) return null
  let [x, path] = [0, '']
  for (const run of visualRuns(text, direction, (index) => chosen[index] !== chosen[index - 1])) {
    const font = chosen[run.start]
    const shaped = font ? shapeRun(run, font, size, x) : null
    if (!shaped) return null
    path += shaped.path
    x = shaped.end
  }
  return { path, width: x }
}

/** The font of each letter, by its index in the text; spaces and marks use the font of the letter before them. */
function fontsOf(text: string, fonts: readonly OpenFont[]): OpenFont[] | null {
  const chosen: OpenFont[] = []
  let index = 0
  for (const letter of text) {
    const before = index > 0 ? chosen[index - 1] : undefined
    const isJoining = /[\s\p{M}\p{Cf}]/u.test(letter)
    const font = isJoining && before ? before : fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))
    if (!font) return null
    for (const end = index + letter.length; index < end; index += 1) chosen[index] = font
  }
  return chosen
}

/** A run from `start` on; nothing when the font lacks one of its letters. */
function shapeRun({ text, direction }: DirectedRun, { font, unitsPerEm }: OpenFont, size: number, start: number) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.setDirection(direction === 'rtl' ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const scale = size / unitsPerEm
  const places = buffer.getGlyphPositions()
  let [x, path] = [start, '']
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    // Glyph 0 is the empty box.
    if (codepoint === 0) return null
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = places[index] ?? {}
    path += moved(font.glyphToPath(codepoint), scale, x + xOffset * scale, -yOffset * scale)
    x += xAdvance * scale
  }
  return { path, end: x }
}

/** A glyph's path at its position; in fonts y points upwards. */
function moved(path: string, scale: number, dx: number, dy: number): string {
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_all, x: string, y: string) => `${round(Number(x) * scale + dx)} ${round(dy - Number(y) * scale)}`,
  )
}

const round = (value: number): number => Math.round(value * 10) / 10
