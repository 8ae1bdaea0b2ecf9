import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { GAME_TYPES } from '@livery/contract/games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawFrom } from '../engine/random.ts'
import { KIND_OF_CLASS, KINDS, kindOf } from '../game-kinds.ts'
import type { Measured } from '../simulate.ts'
import { RULES, rulesOf } from './registry.ts'
import { SPORT_IDS } from './sportsbook/sport.ts'

const seeds = fc.stringMatching(/^[0-9a-f]{32}$/)
/** Classes with their own kind. */
const CLASSES = Object.keys(KIND_OF_CLASS)
const gameOf = (changes: object) => ({
  code: 'g-1',
  vendor: 'V',
  type: 'RNG' as const,
  name: 'G',
  pictureUrl: '',
  ...changes,
})

describe('the kinds of game', () => {
  it('each play a game type of the lobby or a class of games', () => {
    const games = [
      ...GAME_TYPES.map((type) => gameOf({ type })),
      ...CLASSES.map((classify) => gameOf({ type: 'LIVE', classify })),
    ]
    expect(new Set(games.map(kindOf))).toEqual(new Set(KINDS))
    for (const type of GAME_TYPES) expect(rulesOf(gameOf({ type })).kind).toBe(kindOf(gameOf({ type })))
  })

  it('run on the same mathematics for the same game, and on every mathematics over many games', () => {
    const slots = Array.from({ length: 200 }, (_, at) => rulesOf(gameOf({ code: `game-${at}` })).id)
    const others = GAME_TYPES.map((type) => rulesOf(gameOf({ type })).id)
    const regional = rulesOf(gameOf({ type: 'LOTT', classify: 'REGIONAL_DRAW' }))
    const tables = CLASSES.map((classify) => rulesOf(gameOf({ type: 'LIVE', classify })).id)
    const sports = SPORT_IDS.map((id) => rulesOf(gameOf({ type: 'SPORTS', classify: id.toUpperCase() })).id)
    expect(new Set([...slots, ...others, regional.id, ...tables, ...sports])).toEqual(
      new Set(RULES.map(({ id }) => id)),
    )
    expect(regional.id).toBe('lottery/vn')
    expect(rulesOf(gameOf({ code: 'game-7' }))).toBe(rulesOf(gameOf({ code: 'game-7' })))
  })
})

describe.each(RULES)('$id', (rules) => {
  it('plays the same round for the same seed and bet, in whole coins', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules.ways), seeds, seeds, (way, tableSeed, seed) => {
        const table = rules.deal(drawFrom(tableSeed))
        const bet = way.bet(table)
        const played = rules.play(bet, drawFrom(seed), table)
        expect(rules.play(bet, drawFrom(seed), table)).toEqual(played)
        expect(Number.isInteger(played.coins) && played.coins >= 0).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('reads its own bets as they are and no others', () => {
    const table = rules.deal(drawFrom('5eed'.repeat(8)))
    for (const way of rules.ways) {
      const bet = way.bet(table)
      expect(rules.readBet(JSON.parse(JSON.stringify(bet)), table)).toEqual(bet)
      expect(rules.unitsOf(bet)).toBeGreaterThanOrEqual(1)
      expect(rules.readBet({ ...(bet as object), more: 1 }, table)).toBeNull()
    }
    for (const wrong of [null, undefined, 7, 'x', [], { surprise: 1 }]) expect(rules.readBet(wrong, table)).toBeNull()
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const bet = rules.readBet(value, table)
        if (bet !== null) rules.play(bet, drawFrom('0'.repeat(32)), table)
      }),
      { numRuns: 200 },
    )
  })

  it('gives back 95 to 99 per cent by every way to stake, not below 91 on two picks together, and at most 99.5 by the best moves', () => {
    for (const { name, returnToPlayer } of rules.ways) {
      expect(returnToPlayer, name).toBeGreaterThan(name === 'together' ? 0.91 : 0.949)
      expect(returnToPlayer, name).toBeLessThan(name === 'best' ? 0.995 : 0.99)
    }
  })
})

describe('return to player', () => {
  it('is what two million played rounds show: each way within four standard errors of what is published', async () => {
    // Run in a separate process: the test runner's imports make the engine three times as slow.
    const script = join(import.meta.dirname, '..', 'simulate.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script, '200000'])
    const measured = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Measured)
    expect(measured).toHaveLength(RULES.reduce((sum, { ways }) => sum + ways.length, 0))
    for (const { rules, way, rounds, published, returnToPlayer, standardError, hitShare } of measured) {
      // Few wins do not show their spread, so the long run of ten million rounds covers those.
      if (hitShare * rounds < 100) continue
      expect(Math.abs(returnToPlayer - published), `${rules} ${way}`).toBeLessThan(4 * standardError)
    }
  }, 120_000)
})
