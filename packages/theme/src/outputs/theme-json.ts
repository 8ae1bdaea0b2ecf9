import { contrastReport } from '../apca.ts'
import { MODES, type Mode } from '../choices.ts'
import { toLch } from '../color/oklch.ts'
import { parseHex } from '../color/rgb.ts'
import type { CompiledTheme } from '../compile-theme.ts'
import { CONTRACT_VERSION, type LeafId, leafIds, leaves } from '../contract.ts'
import type { LeafType } from '../leaf.ts'
import type { JsonValue } from '../value/to-json.ts'
import { type EmailPalette, emailPalette } from './email-palette.ts'

/** A colour as hex, and in numbers for further calculation. */
export type JsonColor = {
  /** sRGB, with two more digits where it is translucent. */
  readonly hex: string
  readonly alpha: number
  /** Lightness 0 to 1, chroma, hue in degrees. */
  readonly oklch: readonly [l: number, c: number, h: number]
}

export type JsonLeaf = {
  readonly type: LeafType
  /** The leaf's value; every colour in it is a `JsonColor`. */
  readonly value: JsonValue
  /** Its measured contrast on everything it must be legible on: WCAG 2 ratio, the required ratio, APCA's Lc. */
  readonly legible?: readonly {
    readonly on: LeafId
    readonly ratio: number
    readonly min: number
    readonly lc: number
  }[]
}

/** A compiled theme as data, for canvas, e-mail, native apps and vendors. */
export type ThemeJson = {
  readonly theme: string
  /** The release hash of the CSS; equal looks have equal hashes. */
  readonly hash: string
  readonly contract: string
  readonly themeColor: { readonly [M in Mode]: string }
  readonly email: EmailPalette
  readonly modes: { readonly [M in Mode]: { readonly [id in LeafId]: JsonLeaf } }
}

/** Every leaf in both modes with its type, its value and its measured ratios. Same theme, same JSON. */
export function themeJson(theme: CompiledTheme): ThemeJson {
  const rows = contrastReport(theme)
  const [light, dark] = MODES.map((mode) => {
    const own = rows.filter((row) => row.mode === mode)
    const entries = leafIds.map((id): [LeafId, JsonLeaf] => {
      const legible = own.flatMap(({ leaf, on, ratio, min, lc }) => (leaf === id ? [{ on, ratio, min, lc }] : []))
      const value = withColors(theme.values[mode][id])
      return [id, { type: leaves.get(id)?.type ?? 'number', value, ...(legible.length > 0 ? { legible } : {}) }]
    })
    return Object.fromEntries(entries)
  }) as [ThemeJson['modes']['light'], ThemeJson['modes']['dark']]
  const { id, hash, themeColor } = theme
  return { theme: id, hash, contract: CONTRACT_VERSION, themeColor, email: emailPalette(theme), modes: { light, dark } }
}

function withColors(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.startsWith('#') ? colorOf(value) : value
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(withColors)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withColors(inner)]))
}

function colorOf(text: string): JsonColor {
  const rgb = parseHex(text)
  if (!rgb) throw new Error(`${text} is no colour`)
  const { l, c, h } = toLch(rgb)
  const two = (channel: number) => channel.toString(16).padStart(2, '0')
  const hex = `#${two(rgb.r)}${two(rgb.g)}${two(rgb.b)}${rgb.a === 255 ? '' : two(rgb.a)}`
  return { hex, alpha: round(rgb.a / 255, 4), oklch: [round(l, 4), round(c, 4), round(h, 2)] }
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
