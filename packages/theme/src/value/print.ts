import { formatHex, type Rgb } from '../color/rgb.ts'
import type { LeafType } from '../leaf.ts'
import { num } from './num.ts'
import { printTexture } from './print-texture.ts'
import { EASINGS, type Gradient, type Shadow, type Stop, type Values } from './values.ts'

/** Browsers blend premultiplied, so a fully transparent colour can be printed without its hue. */
const hex = (color: Rgb): string => (color.a === 0 ? '#0000' : formatHex(color))
const px = (value: number) => (value === 0 ? '0' : `${num(value)}px`)
const percent = (value: number) => (value === 0 ? '0' : `${num(value)}%`)

function printStops(stops: readonly Stop[]): string {
  const last = stops.length - 1
  return stops
    .map(({ color, at }, index) => {
      const isDefault = (index === 0 && at === 0) || (index === last && at === 100)
      return isDefault ? hex(color) : `${hex(color)} ${percent(at)}`
    })
    .join(',')
}

function printGradient(layers: Gradient): string {
  if (layers.length === 0) return 'none'
  return layers
    .map((layer) => {
      if (layer.kind === 'linear') {
        return `linear-gradient(${layer.angle === 180 ? '' : `${num(layer.angle)}deg,`}${printStops(layer.stops)})`
      }
      const [width, height] = layer.size
      const [x, y] = layer.center
      return `radial-gradient(${num(width)}% ${num(height)}% at ${percent(x)} ${percent(y)},${printStops(layer.stops)})`
    })
    .join(',')
}

function printShadow(layers: Shadow): string {
  if (layers.length === 0) return 'none'
  return layers
    .map(({ x, y, blur, spread, color, inset }) => {
      const lengths = [px(x), px(y), ...(blur || spread ? [px(blur)] : []), ...(spread ? [px(spread)] : [])]
      return `${inset ? 'inset ' : ''}${lengths.join(' ')} ${hex(color)}`
    })
    .join(',')
}

const GENERIC = new Set(['serif', 'sans-serif', 'system-ui', 'ui-serif', 'ui-sans-serif', 'monospace'])

const printers: { readonly [T in LeafType]: (value: Values[T]) => string } = {
  color: hex,
  gradient: printGradient,
  texture: printTexture,
  shadow: printShadow,
  dimension: ({ value, unit }) => (value === 0 ? '0' : `${num(value)}${unit}`),
  radius: ({ start, end }) => (start === end ? px(start) : `${px(start)} ${px(start)} ${px(end)} ${px(end)}`),
  corner: (value) => value,
  number: num,
  duration: (value) => `${num(value)}ms`,
  easing: (value) => (value === EASINGS.linear ? 'linear' : `cubic-bezier(${value.map(num).join(',')})`),
  blur: px,
  fontFamily: (families) => families.map((name) => (GENERIC.has(name) ? name : `"${name}"`)).join(','),
  fontWeight: num,
  textTransform: (value) => value,
}

/** CSS text of a typed value. It is made from numbers and registered names only, never from texts of a theme file. */
export function printValue<T extends LeafType>(type: T, value: Values[T]): string {
  return printers[type](value)
}
