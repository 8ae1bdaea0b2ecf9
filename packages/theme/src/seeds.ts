import type { Mode } from './choices.ts'
import { type Lch, toLch } from './color/oklch.ts'
import type { Rgb } from './color/rgb.ts'
import type { Settled } from './settle.ts'

/** The private palette (`ref`) of one mode: four scales, each a hue and a chroma that can be used at any lightness. */
export type Seeds = {
  /** Exactly as given. */
  readonly brandRgb: Rgb
  readonly brand: Lch
  readonly accent: Lch
  /** Only hue and chroma count. */
  readonly neutral: Lch
  /** The canvas. */
  readonly surface: Lch
}

/** Chroma of greys that have only a hint of the brand. */
const TRACE = { light: 0.012, dark: 0.022 } as const
const CANVAS = { light: 0.965, dark: 0.165 } as const

/** The scales of one mode, from the theme's choices. */
export function seedsOf({ brand, accent, neutral, surface }: Settled, mode: Mode): Seeds {
  const brandRgb = brand[mode]
  const main = toLch(brandRgb)
  const tint = Math.min(main.c, TRACE[mode])
  const grey = neutral ? toLch(neutral[mode]) : { l: 0.5, c: tint, h: main.h }
  return {
    brandRgb,
    brand: main,
    // A grey brand gets a grey accent, because any hue would be arbitrary.
    accent: accent ? toLch(accent[mode]) : { l: main.l, c: main.c, h: (main.h + 60) % 360 },
    neutral: { ...grey, c: Math.min(grey.c, 0.05) },
    surface: surface ? toLch(surface[mode]) : { l: CANVAS[mode], c: tint, h: grey.h },
  }
}
