import { type LinearRgb, toGamma, toLinearRgb, toOklab } from './oklab.ts'
import type { Rgb } from './rgb.ts'

/**
 * Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. Equal steps look equal, and the hue does not shift with
 * lightness.
 */
export type Lch = { readonly l: number; readonly c: number; readonly h: number }

/** A grey has no hue; 0 is used for it. */
export function toLch(color: Rgb): Lch {
  const [l, a, b] = toOklab(color)
  const c = Math.sqrt(a * a + b * b)
  const h = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c, h: c < 0.002 ? 0 : h < 0 ? h + 360 : h }
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
  const at = (chroma: number): LinearRgb => toLinearRgb(lightness, chroma * x, chroma * y)
  const [r, g, b] = shown(at, Math.max(c, 0))
  return { r: channel(toGamma(r)), g: channel(toGamma(g)), b: channel(toGamma(b)), a: Math.round(alpha * 255) }
}

/**
 * The largest chroma up to `wanted` that the screen can show. It is tested in linear light, which saves the powers of
 * gamma.
 */
function shown(at: (chroma: number) => LinearRgb, most: number): LinearRgb {
  const whole = at(most)
  if (isShown(whole)) return whole
  let [best, low, high] = [at(0), 0, most]
  while (high - low > CHROMA_STEP) {
    const middle = (low + high) / 2
    const tried = at(middle)
    if (isShown(tried)) [best, low] = [tried, middle]
    else high = middle
  }
  return best
}

const isShown = ([r, g, b]: LinearRgb): boolean => r >= 0 && r <= 1 && g >= 0 && g <= 1 && b >= 0 && b <= 1

const channel = (value: number): number => Math.round(clamp(value) * 255)

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
