import { COINS_A_STAKE, type GameRules, isRecordOf } from '../rules.ts'

export interface Species {
  readonly id: string
  /** Possible payouts of a catch, in stakes; one of them at random, all equally likely. */
  readonly times: readonly number[]
  /** Width in the water, relative to the water's height. */
  readonly size: number
}

/** All kinds of fish, smallest payout first. Ids are the artwork's motifs. */
export const SPECIES = [
  { id: 'fish', times: [2], size: 0.12 },
  { id: 'puffer', times: [3], size: 0.12 },
  { id: 'seahorse', times: [4], size: 0.13 },
  { id: 'crab', times: [5], size: 0.14 },
  { id: 'koi', times: [6], size: 0.15 },
  { id: 'jellyfish', times: [8], size: 0.16 },
  { id: 'turtle', times: [10], size: 0.18 },
  { id: 'octopus', times: [15], size: 0.2 },
  { id: 'manta', times: [20], size: 0.23 },
  { id: 'shark', times: [30], size: 0.27 },
  { id: 'whale', times: [60], size: 0.32 },
  { id: 'dragon', times: [60, 100, 140], size: 0.34 },
] as const satisfies readonly Species[]
export type SpeciesId = (typeof SPECIES)[number]['id']

/** Possible costs of one shot, in stakes; the payout of a catch is multiplied by it. */
export const POWERS = [1, 2, 3, 5] as const

export interface Shot {
  readonly target: SpeciesId
  readonly power: (typeof POWERS)[number]
}

export interface ShotOutcome {
  readonly target: SpeciesId
  readonly caught: boolean
  /** The payout in stakes for a shot of power one. */
  readonly times: number
}

/** The return of a hundred stakes, whichever fish is shot at: a fish's probability is this divided by its payout. */
const RETURN_PERCENT = 96

/** Fishing: each shot is a round of its own, and a fish is caught as often as its payout allows. */
export const FISHING: GameRules<Shot, null> = {
  id: 'fishing/reef',
  kind: 'fishing',
  about: { species: SPECIES, powers: POWERS },
  ways: SPECIES.map(({ id }) => ({
    name: id,
    returnToPlayer: RETURN_PERCENT / 100,
    bet: () => ({ target: id, power: 1 }),
  })),
  deal: () => null,
  readBet(value) {
    if (!isRecordOf(value, ['target', 'power'])) return null
    const species = SPECIES.find(({ id }) => id === value.target)
    const power = POWERS.find((known) => known === value.power)
    return species && power ? { target: species.id, power } : null
  },
  unitsOf: ({ power }) => power,
  play({ target, power }, draw) {
    const { times } = SPECIES.find(({ id }) => id === target) as Species
    const mean = times.reduce((sum, pay) => sum + pay, 0) / times.length
    const caught = draw.below(100 * mean) < RETURN_PERCENT
    const pay = times[draw.below(times.length)] as number
    const outcome: ShotOutcome = { target, caught, times: caught ? pay : 0 }
    return { outcome, coins: outcome.times * power * COINS_A_STAKE }
  },
}
