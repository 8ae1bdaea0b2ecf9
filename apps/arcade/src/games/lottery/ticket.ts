import { COINS_A_STAKE, type GameRules, isRecordOf } from '../rules.ts'

/** One prize of a draw: its name and its winning numbers. */
export interface Prize {
  readonly name: string
  readonly numbers: readonly string[]
}

/**
 * One way to play: how many digits the player picks, how many times a ticket can win, and the payout of each win in
 * coins.
 */
export interface Play {
  readonly id: string
  /** How many numbers the player picks, and their digits; none for a play on the draw as a whole. */
  readonly numbers: number
  readonly digits: number
  readonly coins: number
  /** How many times a ticket wins on average over all draws. */
  readonly expectedWins: number
  /** How many times these numbers win in a draw. */
  wins(prizes: readonly Prize[], numbers: readonly string[]): number
}

export interface Ticket {
  readonly play: string
  readonly numbers: readonly string[]
}

export interface DrawOutcome {
  readonly prizes: readonly Prize[]
  readonly wins: number
}

/** The page's data before a draw: the plays, and the layout of the prize board. */
export interface AboutLottery {
  readonly area: 'SEA' | 'VN'
  readonly plays: readonly Pick<Play, 'id' | 'numbers' | 'digits' | 'coins'>[]
  readonly board: readonly { readonly name: string; readonly count: number; readonly digits: number }[]
}

/** A lottery of digits: every number of every prize is drawn independently, with all digits equally likely. */
export function lotteryOf(
  area: AboutLottery['area'],
  board: AboutLottery['board'],
  plays: readonly Play[],
): GameRules<Ticket, null> {
  const about: AboutLottery = {
    area,
    plays: plays.map(({ id, numbers, digits, coins }) => ({ id, numbers, digits, coins })),
    board,
  }
  return {
    id: `lottery/${area.toLowerCase()}`,
    kind: 'lottery',
    about,
    ways: plays.map((play) => ({
      name: play.id,
      returnToPlayer: (play.expectedWins * play.coins) / COINS_A_STAKE,
      bet: () => ({ play: play.id, numbers: SAMPLE.slice(0, play.numbers).map((n) => n.slice(-play.digits)) }),
    })),
    deal: () => null,
    readBet(value) {
      if (!isRecordOf(value, ['play', 'numbers']) || !Array.isArray(value.numbers)) return null
      const play = plays.find(({ id }) => id === value.play)
      const numbers: readonly unknown[] = value.numbers
      if (!play || numbers.length !== play.numbers || new Set(numbers).size !== numbers.length) return null
      const isNumber = (number: unknown): number is string =>
        typeof number === 'string' && number.length === play.digits && /^\d+$/.test(number)
      return numbers.every(isNumber) ? { play: play.id, numbers } : null
    },
    unitsOf: () => 1,
    play(ticket, draw) {
      const number = (digits: number) => String(draw.below(10 ** digits)).padStart(digits, '0')
      const prizes = board.map(({ name, count, digits }) => ({
        name,
        numbers: Array.from({ length: count }, () => number(digits)),
      }))
      const play = plays.find(({ id }) => id === ticket.play) as Play
      const wins = play.wins(prizes, ticket.numbers)
      return { outcome: { prizes, wins } satisfies DrawOutcome, coins: wins * play.coins }
    },
  }
}

/** Numbers for simulations; all others have the same return. */
const SAMPLE = ['1357', '2468', '9075']

/** Every winning number of a draw. */
export function allOf(prizes: readonly Prize[]): readonly string[] {
  return prizes.flatMap(({ numbers }) => numbers)
}
