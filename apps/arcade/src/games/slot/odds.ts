import { COINS_A_STAKE } from '../rules.ts'
import { coinsFor, evaluate } from './evaluate.ts'
import type { Profile, Strips } from './profile.ts'
import { windowOn } from './round.ts'
import { PAYING, REELS, SCATTER, SYMBOLS, WILD } from './symbols.ts'

/** The published figures of a profile. */
export interface Odds {
  /** Return to player, 0–1: exact except for the win limit, which lowers it by less than 0.0001. */
  readonly returnToPlayer: number
  /** One in this many paid spins starts free spins. */
  readonly spinsPerFeature: number
}

/**
 * The exact odds of a profile, from its strips. Signs of different reels are independent: a line is summed over every
 * combination of signs, ways are products of expected counts, and free spins follow their Markov chain.
 */
export function oddsOf(profile: Profile): Odds {
  const paidScatters = scatterCounts(profile.strips, profile.rows)
  const freeScatters = scatterCounts(profile.freeStrips, profile.rows)
  const paidCoins = spinCoins(profile, profile.strips, paidScatters)
  const freeCoins = spinCoins(profile, profile.freeStrips, freeScatters) * profile.freeMultiplier
  const perTrigger = (count: number) => expectedFreeSpins(coinsFor(profile.freeSpins, count), freeScatters, profile)
  let freeSpins = 0
  let triggered = 0
  paidScatters.forEach((probability, count) => {
    if (count < 3) return
    triggered += probability
    freeSpins += probability * perTrigger(count)
  })
  return {
    returnToPlayer: (paidCoins + freeSpins * freeCoins) / COINS_A_STAKE,
    spinsPerFeature: 1 / triggered,
  }
}

/** Expected coins of one spin, without multiplier. */
function spinCoins(profile: Profile, strips: Strips, scatters: readonly number[]): number {
  const pictures =
    profile.lines.length > 0 ? profile.lines.length * lineCoins(profile, strips) : wayCoins(profile, strips)
  return (
    pictures + scatters.reduce((sum, probability, count) => sum + probability * coinsFor(profile.scatterPays, count), 0)
  )
}

/** Expected coins of one line; all lines are equal, because each row of a reel shows every stop equally often. */
function lineCoins(profile: Profile, strips: Strips): number {
  const oneLine = { ...profile, lines: [[0, 0, 0, 0, 0]], scatterPays: [0, 0, 0] as const }
  const shares = strips.map((strip) =>
    SYMBOLS.map((symbol) => ({ symbol, share: countIn(strip, symbol) / strip.length })).filter(
      ({ share }) => share > 0,
    ),
  )
  const payOf = (signs: readonly string[]) =>
    evaluate(oneLine, [...signs, ...new Array<string>(REELS - signs.length).fill(SCATTER)])[0]?.coins ?? 0
  const visit = (signs: readonly string[], first: string, probability: number): number => {
    const reel = shares[signs.length]
    if (!reel) return probability * payOf(signs)
    return reel.reduce((sum, { symbol, share }) => {
      const broken = symbol === SCATTER || (symbol !== WILD && first !== WILD && symbol !== first)
      const next = [...signs, symbol]
      // Whatever follows an interrupted run pays nothing, so its probabilities add up to one.
      if (broken) return sum + probability * share * payOf(next)
      return sum + visit(next, first === WILD ? symbol : first, probability * share)
    }, 0)
  }
  return visit([], WILD, 1)
}

/** Expected coins of all ways: a run of exactly n reels is a product of mean counts and one reel without the sign. */
function wayCoins(profile: Profile, strips: Strips): number {
  if (countIn(strips[0], WILD) > 0) throw new RangeError('With ways, the first reel holds no wild')
  let coins = 0
  for (const symbol of PAYING) {
    let mean = 1
    for (let reel = 0; reel <= REELS; reel++) {
      const strip = strips[reel]
      const counts = strip ? windowCounts(strip, profile.rows, (sign) => sign === symbol || sign === WILD) : [1]
      coins += mean * (counts[0] ?? 0) * coinsFor(profile.pays[symbol], reel)
      mean *= counts.reduce((sum, probability, count) => sum + probability * count, 0)
    }
  }
  return coins
}

/** Probability of 0, 1, 2 … scatters on the whole grid. */
function scatterCounts(strips: Strips, rows: number): readonly number[] {
  return strips
    .map((strip) => windowCounts(strip, rows, (sign) => sign === SCATTER))
    .reduce((sum, reel) => {
      const next = new Array<number>(sum.length + reel.length - 1).fill(0)
      sum.forEach((p, i) => {
        reel.forEach((q, j) => {
          next[i + j] = (next[i + j] as number) + p * q
        })
      })
      return next
    })
}

/** Probability that a window on the strip shows 0, 1, 2 … signs of a kind. */
function windowCounts(strip: string, rows: number, kind: (sign: string) => boolean): readonly number[] {
  const counts = new Array<number>(rows + 1).fill(0)
  for (let stop = 0; stop < strip.length; stop++) {
    const count = [...windowOn(strip, stop, rows)].filter(kind).length
    counts[count] = (counts[count] as number) + 1 / strip.length
  }
  return counts
}

/** Expected number of free spins when `first` are won, with retriggers and the limit. */
function expectedFreeSpins(first: number, scatters: readonly number[], profile: Profile): number {
  const limit = profile.maximumFreeSpins
  // `chance.get(owed)` is the probability that `owed` spins are won in total, after `played` of them.
  let chance = new Map<number, number>([[Math.min(first, limit), 1]])
  let expected = 0
  for (let played = 0; played < limit; played++) {
    const next = new Map<number, number>()
    for (const [owed, probability] of chance) {
      if (owed <= played) continue
      expected += probability
      scatters.forEach((share, count) => {
        const then = Math.min(limit, owed + coinsFor(profile.freeSpins, count))
        next.set(then, (next.get(then) ?? 0) + probability * share)
      })
    }
    chance = next
  }
  return expected
}

function countIn(strip: string, symbol: string): number {
  return strip.split(symbol).length - 1
}
