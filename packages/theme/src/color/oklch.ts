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
  const wanted = { mode: 'oklch', l: clamp(l), c: Math.max(c, 0), h } as const
  // Most colours are on the screen as they are; the search for a chroma that is costs thirty conversions.
  const direct = toRgbMode(wanted)
  const shown = isShown(direct) ? direct : toRgbMode(clampChroma(wanted, 'oklch', 'rgb'))
  const channel = (value: number) => Math.round(clamp(value) * 255)
  return { r: channel(shown.r), g: channel(shown.g), b: channel(shown.b), a: Math.round(alpha * 255) }
}

const isShown = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): boolean =>
  r >= 0 && r <= 1 && g >= 0 && g <= 1 && b >= 0 && b <= 1

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
