import type { Draw } from '../../engine/random.ts'
import { type ChipStakes, chipsOf, readChips } from '../chip-stakes.ts'
import { COINS_A_STAKE, type GameRules } from '../rules.ts'

/** The pockets of a European wheel, clockwise from zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const

const REDS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The colour of a pocket. */
export function colourOf(pocket: number): 'zero' | 'red' | 'black' {
  return pocket === 0 ? 'zero' : REDS.has(pocket) ? 'red' : 'black'
}

const NUMBERS = Array.from({ length: 37 }, (_, pocket) => pocket)
const where = (holds: (pocket: number) => boolean) => NUMBERS.filter((pocket) => pocket > 0 && holds(pocket))

const CHANCES = {
  red: where((pocket) => colourOf(pocket) === 'red'),
  black: where((pocket) => colourOf(pocket) === 'black'),
  odd: where((pocket) => pocket % 2 === 1),
  even: where((pocket) => pocket % 2 === 0),
  low: where((pocket) => pocket <= 18),
  high: where((pocket) => pocket > 18),
} as const
export type Chance = keyof typeof CHANCES

const THIRDS = {
  dozen1: where((pocket) => pocket <= 12),
  dozen2: where((pocket) => pocket > 12 && pocket <= 24),
  dozen3: where((pocket) => pocket > 24),
  column1: where((pocket) => pocket % 3 === 1),
  column2: where((pocket) => pocket % 3 === 2),
  column3: where((pocket) => pocket % 3 === 0),
} as const
export type Third = keyof typeof THIRDS

/** A number's place is called `n` and the number, such as `n17`. */
export type Spot = `n${number}` | Third | Chance

/** The places to bet on, each with the pockets it covers. */
export const SPOTS: Readonly<Partial<Record<Spot, readonly number[]>>> = {
  ...Object.fromEntries(NUMBERS.map((pocket) => [`n${pocket}`, [pocket]])),
  ...THIRDS,
  ...CHANCES,
}
const SPOT_NAMES = Object.keys(SPOTS) as readonly Spot[]

/** The pockets that win for a place; none for a number that is not on the wheel. */
export function pocketsOf(spot: Spot): readonly number[] {
  return SPOTS[spot] ?? []
}

/** The payout of a place, in coins including the stake: as if there were no zero. */
export function paysOf(spot: Spot): number {
  return (36 / pocketsOf(spot).length) * COINS_A_STAKE
}

export type RouletteBet = ChipStakes<Spot>

/** The largest total of stakes in one round. */
const MOST_STAKES = 60

export interface RouletteOutcome {
  readonly pocket: number
}

/** Every place has the same return, because each pays 36 stakes shared among its pockets, of which there are 37. */
const RETURN = 36 / 37

/** Roulette with one zero. */
export const ROULETTE: GameRules<RouletteBet, null> = {
  id: 'roulette/european',
  kind: 'roulette',
  about: { most: MOST_STAKES },
  ways: [
    { name: 'straight', returnToPlayer: RETURN, bet: () => ({ n17: 1 }) },
    { name: 'dozen', returnToPlayer: RETURN, bet: () => ({ dozen2: 1 }) },
    { name: 'column', returnToPlayer: RETURN, bet: () => ({ column3: 1 }) },
    { name: 'chance', returnToPlayer: RETURN, bet: () => ({ red: 1 }) },
  ],
  deal: () => null,
  readBet: (value) => readChips(value, SPOT_NAMES, MOST_STAKES),
  unitsOf: chipsOf,
  play(bet, draw: Draw) {
    const pocket = draw.below(WHEEL.length)
    let coins = 0
    for (const [spot, count] of Object.entries(bet) as [Spot, number][]) {
      if (pocketsOf(spot).includes(pocket)) coins += paysOf(spot) * count
    }
    return { outcome: { pocket } satisfies RouletteOutcome, coins }
  },
}
