import { type Draw, drawFrom } from '../../engine/random.ts'
import { coinsFor, evaluate, type Grid, scattersOn, type Win } from './evaluate.ts'
import type { Profile, Strips } from './profile.ts'

/** One spin of the reels. */
export interface Spin {
  readonly grid: Grid
  readonly wins: readonly Win[]
  /** Coins of all wins, multiplied. */
  readonly coins: number
  readonly multiplier: number
  /** Free spins that this spin adds. */
  readonly awarded: number
}

/**
 * A whole round: the paid spin and all its free spins. Everything is decided at once, so that a reload cannot split it.
 */
export interface Round {
  readonly paid: Spin
  readonly free: readonly Spin[]
  /** Coins of the whole round, limited to the profile's maximum. */
  readonly coins: number
}

/** Plays the round of a seed: the same profile and seed always give the same round. Pure. */
export function playRound(profile: Profile, seed: string): Round {
  return playWith(profile, drawFrom(seed))
}

/** Plays one round from a running source of numbers, for simulations. */
export function playWith(profile: Profile, draw: Draw): Round {
  const paid = spin(profile, profile.strips, 1, profile.maximumFreeSpins, draw)
  const free: Spin[] = []
  let owed = paid.awarded
  let coins = paid.coins
  while (free.length < owed) {
    const room = profile.maximumFreeSpins - owed
    const next = spin(profile, profile.freeStrips, profile.freeMultiplier, room, draw)
    owed += next.awarded
    coins += next.coins
    free.push(next)
  }
  return { paid, free, coins: Math.min(coins, profile.maximumCoins) }
}

function spin(profile: Profile, strips: Strips, multiplier: number, room: number, draw: Draw): Spin {
  const grid = strips.map((strip) => windowOn(strip, draw.below(strip.length), profile.rows))
  const wins = evaluate(profile, grid)
  let coins = 0
  for (const win of wins) coins += win.coins
  const awarded = Math.min(room, coinsFor(profile.freeSpins, scattersOn(grid)))
  return { grid, wins, coins: coins * multiplier, multiplier, awarded }
}

/** The symbols that are visible when a strip stops: `rows` of them from the stop on, wrapping around. */
export function windowOn(strip: string, stop: number, rows: number): string {
  const end = stop + rows
  return end <= strip.length ? strip.slice(stop, end) : strip.slice(stop) + strip.slice(0, end - strip.length)
}
