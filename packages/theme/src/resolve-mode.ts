import { MODES, type Mode } from './choices.ts'
import { toRgb } from './color/oklch.ts'
import type { Rgb } from './color/rgb.ts'
import { type LeafId, leafIds, leaves } from './contract.ts'
import { groundsOf } from './grounds.ts'
import type { Duty } from './leaf.ts'
import { type Draft, modeRules, plainRules } from './rules/all.ts'
import type { Tone } from './rules/tone.ts'
import { seedsOf } from './seeds.ts'
import type { Settled } from './settle.ts'
import { solveContrast, worstRatio } from './solve.ts'
import type { Value } from './value/values.ts'

/** One duty as it turned out: the worst ratio of `leaf` on `on`. */
export type ContrastRow = {
  readonly leaf: LeafId
  readonly on: LeafId
  readonly mode: Mode
  readonly ratio: number
  readonly min: number
}

/** A duty that could not be met. */
export type Miss = ContrastRow & {
  /** The colour as it stands, and the nearest one that passes everywhere, where there is one. */
  readonly color: Rgb
  readonly nearest: Rgb | undefined
  /** Set by hand, or generated. */
  readonly isOverride: boolean
}

export type ResolvedMode = {
  /** Every leaf, set for Latin script. */
  readonly values: ReadonlyMap<LeafId, Value>
  readonly report: readonly ContrastRow[]
  readonly misses: readonly Miss[]
}

/**
 * Resolves every leaf of one mode: an override as it is, anything else by its rule, colours with a duty solved. Rules
 * ask for other leaves by name, so the order follows from the rules.
 */
export function resolveMode(settled: Settled, mode: Mode): ResolvedMode {
  const values = new Map<LeafId, Value>()
  const running = new Set<LeafId>()
  const unsolved = new Map<LeafId, Rgb | undefined>()
  const given = { ...settled.overrides.all, ...settled.overrides[mode] }
  const tone: Tone = {
    mode,
    settled,
    seeds: seedsOf(settled, mode),
    color: (id) => read(id) as Rgb,
    grounds: (id) => groundsOf(id, read),
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
    const grounds = leaf.duty.on.flatMap((on) => groundsOf(on as LeafId, read))
    const solved = solveContrast(draft as Rgb, grounds, leaf.duty.min)
    if (override !== undefined || !solved) {
      const shown = toValue(draft) as Rgb
      if (!solved || worstRatio(shown, grounds) < leaf.duty.min) unsolved.set(id, solved)
      return shown
    }
    return solved
  }

  function draftOf(id: LeafId): Draft {
    const rule = id in modeRules ? modeRules[id as keyof typeof modeRules] : undefined
    return rule ? rule(tone) : plainRules[id as keyof typeof plainRules](settled)
  }

  for (const id of leafIds) read(id)
  const report = leafIds.flatMap((id) => rows(id, mode, read))
  const misses = report
    .filter((row) => row.ratio < row.min)
    .map((row): Miss => {
      const isOverride = given[row.leaf] !== undefined
      return { ...row, color: read(row.leaf) as Rgb, nearest: unsolved.get(row.leaf), isOverride }
    })
  return { values, report, misses }
}

function toValue(draft: Draft): Value {
  return typeof draft === 'object' && 'l' in draft ? toRgb(draft) : draft
}

function rows(id: LeafId, mode: Mode, read: (id: LeafId) => Value): ContrastRow[] {
  const duty: Duty | undefined = leaves.get(id)?.duty
  if (!duty) return []
  const own = read(id) as Rgb
  const row = (on: string, ratio: number): ContrastRow => ({
    leaf: id,
    on: on as LeafId,
    mode,
    ratio: Math.floor(ratio * 100) / 100,
    min: duty.min,
  })
  return [
    ...duty.on.map((on) => row(on, worstRatio(own, groundsOf(on as LeafId, read)))),
    ...(duty.shared?.on ?? []).map((on) => row(on, sharedRatio(own, on, duty, read))),
  ]
}

/** The better of the two on each ground; the worst ground counts. */
function sharedRatio(own: Rgb, on: string, { shared }: Duty, read: (id: LeafId) => Value): number {
  const partner = read(shared?.with as LeafId) as Rgb
  return groundsOf(on as LeafId, read).reduce(
    (worst, ground) => Math.min(worst, Math.max(worstRatio(own, [ground]), worstRatio(partner, [ground]))),
    21,
  )
}

/** Both modes. */
export function resolveModes(settled: Settled): { readonly [M in Mode]: ResolvedMode } {
  const [light, dark] = MODES.map((mode) => resolveMode(settled, mode)) as [ResolvedMode, ResolvedMode]
  return { light, dark }
}
