import type { Mode } from '../choices.ts'
import { type Lch, toLch, toRgb } from '../color/oklch.ts'
import { contrastRatio, luminance, type Rgb, WHITE } from '../color/rgb.ts'
import type { LeafIdOf } from '../contract.ts'
import type { Seeds } from '../seeds.ts'
import type { Settled } from '../settle.ts'
import { solveContrast } from '../solve.ts'

/** What a rule may look at: the mode, the theme's choices, its scales, and other leaves already resolved. */
export type Tone = {
  readonly mode: Mode
  readonly settled: Settled
  readonly seeds: Seeds
  /** Another leaf as it will be shown, overrides and solving included. */
  color(id: LeafIdOf<'color'>): Rgb
  /** What text on that leaf may meet: its colour laid over whatever may lie under it. */
  grounds(id: LeafIdOf<'color' | 'gradient' | 'texture'>): readonly Rgb[]
}

/** The first in light mode, the second in dark mode. */
export function pick<T>({ mode }: Tone, light: T, dark: T): T {
  return mode === 'light' ? light : dark
}

/** A step of the neutral scale; `strength` 1 is its own chroma. */
export function grey({ seeds: { neutral } }: Tone, l: number, strength = 1): Lch {
  return { l, c: neutral.c * strength, h: neutral.h }
}

/** A hue at a lightness and chroma. */
export const hue = (scale: Lch, l: number, c = scale.c): Lch => ({ l, c: Math.min(c, scale.c), h: scale.h })

/** The same colour, lighter or darker. */
export function shift(color: Rgb, by: number): Rgb {
  const { l, c, h } = toLch(color)
  return toRgb({ l: Math.min(1, Math.max(0, l + by)), c, h }, color.a / 255)
}

/** Whether light text belongs on it. */
export const isDeep = (color: Rgb): boolean => luminance(color) < 0.18

/** Dark ink that remembers the hue of what it stands on. */
const inkOf = (ground: Rgb): Rgb => toRgb({ l: 0.19, c: Math.min(toLch(ground).c, 0.05), h: toLch(ground).h })

/** White, or dark ink: what one would letter this fill with. */
export function letterOn(fill: Rgb): Rgb {
  return contrastRatio(WHITE, fill) >= 4.5 ? WHITE : inkOf(fill)
}

/** As far as a fill may darken so that white letters stay white: past this the colour would be another one. */
const FARTHEST = 0.09

/**
 * A fill that carries letters well. A middle tone that nearly carries white is darkened until it does, for black on
 * violet looks like a mistake; any other fill stays as it is and gets dark letters where it is light.
 */
export function fillFor(wanted: Rgb): Rgb {
  if (contrastRatio(WHITE, wanted) < 2.9) return wanted
  const solved = solveContrast(wanted, [WHITE], 4.5)
  return solved && Math.abs(toLch(solved).l - toLch(wanted).l) <= FARTHEST ? solved : wanted
}

/** Further towards the side its letters are not on: hover and pressed states that stay legible. */
export function press(fill: Rgb, by: number): Rgb {
  const goesDown = letterOn(fill) === WHITE || toLch(fill).l > 0.92
  return shift(fill, goesDown ? -by : by)
}
