import { type Lch, toLch, toRgb } from './color/oklch.ts'
import { luminance, type Rgb } from './color/rgb.ts'

const STEP = 0.02
const FINE_STEP = 0.002
const BISECTIONS = 7

/** The lowest ratio of `color` against any of the grounds; 21 when there are none. */
export function worstRatio(color: Rgb, grounds: readonly Rgb[]): number {
  return worst(color, luminances(grounds))
}

function luminances(grounds: readonly Rgb[]): readonly number[] {
  return [...new Set(grounds.map(luminance))]
}

function worst(color: Rgb, grounds: readonly number[]): number {
  const own = luminance(color) + 0.05
  let lowest = 21
  for (const ground of grounds) {
    const other = ground + 0.05
    lowest = Math.min(lowest, own > other ? own / other : other / own)
  }
  return lowest
}

/**
 * The colour nearest to `wanted` in lightness that reaches `min` on every ground. Hue is kept; chroma only gives way
 * where the screen cannot show it. A colour that passes already is returned untouched.
 * @returns nothing when not even black or white passes
 */
export function solveContrast(wanted: Rgb | Lch, grounds: readonly Rgb[], min: number): Rgb | undefined {
  const start = 'l' in wanted ? toRgb(wanted) : wanted
  const seen = luminances(grounds)
  if (worst(start, seen) >= min) return start
  const { l, c, h } = 'l' in wanted ? wanted : toLch(wanted)
  const at = (lightness: number) => toRgb({ l: lightness, c, h })
  const passes = (lightness: number) => worst(at(lightness), seen) >= min
  const found = search(l, passes, STEP) ?? search(l, passes, FINE_STEP)
  return found === undefined ? undefined : at(found)
}

/** Looks outwards from `start` in both directions, then closes in on the edge of what passes. */
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
