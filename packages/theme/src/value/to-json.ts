import { formatHex, type Rgb } from '../color/rgb.ts'

/** A typed value as JSON: colours as hex, everything else as it is. */
export type JsonValue = string | number | boolean | readonly JsonValue[] | { readonly [key: string]: JsonValue }

const isColor = (value: object): value is Rgb => 'r' in value && 'g' in value && 'b' in value && 'a' in value

/** For canvas, e-mail and third parties, which cannot read CSS variables. */
export function toJson(value: unknown): JsonValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object' || value === null) throw new Error(`not a value: ${String(value)}`)
  if (isColor(value)) return formatHex(value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]))
}
