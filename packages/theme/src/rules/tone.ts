import type { Mode } from '../choices.ts'
import { type Lch, toLch, toRgb } from '../color/oklch.ts'
import { contrastRatio, luminance, type Rgb, WHITE } from '../color/rgb.ts'
import type { LeafIdOf } from '../contract.ts'
import type { Seeds } from '../seeds.ts'
import type { Settled } from '../settle.ts'
import { solveContrast } from '../solve.ts'

/** What a rule may use: the mode, the theme's choices, its scales, and other resolved leaves. */
export type Tone = {
  readonly mode: Mode
  readonly settled: Settled
  readonly seeds: Seeds
  /** The final value of another leaf, with overrides and contrast applied. */
  color(id: LeafIdOf<'color'>): Rgb
  /** The colours that text on that leaf may meet: its colour composited over everything it may lie on. */
  grounds(id: LeafIdOf<'color' | 'gradient' | 'texture'>): readonly Rgb[]
}

/** The first in light mode, the second in dark mode. */
export function pick<T>({ mode }: Tone, light: T, dark: T): T {
  return mode === 'light' ? light : dark
}

/** A step of the neutral scale; `strength` scales its chroma. */
export function grey({ seeds: { neutral } }: Tone, l: number, strength = 1): Lch {
  return { l, c: neutral.c * strength, h: neutral.h }
}

/** A hue at the given lightness and chroma. */
export const hue = (scale: Lch, l: number, c = scale.c): Lch => ({ l, c: Math.min(c, scale.c), h: scale.h })

/** The same colour, lighter or darker. */
export function shift(color: Rgb, by: number): Rgb {
  const { l, c, h } = toLch(color)
  return toRgb({ l: Math.min(1, Math.max(0, l + by)), c, h }, color.a / 255)
}

/** Whether light text belongs on it. */
export const isDeep = (color: Rgb): boolean => luminance(color) < 0.18

/** Dark ink with a hint of the background's hue. */
const inkOf = (ground: Rgb): Rgb => toRgb({ l: 0.19, c: Math.min(toLch(ground).c, 0.05), h: toLch(ground).h })

/** White or dark ink, whichever a designer would use on this fill. */
export function letterOn(fill: Rgb): Rgb {
  return contrastRatio(WHITE, fill) >= 4.5 ? WHITE : inkOf(fill)
}

/** How far a fill may be darkened for white letters; beyond this it would look like another colour. */
const FARTHEST = 0.09

/**
 * A fill that suits letters. A middle tone on which white is nearly legible is darkened until it is, because black on
 * violet looks like a mistake. Any other fill stays, with dark letters where it is light.
 */
export function fillFor(target: Rgb): Rgb {
  if (contrastRatio(WHITE, target) < 2.9) return target
  const solved = solveContrast(target, [WHITE], 4.5)
  return solved && Math.abs(toLch(solved).l - toLch(target).l) <= FARTHEST ? solved : target
}

/** The fill moved away from its letters' lightness, for hover and pressed states that stay legible. */
export function press(fill: Rgb, by: number): Rgb {
  const goesDown = letterOn(fill) === WHITE || toLch(fill).l > 0.92
  return shift(fill, goesDown ? -by : by)
}
