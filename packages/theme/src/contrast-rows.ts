import type { Mode } from './choices.ts'
import { luminance, type Rgb } from './color/rgb.ts'
import { type LeafId, leaves } from './contract.ts'
import type { Duty } from './leaf.ts'
import { type Ground, ratioOf } from './solve.ts'

/** The result of one contrast duty: the worst ratio of `leaf` on `on`. */
export type ContrastRow = {
  readonly leaf: LeafId
  readonly on: LeafId
  readonly mode: Mode
  /** WCAG 2, 1 to 21, cut off after two digits. */
  readonly ratio: number
  readonly min: number
  /** The compared colours: the leaf, and the worst colour it may meet on `on`. */
  readonly color: Rgb
  readonly ground: Rgb
}

/** The resolved colours of one mode. */
export type Shown = {
  readonly color: (id: LeafId) => Rgb
  readonly grounds: (id: LeafId) => readonly Ground[]
}

/** Measures every contrast duty of a leaf. */
export function contrastRows(leaf: LeafId, mode: Mode, shown: Shown): ContrastRow[] {
  const duty: Duty | undefined = leaves.get(leaf)?.duty
  if (!duty) return []
  const color = shown.color(leaf)
  const own = [luminance(color)]
  // Where two leaves share a duty, the better of their ratios counts on each background.
  const both = duty.shared ? [...own, luminance(shown.color(duty.shared.with as LeafId))] : own
  const row = (on: string, voices: readonly number[]): ContrastRow => {
    const { ratio, ground } = worstGround(voices, shown.grounds(on as LeafId))
    return { leaf, on: on as LeafId, mode, ratio: Math.floor(ratio * 100) / 100, min: duty.min, color, ground }
  }
  return [...duty.on.map((on) => row(on, own)), ...(duty.shared?.on ?? []).map((on) => row(on, both))]
}

function worstGround(voices: readonly number[], grounds: readonly Ground[]): { ratio: number; ground: Rgb } {
  let found: { ratio: number; ground: Rgb } | undefined
  for (const { color: ground, luminance: under } of grounds) {
    let ratio = 1
    for (const voice of voices) ratio = Math.max(ratio, ratioOf(voice, under))
    if (!found || ratio < found.ratio) found = { ratio, ground }
  }
  if (!found) throw new Error('a duty on nothing')
  return found
}
