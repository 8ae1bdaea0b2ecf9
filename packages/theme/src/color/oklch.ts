import {
  converter,
  convertLrgbToRgb,
  convertOklabToLrgb,
  type Lrgb,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
} from 'culori/fn'
import type { Rgb } from './rgb.ts'

useMode(modeRgb)
useMode(modeLrgb)
useMode(modeOklab)
useMode(modeOklch)

/**
 * Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. Equal steps look equal, and the hue does not shift with
 * lightness.
 */
export type Lch = { readonly l: number; readonly c: number; readonly h: number }

const toOklchMode = converter('oklch')

/** A grey has no hue; 0 is used for it. */
export function toLch({ r, g, b }: Rgb): Lch {
  const { l, c, h } = toOklchMode({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
  return { l, c, h: c < 0.002 ? 0 : (h ?? 0) }
}

/** Chroma is found to one part in 20,000, far finer than 8 bits a channel can show. */
const CHROMA_STEP = 0.4 / 2 ** 13

/**
 * The nearest colour that a screen can show: lightness and hue stay, chroma is reduced.
 * @param alpha 0 to 1
 */
export function toRgb({ l, c, h }: Lch, alpha = 1): Rgb {
  const angle = (h / 180) * Math.PI
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const lightness = clamp(l)
  const at = (chroma: number): Lrgb => convertOklabToLrgb({ l: lightness, a: chroma * x, b: chroma * y })
  const { r, g, b } = convertLrgbToRgb(shown(at, Math.max(c, 0)))
  return { r: channel(r), g: channel(g), b: channel(b), a: Math.round(alpha * 255) }
}

/**
 * The largest chroma up to `wanted` that the screen can show. It is tested in linear light, which saves the powers of
 * gamma.
 */
function shown(at: (chroma: number) => Lrgb, wanted: number): Lrgb {
  const whole = at(wanted)
  if (isShown(whole)) return whole
  let [best, low, high] = [at(0), 0, wanted]
  while (high - low > CHROMA_STEP) {
    const middle = (low + high) / 2
    const tried = at(middle)
    if (isShown(tried)) [best, low] = [tried, middle]
    else high = middle
  }
  return best
}

const isShown = ({ r, g, b }: Lrgb): boolean => r >= 0 && r <= 1 && g >= 0 && g <= 1 && b >= 0 && b <= 1

const channel = (value: number): number => Math.round(clamp(value) * 255)

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
