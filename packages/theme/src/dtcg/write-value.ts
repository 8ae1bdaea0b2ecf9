import { parseHex } from '../color/rgb.ts'
import type { LeafType } from '../leaf.ts'
import type { JsonValue } from '../value/to-json.ts'
import { type TokenColor, writeColor } from './color.ts'

/** A leaf in the terms of the format. */
export type WrittenValue = {
  readonly $type: string
  readonly $value: unknown
  /** True when the format cannot express all of the leaf; then the whole value is written beside it. */
  readonly isLess: boolean
}

/** The format has no `em`; such lengths are converted to px at this size. */
const EM_PX = 16

const px = (value: number) => ({ value, unit: 'px' })
const CLEAR = writeColor({ r: 0, g: 0, b: 0, a: 0 })

type Json = { readonly [key: string]: JsonValue }
type Stop = { readonly color: string; readonly at: number }

/**
 * Converts a leaf's value (from `toJson`) to the terms of the format.
 * @returns nothing for types that the format lacks, such as letter case
 */
export function writeValue(type: LeafType, value: JsonValue): WrittenValue | undefined {
  const exact = ($type: string, $value: unknown): WrittenValue => ({ $type, $value, isLess: false })
  const less = ($type: string, $value: unknown): WrittenValue => ({ $type, $value, isLess: true })
  switch (type) {
    case 'color':
      return exact('color', colorOf(value))
    case 'texture':
      // Of a pattern only the colour of its ink is exported.
      return less('color', colorOf((value as Json).color))
    case 'gradient':
      return less('gradient', stopsOf(value as readonly Json[]))
    case 'shadow':
      return exact('shadow', layersOf(value as readonly Json[]))
    case 'dimension': {
      const { value: length = 0, unit } = value as { value?: number; unit: string }
      return unit === 'em' ? less('dimension', px(length * EM_PX)) : exact('dimension', { value: length, unit })
    }
    case 'radius': {
      const { start = 0, end = 0 } = value as { start?: number; end?: number }
      return start === end ? exact('dimension', px(start)) : less('dimension', px(start))
    }
    case 'blur':
      return exact('dimension', px(value as number))
    case 'duration':
      return exact('duration', { value, unit: 'ms' })
    case 'easing':
      return exact('cubicBezier', value)
    case 'number':
    case 'fontFamily':
    case 'fontWeight':
      return exact(type, value)
    case 'corner':
    case 'textTransform':
      return undefined
  }
}

function colorOf(value: JsonValue | undefined): TokenColor {
  const rgb = parseHex(String(value))
  if (!rgb) throw new Error(`not a colour: ${String(value)}`)
  return writeColor(rgb)
}

/** The nearest layer; without layers a transparent gradient, since the format needs one. */
function stopsOf([layer]: readonly Json[]): unknown {
  if (!layer)
    return [
      { color: CLEAR, position: 0 },
      { color: CLEAR, position: 1 },
    ]
  return (layer.stops as unknown as readonly Stop[]).map(({ color, at }) => ({
    color: colorOf(color),
    position: Math.round(at * 100) / 10_000,
  }))
}

/** Without layers a transparent shadow, since the format needs at least one. */
function layersOf(layers: readonly Json[]): unknown {
  if (layers.length === 0)
    return [{ color: CLEAR, offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(0), inset: false }]
  return layers.map(({ x, y, blur, spread, color, inset }) => ({
    color: colorOf(color),
    offsetX: px(x as number),
    offsetY: px(y as number),
    blur: px(blur as number),
    spread: px(spread as number),
    inset,
  }))
}
