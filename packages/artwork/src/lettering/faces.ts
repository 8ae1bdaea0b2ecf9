import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'

/** The display faces titles are lettered in, all under the SIL Open Font License 1.1. */
export const faces = {
  round: ['lilita-one', 400],
  comic: ['bangers', 400],
  royal: ['cinzel-decorative', 900],
  slab: ['alfa-slab-one', 400],
  sport: ['russo-one', 400],
  deco: ['righteous', 400],
  tale: ['oleo-script', 700],
} as const

export type FaceName = keyof typeof faces

const loaded = new Map<FaceName, Font>()

/** The parsed font of a face; read from its package once. Throws when the package is not installed. */
export function face(name: FaceName): Font {
  const known = loaded.get(name)
  if (known) return known
  const [family, weight] = faces[name]
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`,
  )
  const bytes = readFileSync(file)
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  loaded.set(name, font)
  return font
}

/** Whether a face has every letter of a text; a missing letter would be drawn as an empty box. */
export function canLetter(text: string, name: FaceName): boolean {
  const font = face(name)
  return [...text].every((letter) => /\s/u.test(letter) || font.charToGlyphIndex(letter) > 0)
}
