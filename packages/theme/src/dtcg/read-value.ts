import { formatHex } from '../color/rgb.ts'
import type { LeafType } from '../leaf.ts'
import type { JsonValue } from '../value/to-json.ts'
import { readColor } from './color.ts'
import type { Token } from './follow-aliases.ts'
import { isObject, isSame, ownOf } from './json.ts'
import { EXTENSION } from './names.ts'
import { writeValue } from './write-value.ts'

const REM_PX = 16

/** Names of weights in the format. */
const WEIGHTS: { readonly [name: string]: number } = Object.fromEntries(
  (
    [
      [100, ['thin', 'hairline']],
      [200, ['extra-light', 'ultra-light']],
      [300, ['light']],
      [400, ['normal', 'regular', 'book']],
      [500, ['medium']],
      [600, ['semi-bold', 'demi-bold']],
      [700, ['bold']],
      [800, ['extra-bold', 'ultra-bold']],
      [900, ['black', 'heavy']],
      [950, ['extra-black', 'ultra-black']],
    ] as const
  ).flatMap(([weight, names]) => names.map((name) => [name, weight])),
)

/** The token type that the format must state for a leaf's type. */
const EXPECTED: { readonly [T in LeafType]?: readonly [type: string, meaning: string] } = {
  color: ['color', 'a colour'],
  texture: ['color', 'a colour, the ink of the pattern'],
  gradient: ['gradient', 'a gradient'],
  shadow: ['shadow', 'a shadow'],
  dimension: ['dimension', 'a dimension in px or rem'],
  radius: ['dimension', 'a dimension in px or rem'],
  blur: ['dimension', 'a dimension in px or rem'],
  number: ['number', 'a number'],
  duration: ['duration', 'a duration in ms or s'],
  easing: ['cubicBezier', 'four numbers of a cubic Bézier curve'],
  fontFamily: ['fontFamily', 'a font family or a list of them'],
  fontWeight: ['fontWeight', 'a font weight'],
}

/** Completes the sentence "expected …" for a leaf of this type. */
export const expectedOf = (type: LeafType): string => EXPECTED[type]?.[1] ?? 'nothing: the format has no type for it'

/**
 * Reads a token as the value of a leaf, in the form `toJson` gives.
 * @param current the leaf's value so far: parts that the format cannot express stay as they are
 * @returns nothing when the token does not fit the leaf's type
 */
export function readValue(type: LeafType, token: Token, current: JsonValue): JsonValue | undefined {
  const [expectedType] = EXPECTED[type] ?? []
  if (expectedType === undefined || (token.type !== undefined && token.type !== expectedType)) return undefined
  // The export writes the whole value beside the token; it is used if the token itself was not changed since.
  const beside = ownOf(ownOf(token.extensions, EXTENSION), 'value') as JsonValue | undefined
  if (beside !== undefined && isWritten(type, beside, token.value)) return beside
  if (isWritten(type, current, token.value)) return current
  return readers[expectedType]?.(token.value, type, current)
}

function isWritten(type: LeafType, value: JsonValue, $value: unknown): boolean {
  try {
    return isSame(writeValue(type, value)?.$value, $value)
  } catch {
    // The value beside the token may have been edited, so it is validated.
    return false
  }
}

type Reader = (value: unknown, type: LeafType, current: JsonValue) => JsonValue | undefined

const hex = (value: unknown): string | undefined => {
  const rgb = readColor(value)
  return rgb && formatHex(rgb)
}

const readers: { readonly [type: string]: Reader } = {
  color: (value, type, current) => {
    const color = hex(value)
    if (color === undefined || type !== 'texture') return color
    return { ...(current as { readonly [key: string]: JsonValue }), color }
  },
  number: numberOf,
  fontWeight: (value) =>
    typeof value === 'string' && Object.hasOwn(WEIGHTS, value) ? WEIGHTS[value] : numberOf(value),
  fontFamily: (value) => {
    const families: readonly unknown[] = Array.isArray(value) ? value : [value]
    return families.every((one) => typeof one === 'string') ? (families as string[]) : undefined
  },
  cubicBezier: (value) =>
    Array.isArray(value) && value.length === 4 && value.every((one) => numberOf(one) !== undefined)
      ? (value as number[])
      : undefined,
  duration: (value) => {
    const [amount, unit] = measured(value)
    return amount === undefined ? undefined : unit === 'ms' ? amount : unit === 's' ? amount * 1000 : undefined
  },
  dimension: (value, type) => {
    const [amount, unit] = measured(value)
    if (amount === undefined || (unit !== 'px' && unit !== 'rem')) return undefined
    if (type === 'dimension') return { value: amount, unit }
    const px = unit === 'rem' ? amount * REM_PX : amount
    return type === 'radius' ? { start: px, end: px } : px
  },
  gradient: (value) => {
    const stops = listOf(value, (stop) => {
      const [color, at] = [hex(ownOf(stop, 'color')), numberOf(ownOf(stop, 'position'))]
      return color === undefined || at === undefined ? undefined : { color, at: Math.min(1, Math.max(0, at)) * 100 }
    })
    if (!stops) return undefined
    if (stops.every(({ color }) => isClear(color))) return []
    const [first] = stops
    return [{ kind: 'linear', angle: 180, stops: stops.length === 1 && first ? [first, { ...first, at: 100 }] : stops }]
  },
  shadow: (value) => {
    const layers = listOf(Array.isArray(value) ? value : [value], (layer) => {
      const color = hex(ownOf(layer, 'color'))
      const [x, y, blur, spread] = ['offsetX', 'offsetY', 'blur', 'spread'].map((key) => px(ownOf(layer, key)))
      if (color === undefined || x === undefined || y === undefined || blur === undefined || spread === undefined)
        return undefined
      return { x, y, blur, spread, color, inset: ownOf(layer, 'inset') === true }
    })
    return layers?.filter(({ color }) => !isClear(color))
  },
}

const isClear = (color: string): boolean => /^#(?:...0|.{6}00)$/.test(color)

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function measured(value: unknown): readonly [amount: number | undefined, unit: unknown] {
  return isObject(value) ? [numberOf(value.value), value.unit] : [undefined, undefined]
}

function px(value: unknown): number | undefined {
  const [amount, unit] = measured(value)
  return amount === undefined ? undefined : unit === 'px' ? amount : unit === 'rem' ? amount * REM_PX : undefined
}

/** All items read; undefined when there is none or one of them is invalid. */
function listOf<T>(value: unknown, read: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const items = value.map(read)
  return items.every((item) => item !== undefined) ? (items as T[]) : undefined
}
