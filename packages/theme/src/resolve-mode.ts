import { MODES, type Mode } from './choices.ts'
import { toRgb } from './color/oklch.ts'
import type { Rgb } from './color/rgb.ts'
import { type LeafId, leafIds, leaves } from './contract.ts'
import { type ContrastRow, contrastRows } from './contrast-rows.ts'
import { groundsOf } from './grounds.ts'
import type { Duty } from './leaf.ts'
import { type Draft, modeRules, plainRules } from './rules/all.ts'
import type { Tone } from './rules/tone.ts'
import { seedsOf } from './seeds.ts'
import type { Settled } from './settle.ts'
import { type Ground, solveOn, toGrounds } from './solve.ts'
import type { Value } from './value/values.ts'

/** A contrast duty that could not be met. */
export type Miss = ContrastRow & {
  /** The nearest colour that meets the duty on every background, if there is one. */
  readonly nearest: Rgb | undefined
  /** Set by hand, or generated. */
  readonly isOverride: boolean
}

export type ResolvedMode = {
  /** Every leaf, for Latin script. */
  readonly values: ReadonlyMap<LeafId, Value>
  readonly report: readonly ContrastRow[]
  readonly misses: readonly Miss[]
}

/**
 * Resolves every leaf of one mode: an override unchanged, other leaves by their rule, colours with a duty solved. Rules
 * ask for other leaves by name, so the order follows from the rules.
 */
export function resolveMode(settled: Settled, mode: Mode): ResolvedMode {
  const values = new Map<LeafId, Value>()
  const running = new Set<LeafId>()
  const unsolved = new Map<LeafId, Rgb | undefined>()
  const given = { ...settled.overrides.all, ...settled.overrides[mode] }
  const measured = new Map<LeafId | Duty['on'], readonly Ground[]>()
  const tone: Tone = {
    mode,
    settled,
    seeds: seedsOf(settled, mode),
    color: (id) => read(id) as Rgb,
    grounds: (id) => groundsOf(id, read),
  }

  function grounds(id: LeafId): readonly Ground[] {
    const known = measured.get(id) ?? toGrounds(groundsOf(id, read))
    measured.set(id, known)
    return known
  }

  /** Many leaves have the same duty, so backgrounds are measured once. */
  function groundsOfDuty({ on }: Duty): readonly Ground[] {
    const known = measured.get(on) ?? toGrounds(on.flatMap((id) => grounds(id as LeafId).map(({ color }) => color)))
    measured.set(on, known)
    return known
  }

  function read(id: LeafId): Value {
    const known = values.get(id)
    if (known !== undefined) return known
    if (running.has(id)) throw new Error(`rules go in circles: ${[...running, id].join(' -> ')}`)
    running.add(id)
    const value = resolve(id)
    running.delete(id)
    values.set(id, value)
    return value
  }

  function resolve(id: LeafId): Value {
    const leaf = leaves.get(id)
    const override = given[id]
    const draft = override ?? draftOf(id)
    if (!leaf?.duty) return toValue(draft)
    const solved = solveOn(draft as Rgb, groundsOfDuty(leaf.duty), leaf.duty.min)
    if (override === undefined && solved) return solved
    if (solved !== draft) unsolved.set(id, solved)
    return toValue(draft)
  }

  function draftOf(id: LeafId): Draft {
    const rule = id in modeRules ? modeRules[id as keyof typeof modeRules] : undefined
    return rule ? rule(tone) : plainRules[id as keyof typeof plainRules](settled)
  }

  for (const id of leafIds) read(id)
  const report = leafIds.flatMap((id) => contrastRows(id, mode, { color: (leaf) => read(leaf) as Rgb, grounds }))
  const misses = report
    .filter((row) => row.ratio < row.min)
    .map((row): Miss => ({ ...row, nearest: unsolved.get(row.leaf), isOverride: given[row.leaf] !== undefined }))
  return { values, report, misses }
}

function toValue(draft: Draft): Value {
  return typeof draft === 'object' && 'l' in draft ? toRgb(draft) : draft
}

/** Both modes. */
export function resolveModes(settled: Settled): { readonly [M in Mode]: ResolvedMode } {
  const [light, dark] = MODES.map((mode) => resolveMode(settled, mode)) as [ResolvedMode, ResolvedMode]
  return { light, dark }
}
