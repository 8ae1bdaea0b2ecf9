import { type ChipStakes, chipsOf, readChips } from '../chip-stakes.ts'
import { COINS_A_STAKE, type GameRules } from '../rules.ts'

/** Faces of the three dice, each 1–6. */
export type Dice = readonly [number, number, number]

const FACES = [1, 2, 3, 4, 5, 6] as const
type Face = (typeof FACES)[number]

/** A total is named by its sum, such as `total9`; a pair by its two numbers, such as `pair12`. */
export type Spot =
  | 'small'
  | 'big'
  | 'odd'
  | 'even'
  | 'anyTriple'
  | `${'single' | 'double' | 'triple'}${Face}`
  | `${'total' | 'pair'}${number}`

/** The sums one can bet on: 3 and 18 are triples. */
export const TOTALS = Array.from({ length: 14 }, (_, at) => at + 4)
export const PAIRS = FACES.flatMap((one) => FACES.filter((other) => other > one).map((other) => [one, other] as const))

export const sumOf = (dice: Dice): number => dice[0] + dice[1] + dice[2]
const isTriple = (dice: Dice) => dice[0] === dice[1] && dice[1] === dice[2]
const countOf = (dice: Dice, face: number) => dice.filter((one) => one === face).length

/** A place to bet on: its payout for three dice, in stakes including the bet's own; zero when it has lost. */
interface Place {
  readonly pays: (dice: Dice) => number
  /** The payout printed on the cloth: the usual win, in stakes including the bet's own. */
  readonly printed: number
}

const place = (printed: number, wins: (dice: Dice) => boolean): Place => ({
  printed,
  pays: (dice) => (wins(dice) ? printed : 0),
})

/** By sum; those far from the middle are rare. A twentieth of a stake is the smallest payout. */
const TOTAL_PAYS: Readonly<Record<number, number>> = { 4: 69, 5: 35, 6: 21, 7: 14, 8: 10, 9: 8.3, 10: 7.7 }
/** By the number of dice that show the number. */
const SINGLE_PAYS = [0, 2, 3, 13] as const

const entries = <Name extends string>(pairs: readonly (readonly [Name, Place])[]) =>
  Object.fromEntries(pairs) as Readonly<Record<Name, Place>>

const SPOTS: Readonly<Partial<Record<Spot, Place>>> = {
  small: place(2, (dice) => sumOf(dice) <= 10 && !isTriple(dice)),
  big: place(2, (dice) => sumOf(dice) >= 11 && !isTriple(dice)),
  odd: place(2, (dice) => sumOf(dice) % 2 === 1 && !isTriple(dice)),
  even: place(2, (dice) => sumOf(dice) % 2 === 0 && !isTriple(dice)),
  anyTriple: place(35, isTriple),
  ...entries(FACES.map((face) => [`triple${face}`, place(210, (dice) => countOf(dice, face) === 3)] as const)),
  ...entries(FACES.map((face) => [`double${face}`, place(13, (dice) => countOf(dice, face) >= 2)] as const)),
  ...entries(
    FACES.map(
      (face) => [`single${face}`, { printed: 2, pays: (dice: Dice) => SINGLE_PAYS[countOf(dice, face)] ?? 0 }] as const,
    ),
  ),
  ...entries(
    TOTALS.map((sum) => {
      const printed = TOTAL_PAYS[Math.min(sum, 21 - sum)] as number
      return [`total${sum}`, place(printed, (dice) => sumOf(dice) === sum)] as const
    }),
  ),
  ...entries(
    PAIRS.map(
      ([one, other]) =>
        [`pair${one}${other}`, place(7, (dice) => countOf(dice, one) > 0 && countOf(dice, other) > 0)] as const,
    ),
  ),
}
export const SPOT_NAMES = Object.keys(SPOTS) as readonly Spot[]

/** The payout of a place for these dice, in coins including the stake; zero when it has lost. */
export function paysFor(spot: Spot, dice: Dice): number {
  return Math.round((SPOTS[spot]?.pays(dice) ?? 0) * COINS_A_STAKE)
}

/** The payout printed at a place, in coins including the stake. */
export function printedPays(spot: Spot): number {
  return (SPOTS[spot]?.printed ?? 0) * COINS_A_STAKE
}

export type SicBoBet = ChipStakes<Spot>

/** The largest total of stakes in one round. */
const MOST_STAKES = 60

export interface SicBoOutcome {
  readonly dice: Dice
}

/** The exact return of a place: over all 216 throws. */
function returnOf(spot: Spot): number {
  let coins = 0
  for (const one of FACES) for (const two of FACES) for (const three of FACES) coins += paysFor(spot, [one, two, three])
  return coins / (216 * COINS_A_STAKE)
}

/** Sic bo: three dice. */
export const SIC_BO: GameRules<SicBoBet, null> = {
  id: 'sicbo/three-dice',
  kind: 'sicbo',
  about: { most: MOST_STAKES },
  ways: (
    [
      ['half', 'small'],
      ['single', 'single6'],
      ['pair', 'pair12'],
      ['double', 'double1'],
      ['triple', 'triple6'],
      ['anyTriple', 'anyTriple'],
      ['total', 'total9'],
    ] as const
  ).map(([name, spot]) => ({ name, returnToPlayer: returnOf(spot), bet: () => ({ [spot]: 1 }) })),
  deal: () => null,
  readBet: (value) => readChips(value, SPOT_NAMES, MOST_STAKES),
  unitsOf: chipsOf,
  play(bet, draw) {
    const dice: Dice = [draw.below(6) + 1, draw.below(6) + 1, draw.below(6) + 1]
    let coins = 0
    for (const [spot, count] of Object.entries(bet) as [Spot, number][]) coins += paysFor(spot, dice) * count
    return { outcome: { dice } satisfies SicBoOutcome, coins }
  },
}
