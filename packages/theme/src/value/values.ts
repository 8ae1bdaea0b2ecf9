import type { Rgb } from '../color/rgb.ts'
import type { LeafType } from '../leaf.ts'

export const UNITS = ['px', 'rem', 'em'] as const
export type Dimension = { readonly value: number; readonly unit: (typeof UNITS)[number] }

/** `at` in percent of the gradient's length. */
export type Stop = { readonly color: Rgb; readonly at: number }
export type LinearLayer = { readonly kind: 'linear'; readonly angle: number; readonly stops: readonly Stop[] }
/** Centre and radii in percent of the box. */
export type RadialLayer = {
  readonly kind: 'radial'
  readonly center: readonly [number, number]
  readonly size: readonly [number, number]
  readonly stops: readonly Stop[]
}
/** Layers from the nearest to the farthest; none means no gradient. */
export type Gradient = readonly (LinearLayer | RadialLayer)[]

export const PATTERNS = [
  'none',
  'grid',
  'dots',
  'scanlines',
  'pinstripe',
  'dunes',
  'fans',
  'weave',
  'waves',
  'confetti',
] as const
export type Pattern = (typeof PATTERNS)[number]
/** A pattern is drawn of CSS gradients, so a theme never names a file. `size` is its period in px. */
export type Texture = { readonly pattern: Pattern; readonly color: Rgb; readonly size: number }

export type ShadowLayer = {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly color: Rgb
  readonly inset: boolean
}
/** Lengths in px; layers from the nearest to the farthest. */
export type Shadow = readonly ShadowLayer[]

/** px, at the two block-start corners and the two block-end corners. */
export type Radius = { readonly start: number; readonly end: number }

/** Keywords of CSS `corner-shape`; engines without it show the plain radius. */
export const CORNERS = ['round', 'squircle', 'bevel', 'scoop', 'notch'] as const
export type Corner = (typeof CORNERS)[number]

export const EASINGS = {
  linear: [0, 0, 1, 1],
  standard: [0.2, 0, 0, 1],
  gentle: [0.4, 0, 0.2, 1],
  arrive: [0.05, 0.7, 0.1, 1],
  spring: [0.34, 1.56, 0.64, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>
export type Easing = readonly [number, number, number, number]

export const TEXT_TRANSFORMS = ['none', 'uppercase', 'capitalize'] as const
export type TextTransform = (typeof TEXT_TRANSFORMS)[number]

/** The value of a leaf of each type once it is resolved. */
export type Values = {
  color: Rgb
  gradient: Gradient
  texture: Texture
  shadow: Shadow
  dimension: Dimension
  radius: Radius
  corner: Corner
  number: number
  /** Milliseconds. */
  duration: number
  easing: Easing
  /** px. */
  blur: number
  /** Names of registered families and generic keywords, in order. */
  fontFamily: readonly string[]
  fontWeight: number
  textTransform: TextTransform
}

export type Value = Values[LeafType]
