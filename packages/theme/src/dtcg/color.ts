import {
  A98RGB,
  ColorSpace,
  HSL,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  ProPhoto,
  REC_2020,
  sRGB,
  sRGB_Linear,
  to,
  XYZ_D50,
  XYZ_D65,
} from 'colorjs.io/fn'
import { toRgb } from '../color/oklch.ts'
import { parseHex, type Rgb } from '../color/rgb.ts'
import { isObject } from './json.ts'

/** A colour of the Colour module. */
export type TokenColor = {
  readonly colorSpace: 'srgb'
  readonly components: readonly [number, number, number]
  readonly alpha: number
  /** Six hex digits, for tools that read nothing else. */
  readonly hex: string
}

/** The colour spaces of the Colour module. */
const SPACES = {
  srgb: sRGB,
  'srgb-linear': sRGB_Linear,
  hsl: HSL,
  hwb: HWB,
  lab: Lab,
  lch: LCH,
  oklab: OKLab,
  oklch: OKLCH,
  'display-p3': P3,
  'a98-rgb': A98RGB,
  'prophoto-rgb': ProPhoto,
  rec2020: REC_2020,
  'xyz-d65': XYZ_D65,
  'xyz-d50': XYZ_D50,
} as const
for (const space of Object.values(SPACES)) ColorSpace.register(space)

const part = (channel: number): number => Math.round((channel / 255) * 10_000) / 10_000
const two = (channel: number): string => channel.toString(16).padStart(2, '0')

/** 8 bits a channel in four decimals, which is enough to read the same 8 bits again. */
export function writeColor({ r, g, b, a }: Rgb): TokenColor {
  return {
    colorSpace: 'srgb',
    components: [part(r), part(g), part(b)],
    alpha: part(a),
    hex: `#${two(r)}${two(g)}${two(b)}`,
  }
}

/** How far a channel may lie outside of sRGB and still count as a rounding error. */
const ROUNDING = 0.0005

/**
 * Reads a colour of any space of the format, or hex as older tools write it. A colour outside of sRGB is reduced in
 * chroma; lightness and hue stay.
 * @returns nothing when it is no colour
 */
export function readColor(value: unknown): Rgb | undefined {
  if (typeof value === 'string') return parseHex(value)
  if (!isObject(value)) return undefined
  const { colorSpace, components, alpha = 1 } = value
  if (typeof colorSpace !== 'string' || !Object.hasOwn(SPACES, colorSpace)) return undefined
  if (!Array.isArray(components) || components.length !== 3 || !isPart(alpha)) return undefined
  const coords = components.map((one) => (one === 'none' ? 0 : one))
  if (!coords.every((one) => typeof one === 'number' && Math.abs(one) <= 1000)) return undefined
  const color = {
    space: SPACES[colorSpace as keyof typeof SPACES],
    coords: coords as [number, number, number],
    alpha: 1,
  }
  const channels = to(color, sRGB).coords.map((one) => one ?? 0)
  if (channels.every((one) => one >= -ROUNDING && one <= 1 + ROUNDING)) {
    const [r = 0, g = 0, b = 0] = channels.map((one) => Math.round(Math.min(1, Math.max(0, one)) * 255))
    return { r, g, b, a: Math.round(alpha * 255) }
  }
  const [l, c, h] = to(color, OKLCH).coords.map((one) => one ?? 0) as [number, number, number]
  return toRgb({ l, c, h }, alpha)
}

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
