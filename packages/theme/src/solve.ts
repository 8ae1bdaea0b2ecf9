import { type Lch, toLch, toRgb } from './color/oklch.ts'
import { luminance, type Rgb } from './color/rgb.ts'

const STEP = 0.02
const FINE_STEP = 0.002
const BISECTIONS = 7

/** A background colour with its relative luminance (WCAG 2). */
export type Ground = { readonly color: Rgb; readonly luminance: number }

/** Removes backgrounds of equal luminance, since contrast depends on luminance only. */
export function toGrounds(colors: readonly Rgb[]): readonly Ground[] {
  const byLuminance = new Map<number, Ground>()
  for (const color of colors) {
    const own = luminance(color)
    if (!byLuminance.has(own)) byLuminance.set(own, { color, luminance: own })
  }
  return [...byLuminance.values()]
}

/** WCAG 2 contrast ratio of two luminances, 1 to 21. */
export function ratioOf(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05)
}

/** The lowest ratio of `color` against any of the backgrounds; 21 when there are none. */
export function worstRatio(color: Rgb, grounds: readonly Rgb[]): number {
  return worst(luminance(color), toGrounds(grounds))
}

function worst(own: number, grounds: readonly Ground[]): number {
  let lowest = 21
  for (const ground of grounds) lowest = Math.min(lowest, ratioOf(own, ground.luminance))
  return lowest
}

/**
 * The colour nearest to `wanted` in lightness that reaches `min` on every background. The hue stays; chroma is reduced
 * only where the screen cannot show it. A colour that already passes is returned unchanged.
 * @returns nothing when not even black or white passes
 */
export function solveContrast(target: Rgb | Lch, grounds: readonly Rgb[], min: number): Rgb | undefined {
  return solveOn(target, toGrounds(grounds), min)
}

/** As `solveContrast`, for backgrounds that are already measured. */
export function solveOn(target: Rgb | Lch, grounds: readonly Ground[], min: number): Rgb | undefined {
  const start = 'l' in target ? toRgb(target) : target
  if (worst(luminance(start), grounds) >= min) return start
  const { l, c, h } = 'l' in target ? target : toLch(target)
  const at = (lightness: number) => toRgb({ l: lightness, c, h })
  const passes = (lightness: number) => worst(luminance(at(lightness)), grounds) >= min
  const found = search(l, passes, STEP) ?? search(l, passes, FINE_STEP)
  return found === undefined ? undefined : at(found)
}

/** Searches from `start` in both directions, then narrows down to the first lightness that passes. */
function search(start: number, passes: (lightness: number) => boolean, step: number): number | undefined {
  for (let away = step; away < 1 + step; away += step) {
    for (const sign of [1, -1]) {
      const lightness = start + sign * away
      if (lightness < -step || lightness > 1 + step) continue
      if (!passes(clamp(lightness))) continue
      let fails = clamp(start + sign * (away - step))
      let good = clamp(lightness)
      for (let turn = 0; turn < BISECTIONS; turn += 1) {
        const middle = (fails + good) / 2
        if (passes(middle)) good = middle
        else fails = middle
      }
      return good
    }
  }
  return undefined
}

function clamp(lightness: number): number {
  return Math.min(1, Math.max(0, lightness))
}
