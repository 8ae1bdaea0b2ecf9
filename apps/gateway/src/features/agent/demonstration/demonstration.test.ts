import { Random } from '@livery/artwork/random'
import { expect, test } from 'vitest'
import { drawPeople, TOP_REBATE_BP } from './people.ts'
import { drawPlay } from './play.ts'

const NOW = Date.UTC(2026, 10, 25)
const SEEDS = ['aurora', 'oasis', 'saola', 'sterling', 'mekhala']

test.each(SEEDS)(
  'sixty people stand in three levels, each after the agent above and within their rebate: %s',
  (seed) => {
    const people = drawPeople(new Random(seed))
    expect(people).toHaveLength(60)
    expect(new Set(people.map(({ account }) => account)).size).toBe(60)
    expect(new Set(people.map(({ level }) => level))).toEqual(new Set([1, 2, 3]))
    for (const { upline, joined, rebateBp, account } of people) {
      const above = upline === null ? null : people[upline]!
      expect(account).toMatch(/^[a-z0-9]{4,12}$/)
      expect(rebateBp).toBeGreaterThanOrEqual(0)
      expect(rebateBp).toBeLessThanOrEqual(above?.rebateBp ?? TOP_REBATE_BP)
      if (above) expect([above.isAgent, joined <= above.joined]).toEqual([true, true])
    }
  },
)

test.each(SEEDS)('three months of play keep every balance above zero, and leave the top with nothing: %s', (seed) => {
  const random = new Random(seed)
  const { moves, rounds } = drawPlay(random, drawPeople(random), 50n, NOW, true)
  const balances = new Map<number, bigint>()
  for (const { who, minor, at } of moves) {
    balances.set(who, (balances.get(who) ?? 0n) + minor)
    expect(balances.get(who)).toBeGreaterThanOrEqual(0n)
    expect(at).toBeLessThan(NOW)
  }
  expect(balances.get(-1)).toBe(0n)
  expect(rounds.length).toBeGreaterThan(500)
  for (const kind of ['deposit', 'bet', 'win', 'withdrawal', 'rebate', 'agentRebate'])
    expect(
      moves.some((move) => move.kind === kind),
      kind,
    ).toBe(true)
  // What no settlement computed could not be opened down to its bets, and where no contract is offered nothing is due.
  expect(moves.filter(({ kind }) => /dividend|salary/i.test(kind))).toEqual([])
})

test('the same seed draws the same team', () => {
  const draw = () => {
    const random = new Random('aurora')
    return drawPlay(random, drawPeople(random), 50n, NOW, true)
  }
  expect(draw()).toEqual(draw())
})

test('where agents are paid of their teams’ stakes, the latest days are left to be reckoned; else nothing is', () => {
  const draw = (paysAgents: boolean) => {
    const random = new Random('aurora')
    return drawPlay(random, drawPeople(random), 50n, NOW, paysAgents).moves.filter(({ kind }) => kind === 'agentRebate')
  }
  expect(draw(true).every(({ at }) => at < NOW - 7 * 24 * 3_600_000)).toBe(true)
  expect(draw(false)).toEqual([])
})
