import { type ChipStakes, chipsOf, readChips } from '../chip-stakes.ts'
import { COINS_A_STAKE, type GameRules } from '../rules.ts'

/** The fields of the wheel: the number of each, and the payout of a stake on one, in stakes including its own. */
export const FIELDS = {
  x2: { count: 24, times: 2 },
  x4: { count: 12, times: 4 },
  x8: { count: 6, times: 8 },
  x12: { count: 4, times: 12 },
  x24: { count: 2, times: 24 },
  x48: { count: 1, times: 48 },
  star: { count: 1, times: 48 },
} as const satisfies Record<string, { readonly count: number; readonly times: number }>
export type Spot = keyof typeof FIELDS
export const SPOT_NAMES = Object.keys(FIELDS) as readonly Spot[]

/** The wheel's fields clockwise from the top; no two neighbours are alike. */
export const WHEEL: readonly Spot[] = arranged()

/** The star first, then the commonest field at every second place, and the others evenly between them. */
function arranged(): readonly Spot[] {
  const size = SPOT_NAMES.reduce((sum, spot) => sum + FIELDS[spot].count, 0)
  const fields = Array.from<Spot | null>({ length: size }).map((_, at) =>
    at % 2 === 0 ? 'x2' : null,
  ) as (Spot | null)[]
  fields[0] = 'star'
  for (const spot of ['x48', 'x24', 'x12', 'x8', 'x4'] as const) {
    const { count } = FIELDS[spot]
    for (let nth = 0; nth < count; nth++) {
      let at = Math.floor(((nth + 0.5) * size) / count)
      while (fields[at % size] !== null) at++
      fields[at % size] = spot
    }
  }
  return fields as readonly Spot[]
}

/** The payout of a place when its field wins, in coins including the stake. */
export const paysOf = (spot: Spot): number => FIELDS[spot].times * COINS_A_STAKE

/** The exact return of a place. */
const returnOf = (spot: Spot): number => (FIELDS[spot].count * FIELDS[spot].times) / WHEEL.length

/** The largest total of stakes in one round. */
const MOST_STAKES = 60

export interface WheelOutcome {
  /** Index of the field under the pointer. */
  readonly field: number
}

/** The field that has won. */
export const winnerOf = ({ field }: WheelOutcome): Spot => WHEEL[field] as Spot

/** The money wheel of fifty fields. Every place has the same return. */
export const MONEY_WHEEL: GameRules<ChipStakes<Spot>, null> = {
  id: 'wheel/fifty-fields',
  kind: 'wheel',
  about: { most: MOST_STAKES },
  ways: [
    {
      name: 'all',
      returnToPlayer: SPOT_NAMES.reduce((sum, spot) => sum + returnOf(spot), 0) / SPOT_NAMES.length,
      bet: () => Object.fromEntries(SPOT_NAMES.map((spot) => [spot, 1])) as ChipStakes<Spot>,
    },
  ],
  deal: () => null,
  readBet: (value) => readChips(value, SPOT_NAMES, MOST_STAKES),
  unitsOf: chipsOf,
  play(bet, draw) {
    const outcome: WheelOutcome = { field: draw.below(WHEEL.length) }
    const winner = winnerOf(outcome)
    return { outcome, coins: paysOf(winner) * (bet[winner] ?? 0) }
  },
}
