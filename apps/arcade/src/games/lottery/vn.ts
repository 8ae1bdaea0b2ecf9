import { COINS_A_STAKE } from '../rules.ts'
import { allOf, lotteryOf, type Play, type Prize } from './ticket.ts'

/** The northern draw: twenty-seven numbers, the special prize first. */
const BOARD = [
  { name: 'special', count: 1, digits: 5 },
  { name: 'first', count: 1, digits: 5 },
  { name: 'second', count: 2, digits: 5 },
  { name: 'third', count: 6, digits: 5 },
  { name: 'fourth', count: 4, digits: 4 },
  { name: 'fifth', count: 6, digits: 4 },
  { name: 'sixth', count: 3, digits: 3 },
  { name: 'seventh', count: 4, digits: 2 },
] as const
const NUMBERS = 27

const tails = (prizes: readonly Prize[]) => allOf(prizes).map((number) => number.slice(-2))
const special = (digits: number, times: number): Play => ({
  id: `special${digits}`,
  numbers: 1,
  digits,
  coins: times * COINS_A_STAKE,
  expectedWins: 1 / 10 ** digits,
  wins: (prizes, [number]) => Number(prizes[0]?.numbers[0]?.endsWith(number as string)),
})
/** Probability that all of this many tails appear somewhere on the board. */
const together = (count: number, coins: number, share: number): Play => ({
  id: `together${count}`,
  numbers: count,
  digits: 2,
  coins,
  expectedWins: share,
  wins(prizes, numbers) {
    const shown = tails(prizes)
    return Number(numbers.every((number) => shown.includes(number)))
  },
})

/** The probabilities that one, two or three given tails are missing from a draw. */
const [one, two, three] = [0.99 ** NUMBERS, 0.98 ** NUMBERS, 0.97 ** NUMBERS] as const

/** The Vietnamese draw: tails of two digits anywhere on the board, of the special prize, or several together. */
export const VN = lotteryOf('VN', BOARD, [
  {
    id: 'tail',
    numbers: 1,
    digits: 2,
    coins: 71,
    expectedWins: NUMBERS / 100,
    wins: (prizes, [number]) => tails(prizes).filter((tail) => tail === number).length,
  },
  special(2, 96),
  special(3, 960),
  together(2, 350, 1 - 2 * one + two),
  together(3, 1_560, 1 - 3 * one + 3 * two - three),
])
