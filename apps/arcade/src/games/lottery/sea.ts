import { COINS_A_STAKE } from '../rules.ts'
import { allOf, lotteryOf, type Play, type Prize } from './ticket.ts'

const BOARD = [
  { name: 'first', count: 1, digits: 4 },
  { name: 'second', count: 1, digits: 4 },
  { name: 'third', count: 1, digits: 4 },
  { name: 'starter', count: 10, digits: 4 },
  { name: 'consolation', count: 10, digits: 4 },
] as const
const NUMBERS = 23

const firstOf = (prizes: readonly Prize[]) => prizes[0]?.numbers[0] as string
const sumOf = (number: string) => [...number].reduce((sum, digit) => sum + Number(digit), 0)
const tail = (digits: number, times: number): Play => ({
  id: `last${digits}`,
  numbers: 1,
  digits,
  coins: times * COINS_A_STAKE,
  expectedWins: 1 / 10 ** digits,
  wins: (prizes, [number]) => Number(firstOf(prizes).endsWith(number as string)),
})
const whole = (id: string, coins: number, share: number, holds: (first: string) => boolean): Play => ({
  id,
  numbers: 0,
  digits: 0,
  coins,
  expectedWins: share,
  wins: (prizes) => Number(holds(firstOf(prizes))),
})

/** Of ten thousand numbers, this many have a digit sum of at most 17; as many have one of at least 19. */
const SMALL_NUMBERS = 4_665

/** The four-digit draw of South-East Asia: three prizes, ten starters, ten consolations. */
export const SEA = lotteryOf('SEA', BOARD, [
  { ...tail(4, 9_600), id: 'first' },
  {
    id: 'any',
    numbers: 1,
    digits: 4,
    coins: 8_340,
    expectedWins: NUMBERS / 10_000,
    wins: (prizes, [number]) => allOf(prizes).filter((drawn) => drawn === number).length,
  },
  tail(3, 960),
  tail(2, 96),
  whole('small', 41, SMALL_NUMBERS / 10_000, (first) => sumOf(first) <= 17),
  whole('big', 41, SMALL_NUMBERS / 10_000, (first) => sumOf(first) >= 19),
  whole('odd', 38, 1 / 2, (first) => Number(first) % 2 === 1),
  whole('even', 38, 1 / 2, (first) => Number(first) % 2 === 0),
])
