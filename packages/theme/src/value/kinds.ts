import { toRgb } from '../color/oklch.ts'
import { parseHex, type Rgb } from '../color/rgb.ts'
import { either, list, mapped, object } from '../kind/composite.ts'
import type { Kind } from '../kind/kind.ts'
import { choice, flag, numberIn, refuse } from '../kind/scalar.ts'
import type { LeafType } from '../leaf.ts'
import {
  CORNERS,
  type Dimension,
  EASINGS,
  type Easing,
  type Gradient,
  PATTERNS,
  type Radius,
  type Shadow,
  TEXT_TRANSFORMS,
  type Texture,
  UNITS,
  type Values,
} from './values.ts'

const isNumber = (value: unknown) => typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'

const hex: Kind<Rgb> = {
  json: { type: 'string', pattern: '^#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' },
  expects: 'a colour like "#7c3aed"',
  read(value, place) {
    return (typeof value === 'string' ? parseHex(value) : undefined) ?? refuse(hex, value, place)
  },
}

const oklch: Kind<Rgb> = mapped(
  object(
    {
      l: { kind: numberIn(0, 1), meaning: 'Lightness.', required: true },
      c: { kind: numberIn(0, 0.4), meaning: 'Chroma.', required: true },
      h: { kind: numberIn(0, 360), meaning: 'Hue in degrees.', required: true },
      alpha: { kind: numberIn(0, 1), meaning: 'Opacity.' },
    },
    'an OKLCH colour like { "l": 0.6, "c": 0.2, "h": 290 }',
  ),
  ({ l = 0, c = 0, h = 0, alpha = 1 }) => toRgb({ l, c, h }, alpha),
)

const anyColor: Kind<Rgb> = either(isText, hex, oklch)

/** JSON Schema of a colour; it is stated once, under `$defs`, because a hundred places use it. */
export const colorDefinition = anyColor.json

/** A colour: hex, or an OKLCH object. */
export const colorKind: Kind<Rgb> = { ...anyColor, json: { $ref: '#/$defs/color' } }

const dimension: Kind<Dimension> = either(
  isNumber,
  mapped(numberIn(-512, 2048, 'a number of px'), (value) => ({ value, unit: 'px' as const })),
  mapped(
    object(
      {
        value: { kind: numberIn(-512, 2048), meaning: 'How many.', required: true },
        unit: { kind: choice(UNITS), meaning: 'Of what.', required: true },
      },
      'a length like { "value": 1.5, "unit": "rem" }',
    ),
    ({ value = 0, unit = 'px' }) => ({ value, unit }),
  ),
)

const radiusPx = numberIn(0, 999, 'a number of px')
const radius: Kind<Radius> = either(
  isNumber,
  mapped(radiusPx, (value) => ({ start: value, end: value })),
  mapped(
    object(
      {
        start: { kind: radiusPx, meaning: 'The two upper corners.', required: true },
        end: { kind: radiusPx, meaning: 'The two lower corners.', required: true },
      },
      'two radii like { "start": 40, "end": 8 }',
    ),
    ({ start = 0, end = 0 }) => ({ start, end }),
  ),
)

const stop = mapped(
  object(
    {
      color: { kind: colorKind, meaning: 'Colour of the stop.', required: true },
      at: { kind: numberIn(0, 100, 'percent'), meaning: 'Where, in percent.', required: true },
    },
    'a stop like { "color": "#7c3aed", "at": 0 }',
  ),
  ({ color, at = 0 }) => ({ color: color as Rgb, at }),
)
const stops = list(stop, 2, 6)
const pair = (kind: Kind<number>) => mapped(list(kind, 2, 2), ([x = 0, y = 0]) => [x, y] as const)

const gradientLayer = object(
  {
    angle: { kind: numberIn(0, 360, 'degrees'), meaning: 'Direction of a linear layer; 180 runs downwards.' },
    center: { kind: pair(numberIn(-50, 150, 'percent')), meaning: 'Centre of a radial layer, in percent.' },
    size: { kind: pair(numberIn(1, 300, 'percent')), meaning: 'Radii of a radial layer, in percent.' },
    stops: { kind: stops, meaning: 'Colours, from start to end.', required: true },
  },
  'a gradient layer with stops',
)
const gradient: Kind<Gradient> = mapped(list(gradientLayer, 0, 3), (layers) =>
  layers.map(({ angle = 180, center, size = [50, 50] as const, stops: colors = [] }) =>
    center
      ? { kind: 'radial' as const, center, size, stops: colors }
      : { kind: 'linear' as const, angle, stops: colors },
  ),
)

const texture: Kind<Texture> = mapped(
  object({
    pattern: { kind: choice(PATTERNS), meaning: 'Which pattern.', required: true },
    color: { kind: colorKind, meaning: 'Its ink; patterns want a low alpha.', required: true },
    size: { kind: numberIn(3, 256, 'a number of px'), meaning: 'Its period.', required: true },
  }),
  ({ pattern = 'none', color, size = 24 }) => ({ pattern, color: color as Rgb, size }),
)

const offset = numberIn(-100, 100, 'a number of px')
const shadowLayer = mapped(
  object({
    x: { kind: offset, meaning: 'Offset along the line.' },
    y: { kind: offset, meaning: 'Offset downwards.' },
    blur: { kind: numberIn(0, 200, 'a number of px'), meaning: 'Softness.' },
    spread: { kind: offset, meaning: 'Growth.' },
    color: { kind: colorKind, meaning: 'Colour.', required: true },
    inset: { kind: flag, meaning: 'Inside the box.' },
  }),
  ({ x = 0, y = 0, blur = 0, spread = 0, color, inset = false }) => ({
    x,
    y,
    blur,
    spread,
    color: color as Rgb,
    inset,
  }),
)
const shadow: Kind<Shadow> = list(shadowLayer, 0, 4)

const easing: Kind<Easing> = either<Easing, Easing>(
  isText,
  mapped(choice(Object.keys(EASINGS) as (keyof typeof EASINGS)[]), (name): Easing => EASINGS[name]),
  {
    json: { type: 'array', items: { type: 'number', minimum: -2, maximum: 3 }, minItems: 4, maxItems: 4 },
    expects: 'four numbers of a cubic Bézier curve, times within 0 to 1',
    read(value, place) {
      const points = list(numberIn(-2, 3), 4, 4).read(value, place)
      if (!points) return undefined
      const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = points
      if (x1 < 0 || x1 > 1 || x2 < 0 || x2 > 1) return refuse(this, value, place)
      return [x1, y1, x2, y2]
    },
  },
)

const family: Kind<readonly string[]> = {
  json: { not: {} },
  expects: 'no family here: choose a pairing under "type"',
  read(_value, place) {
    place.fault({
      code: 'theme.font',
      message: 'font families are not overridden one by one',
      repair: 'Choose a pairing for the script under "type"',
    })
    return undefined
  },
}

/** How each leaf type is written in `overrides`. */
export const valueKinds: { readonly [T in LeafType]: Kind<Values[T]> } = {
  color: colorKind,
  gradient,
  texture,
  shadow,
  dimension,
  radius,
  corner: choice(CORNERS),
  number: numberIn(0, 4),
  duration: numberIn(0, 1000, 'a number of milliseconds'),
  easing,
  blur: numberIn(0, 64, 'a number of px'),
  fontFamily: family,
  fontWeight: numberIn(100, 900, 'a weight'),
  textTransform: choice(TEXT_TRANSFORMS),
}
