import type { Move } from './hand-play.ts'
import { type Sum, totalOf } from './points.ts'

/** The probability of each card value, 1–10: pictures count ten. */
const CHANCES = Array.from({ length: 10 }, (_, at) => ({ value: at + 1, chance: at === 9 ? 4 / 13 : 1 / 13 }))
const BUST = 22
const DEALER_STANDS = 17

/** The expected value of a function over the next card. */
const meanOver = (of: (value: number) => number) =>
  CHANCES.reduce((sum, { value, chance }) => sum + chance * of(value), 0)

const plus = ({ low, ace }: Sum, value: number): Sum => ({ low: low + value, ace: ace || value === 1 })

/** Probabilities of the dealer's final points, 17–21 and over 21, from a sum. */
function finalsFrom(sum: Sum): ReadonlyMap<number, number> {
  const total = totalOf(sum)
  if (total >= DEALER_STANDS) return new Map([[Math.min(total, BUST), 1]])
  const finals = new Map<number, number>()
  for (const { value, chance } of CHANCES) {
    for (const [end, share] of finalsFrom(plus(sum, value))) finals.set(end, (finals.get(end) ?? 0) + chance * share)
  }
  return finals
}

/** The covered card that would make twenty-one with this one; zero where there is none. */
const completing = (up: number) => (up === 1 ? 10 : up === 10 ? 1 : 0)
const naturalChance = (up: number) => CHANCES.find(({ value }) => value === completing(up))?.chance ?? 0

/** Values of the moves of a hand against one card of the dealer, who has no twenty-one in two cards. In stakes won. */
class Against {
  readonly #finals: ReadonlyMap<number, number>
  readonly #hits = new Map<number, number>()

  constructor(up: number) {
    const finals = new Map<number, number>()
    for (const { value, chance } of CHANCES) {
      if (value === completing(up)) continue
      for (const [end, share] of finalsFrom(plus({ low: up, ace: up === 1 }, value))) {
        finals.set(end, (finals.get(end) ?? 0) + (chance * share) / (1 - naturalChance(up)))
      }
    }
    this.#finals = finals
  }

  stand(sum: Sum): number {
    const own = totalOf(sum)
    if (own >= BUST) return -1
    let value = 0
    for (const [end, chance] of this.#finals) value += chance * (end === BUST || own > end ? 1 : own === end ? 0 : -1)
    return value
  }

  hit(sum: Sum): number {
    const key = sum.low * 2 + Number(sum.ace)
    const known = this.#hits.get(key)
    if (known !== undefined) return known
    const value = meanOver((card) => {
      const next = plus(sum, card)
      const total = totalOf(next)
      return total >= 21 ? this.stand(next) : Math.max(this.stand(next), this.hit(next))
    })
    this.#hits.set(key, value)
    return value
  }

  double(sum: Sum): number {
    return 2 * meanOver((card) => this.stand(plus(sum, card)))
  }

  /** Two cards that may not be split. */
  fresh(sum: Sum): number {
    return totalOf(sum) === 21 ? this.stand(sum) : Math.max(this.stand(sum), this.hit(sum), this.double(sum))
  }

  split(value: number): number {
    const one: Sum = { low: value, ace: value === 1 }
    return 2 * meanOver((card) => (value === 1 ? this.stand(plus(one, card)) : this.fresh(plus(one, card))))
  }
}

const tables = new Map<number, Against>()
function against(up: number): Against {
  const known = tables.get(up) ?? new Against(up)
  tables.set(up, known)
  return known
}

/** The move that wins most in the long run. */
export function bestMove(values: readonly number[], up: number, offers: readonly Move[]): Move {
  const table = against(up)
  const sum = values.reduce(plus, { low: 0, ace: false } as Sum)
  const worth = {
    hit: () => table.hit(sum),
    stand: () => table.stand(sum),
    double: () => table.double(sum),
    split: () => table.split(values[0] as number),
  }
  return offers.reduce((best, move) => (worth[move]() > worth[best]() ? move : best))
}

/** The exact return of a stake with the best moves: the payout without the stakes added later. */
export function bestReturn(): number {
  const won = meanOver((up) => {
    const table = against(up)
    const dealt = meanOver((one) =>
      meanOver((other) => {
        const sum = plus({ low: one, ace: one === 1 }, other)
        if (totalOf(sum) === 21) return (1 - naturalChance(up)) * 1.5
        const open = Math.max(table.fresh(sum), one === other ? table.split(one) : -2)
        return (1 - naturalChance(up)) * open - naturalChance(up)
      }),
    )
    return dealt
  })
  return 1 + won
}
