import type { Lch } from '../color/oklch.ts'
import { type LeafId, type LeafIdOf, leaves } from '../contract.ts'
import type { Settled } from '../settle.ts'
import type { Value } from '../value/values.ts'
import { depthRules } from './depth.ts'
import { lightRules } from './light.ts'
import { motionRules } from './motion.ts'
import { shapeRules } from './shape.ts'
import { signalColors } from './signal-colors.ts'
import { surfaceColors } from './surface-colors.ts'
import type { Tone } from './tone.ts'
import { typeRules } from './type.ts'
import { voiceColors } from './voice-colors.ts'

/** The result of a rule: a value, or a colour that must still be fitted to the screen's gamut. */
export type Draft = Value | Lch

type ModeLeaf = LeafIdOf<'color' | 'gradient' | 'texture' | 'shadow'>
type TypeLeaf = keyof typeof typeRules
type PlainLeaf = Exclude<LeafId, ModeLeaf>

/** A rule for every leaf that differs by mode; TypeScript refuses a contract leaf without a rule. */
export const modeRules: { readonly [K in ModeLeaf]: (tone: Tone) => Draft } = {
  ...surfaceColors,
  ...voiceColors,
  ...signalColors,
  ...lightRules,
  ...depthRules,
}

const latin = Object.fromEntries(
  Object.entries(typeRules).map(([id, rule]) => [id, (settled: Settled) => rule({ settled, script: 'Latn' })]),
) as { readonly [K in TypeLeaf]: (settled: Settled) => Value }

/** A rule for every other leaf; leaves that depend on the script are set for Latin here. */
export const plainRules: { readonly [K in PlainLeaf]: (settled: Settled) => Value } = {
  ...shapeRules,
  ...motionRules,
  ...latin,
}

/** Leaves that differ by script, in the contract's order. */
export const scriptLeaves: readonly TypeLeaf[] = [...leaves]
  .filter(([, leaf]) => leaf.scriptAware)
  .map(([id]) => id as TypeLeaf)
