import type { Motion } from '../choices.ts'
import type { Settled } from '../settle.ts'
import { type Dimension, EASINGS, type Easing } from '../value/values.ts'

type Manner = {
  /** Milliseconds. */
  readonly fast: number
  readonly normal: number
  readonly slow: number
  readonly standard: Easing
  readonly emphasized: Easing
  readonly liftPx: number
}

/** Nothing takes longer than 240 ms, so that a player never waits for decoration. */
const MANNERS: { readonly [M in Motion]: Manner } = {
  still: { fast: 0, normal: 0, slow: 0, standard: EASINGS.linear, emphasized: EASINGS.linear, liftPx: 0 },
  calm: { fast: 140, normal: 210, slow: 240, standard: EASINGS.gentle, emphasized: EASINGS.gentle, liftPx: 2 },
  standard: { fast: 120, normal: 180, slow: 240, standard: EASINGS.standard, emphasized: EASINGS.arrive, liftPx: 4 },
  lively: { fast: 120, normal: 200, slow: 240, standard: EASINGS.standard, emphasized: EASINGS.spring, liftPx: 8 },
}

/** Durations and curves of motion. */
export const motionRules = {
  'motion.fast': ({ motion }: Settled) => MANNERS[motion].fast,
  'motion.normal': ({ motion }: Settled) => MANNERS[motion].normal,
  'motion.slow': ({ motion }: Settled) => MANNERS[motion].slow,
  'easing.standard': ({ motion }: Settled) => MANNERS[motion].standard,
  'easing.emphasized': ({ motion }: Settled) => MANNERS[motion].emphasized,
  'tile.lift': ({ motion }: Settled): Dimension => ({ value: MANNERS[motion].liftPx, unit: 'px' }),
} as const
