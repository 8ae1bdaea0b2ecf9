import { clampChroma, converter, modeLrgb, modeOklab, modeOklch, modeRgb, useMode } from 'culori/fn'
import type { Rgb } from './rgb.ts'

useMode(modeRgb)
useMode(modeLrgb)
useMode(modeOklab)
useMode(modeOklch)

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees: equal steps look equal, and hue stays hue. */
export type Lch = { readonly l: number; readonly c: number; readonly h: number }

const toOklchMode = converter('oklch')
const toRgbMode = converter('rgb')

/** A grey has no hue; 0 stands for it. */
export function toLch({ r, g, b }: Rgb): Lch {
  const { l, c, h } = toOklchMode({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
  return { l, c, h: c < 0.002 ? 0 : (h ?? 0) }
}

/**
 * The nearest colour that a screen can show: lightness and hue are kept, chroma gives way.
 * @param alpha 0 to 1
 */
export function toRgb({ l, c, h }: Lch, alpha = 1): Rgb {
  const shown = toRgbMode(clampChroma({ mode: 'oklch', l: clamp(l), c: Math.max(c, 0), h }, 'oklch', 'rgb'))
  const channel = (value: number) => Math.round(clamp(value) * 255)
  return { r: channel(shown.r), g: channel(shown.g), b: channel(shown.b), a: Math.round(alpha * 255) }
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
