import type { Draw } from '../../engine/random.ts'
import { COINS_A_STAKE, type GameRules, isRecordOf, type Way } from '../rules.ts'
import { chanceOf, type Pick, priceOf, type Score } from './market.ts'

export interface Fixture {
  readonly home: string
  readonly away: string
  /** Index of the sport's pairing: the relative strength of the two sides. */
  readonly pairing: number
  /** Price of each pick in coins, including the stake. */
  readonly prices: Readonly<Record<string, number>>
}

export interface Backed {
  readonly fixture: number
  readonly pick: string
}

/** A bet slip: a stake for each pick, or one stake for all picks together. */
export interface Slip {
  readonly picks: readonly Backed[]
  readonly together: boolean
}

export interface Results {
  /** For every fixture on the table. */
  readonly scores: readonly (readonly [home: number, away: number])[]
  /** Whether each pick of the slip won. */
  readonly won: readonly boolean[]
}

/** Ids of the sports, used by the record of rounds and the crests. */
export const SPORT_IDS = [
  'football',
  'esports',
  'cockfight',
  'tennis',
  'badminton',
  'volleyball',
  'basketball',
  'boxing',
] as const
export type SportId = (typeof SPORT_IDS)[number]

export interface Sport {
  readonly id: SportId
  /** Final scores of each pairing; all pairings are equally likely. */
  readonly pairings: readonly (readonly Score[])[]
  /** Picks by market; in each market exactly one wins. */
  readonly markets: readonly { readonly id: string; readonly picks: readonly Pick[] }[]
  readonly sides: readonly string[]
}

const FIXTURES = 6
const MOST_PICKS = 4
/** The largest payout of a slip, in stakes. */
const MOST_TIMES = 1_000

/** A sportsbook on simulated matches: matches with prices, played when the slip is placed. */
export function bookOf(sport: Sport): GameRules<Slip, readonly Fixture[]> {
  const picks = sport.markets.flatMap((market) => market.picks)
  const pickOf = (id: string) => picks.find((pick) => pick.id === id) as Pick
  const prices = sport.pairings.map((scores) =>
    Object.fromEntries(picks.map((pick) => [pick.id, priceOf(pick, scores)])),
  )
  return {
    id: `sportsbook/${sport.id}`,
    kind: 'sportsbook',
    about: {
      sport: sport.id,
      sides: sport.sides,
      markets: sport.markets.map(({ id, picks }) => ({ id, picks: picks.map((pick) => pick.id) })),
      mostPicks: MOST_PICKS,
      mostTimes: MOST_TIMES,
    },
    ways: waysOf(sport, picks),
    deal(draw) {
      const sides = [...sport.sides]
      const next = () => sides.splice(draw.below(sides.length), 1)[0] as string
      return Array.from({ length: FIXTURES }, () => {
        const pairing = draw.below(sport.pairings.length)
        return { home: next(), away: next(), pairing, prices: prices[pairing] as Fixture['prices'] }
      })
    },
    readBet(value, fixtures) {
      if (!isRecordOf(value, ['picks', 'together']) || typeof value.together !== 'boolean') return null
      const backed: readonly unknown[] = Array.isArray(value.picks) ? value.picks : []
      const isBacked = (entry: unknown): entry is Backed =>
        isRecordOf(entry, ['fixture', 'pick']) &&
        fixtures[entry.fixture as number] !== undefined &&
        picks.some(({ id }) => id === entry.pick)
      if (backed.length === 0 || backed.length > MOST_PICKS || !backed.every(isBacked)) return null
      // One pick a match, because two picks of the same match are not independent.
      if (new Set(backed.map(({ fixture }) => fixture)).size < backed.length) return null
      return { picks: backed, together: value.together && backed.length > 1 }
    },
    unitsOf: ({ picks, together }) => (together ? 1 : picks.length),
    play(slip, draw, fixtures) {
      const scores = fixtures.map(({ pairing }) => scoreOf(sport.pairings[pairing] as readonly Score[], draw))
      const won = slip.picks.map(({ fixture, pick }) =>
        pickOf(pick).holds(...(scores[fixture] as Results['scores'][number])),
      )
      const priced = slip.picks.map(({ fixture, pick }) => fixtures[fixture]?.prices[pick] as number)
      const outcome: Results = { scores, won }
      if (!slip.together) {
        return { outcome, coins: priced.reduce((sum, price, at) => sum + (won[at] ? price : 0), 0) }
      }
      return { outcome, coins: won.every(Boolean) ? togetherCoins(priced) : 0 }
    },
  }
}

/** The payout of several prices together in coins: their product, rounded down to a whole coin and limited. */
export function togetherCoins(prices: readonly number[]): number {
  const product = prices.reduce((so, price) => (so * price) / COINS_A_STAKE, COINS_A_STAKE)
  return Math.min(MOST_TIMES * COINS_A_STAKE, Math.floor(product + 1e-9))
}

/** Draws a final score by the weights of a pairing. */
export function scoreOf(scores: readonly Score[], draw: Draw): readonly [number, number] {
  let rest = draw.below(1_000_000)
  for (const { score, weight } of scores) {
    rest -= weight
    if (rest < 0) return score
  }
  throw new RangeError('The scores of a pairing do not add up to a million')
}

/** Each pick on the table's first match, and two matches together; exact over all pairings. */
function waysOf(sport: Sport, picks: readonly Pick[]): readonly Way<Slip, readonly Fixture[]>[] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const singles = picks.map((pick) => ({
    name: pick.id,
    returnToPlayer: mean(
      sport.pairings.map((scores) => (chanceOf(pick, scores) * priceOf(pick, scores)) / COINS_A_STAKE),
    ),
    bet: () => ({ picks: [{ fixture: 0, pick: pick.id }], together: false }),
  }))
  const first = picks[0] as Pick
  const two = {
    name: 'together',
    returnToPlayer: mean(
      sport.pairings.flatMap((one) =>
        sport.pairings.map(
          (other) =>
            (chanceOf(first, one) *
              chanceOf(first, other) *
              togetherCoins([priceOf(first, one), priceOf(first, other)])) /
            COINS_A_STAKE,
        ),
      ),
    ),
    bet: () => ({ picks: [0, 1].map((fixture) => ({ fixture, pick: first.id })), together: true }),
  }
  return [...singles, two]
}
