import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coinsFor, evaluate, placeOf, type Win } from './evaluate.ts'
import { oddsOf } from './odds.ts'
import type { Profile } from './profile.ts'
import { playRound } from './round.ts'
import { PROFILES } from './rules.ts'
import { PAYING, REELS, SCATTER, SYMBOLS, WILD } from './symbols.ts'

const seeds = fc.stringMatching(/^[0-9a-f]{32}$/)
const profiles = fc.constantFrom(...PROFILES)
const gridOf = (profile: Profile) =>
  fc.array(fc.string({ unit: fc.constantFrom(...SYMBOLS), minLength: profile.rows, maxLength: profile.rows }), {
    minLength: REELS,
    maxLength: REELS,
  })
const coinsOf = (wins: readonly Win[]) => wins.reduce((sum, win) => sum + win.coins, 0)

describe('line evaluation', () => {
  it('agrees with the rule said plainly: the best pay of any sign, wilds standing in', () => {
    const withLines = PROFILES.filter((profile) => profile.lines.length > 0)
    fc.assert(
      fc.property(
        fc.constantFrom(...withLines).chain((profile) => fc.tuple(fc.constant(profile), gridOf(profile))),
        ([profile, grid]) => {
          let expected = 0
          for (const line of profile.lines) {
            const signs = line.map((row, reel) => (grid[reel] as string)[row] as string)
            const pays = PAYING.map((symbol) => {
              const end = signs.findIndex((sign) => sign !== symbol && sign !== WILD)
              return coinsFor(profile.pays[symbol], end === -1 ? REELS : end)
            })
            expected += Math.max(...pays)
          }
          const wins = evaluate(profile, grid).filter((win) => win.symbol !== SCATTER)
          expect(coinsOf(wins)).toBe(expected)
          for (const win of wins) {
            expect(win.places).toEqual(
              Array.from({ length: win.count }, (_, reel) =>
                placeOf(reel, profile.lines[win.line as number]?.[reel] as number),
              ),
            )
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('counts ways as walking every path does', () => {
    const ways = PROFILES.find((profile) => profile.lines.length === 0) as Profile
    const noWildFirst = gridOf(ways).map((grid) =>
      grid.map((column, reel) => (reel === 0 ? column.replaceAll(WILD, 'T') : column)),
    )
    fc.assert(
      fc.property(noWildFirst, (grid) => {
        let expected = 0
        for (const symbol of PAYING) {
          const matching = grid.map((column) => [...column].filter((sign) => sign === symbol || sign === WILD).length)
          const end = matching.indexOf(0)
          const reach = end === -1 ? REELS : end
          expected +=
            coinsFor(ways.pays[symbol], reach) * matching.slice(0, reach).reduce((product, count) => product * count, 1)
        }
        expect(coinsOf(evaluate(ways, grid).filter((win) => win.symbol !== SCATTER))).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('never pays less when any sign but a scatter turns wild', () => {
    const lines = PROFILES.filter((profile) => profile.lines.length > 0)
    fc.assert(
      fc.property(
        fc
          .constantFrom(...lines)
          .chain((profile) => fc.tuple(fc.constant(profile), gridOf(profile), fc.nat(4), fc.nat(profile.rows - 1))),
        ([profile, grid, reel, row]) => {
          const column = grid[reel] as string
          fc.pre(column[row] !== SCATTER)
          const wilder = grid.map((other, at) =>
            at === reel ? column.slice(0, row) + WILD + column.slice(row + 1) : other,
          )
          expect(coinsOf(evaluate(profile, wilder))).toBeGreaterThanOrEqual(coinsOf(evaluate(profile, grid)))
        },
      ),
    )
  })

  it('pays scatters anywhere', () => {
    for (const profile of PROFILES) {
      const blank = 'JQKA'.slice(0, profile.rows)
      const grid = ['S', 'T', 'S', 'T', 'S'].map((sign) => sign + blank.slice(1))
      const win = evaluate(profile, grid).find(({ symbol }) => symbol === SCATTER)
      expect(win).toMatchObject({
        count: 3,
        coins: profile.scatterPays[0],
        places: [placeOf(0, 0), placeOf(2, 0), placeOf(4, 0)],
      })
    }
  })
})

describe('a round', () => {
  it('is the same for the same seed, so that a recorded seed proves it', () => {
    fc.assert(
      fc.property(
        profiles,
        seeds,
        (profile, seed) => void expect(playRound(profile, seed)).toEqual(playRound(profile, seed)),
      ),
    )
  })

  it('adds up, keeps its limits and plays exactly the free spins it awards', () => {
    fc.assert(
      fc.property(profiles, seeds, (profile, seed) => {
        const round = playRound(profile, seed)
        const spins = [round.paid, ...round.free]
        for (const spin of spins) {
          expect(spin.grid).toHaveLength(REELS)
          expect(spin.coins).toBe(coinsOf(spin.wins) * spin.multiplier)
        }
        expect(round.free).toHaveLength(spins.reduce((sum, spin) => sum + spin.awarded, 0))
        expect(round.free.length).toBeLessThanOrEqual(profile.maximumFreeSpins)
        expect(round.coins).toBe(
          Math.min(
            profile.maximumCoins,
            spins.reduce((sum, spin) => sum + spin.coins, 0),
          ),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('shows one scatter a reel at most, on strips of known signs only', () => {
    for (const profile of PROFILES) {
      for (const strip of [...profile.strips, ...profile.freeStrips]) {
        expect([...strip].every((sign) => (SYMBOLS as readonly string[]).includes(sign))).toBe(true)
        const twice = strip + strip
        for (let at = 0; at < strip.length; at++) {
          expect([...twice.slice(at, at + profile.rows)].filter((sign) => sign === SCATTER).length).toBeLessThanOrEqual(
            1,
          )
        }
      }
    }
  })
})

describe('return to player', () => {
  it('is between 95 and 97 per cent in every profile, exactly computed', () => {
    for (const profile of PROFILES) {
      const { returnToPlayer } = oddsOf(profile)
      expect(returnToPlayer, profile.id).toBeGreaterThan(0.95)
      expect(returnToPlayer, profile.id).toBeLessThan(0.97)
    }
  })
})
