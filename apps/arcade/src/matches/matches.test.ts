import { PRICE_MAX } from '@livery/contract/games/feed'
import { describe, expect, it } from 'vitest'
import { Matches, scoreAt } from './match.ts'
import { isWon, quoted } from './quote.ts'
import { TIMETABLES } from './timetable.ts'

const NOON = Date.parse('2026-11-24T12:00:00Z')
const MINUTE = 60_000
const matches = new Matches('a-secret-of-the-tests')
/** The matches of a day, each once. */
const day = new Map(
  Array.from({ length: 48 }, (_, half) => matches.at(NOON + half * 30 * MINUTE))
    .flat()
    .map((match) => [match.id, match]),
)

describe('the matches of the feed', () => {
  it('are the same for one secret, and others for another', () => {
    expect(new Matches('a-secret-of-the-tests').at(NOON)).toEqual(matches.at(NOON))
    const others = new Matches('another-secret-of-tests').at(NOON)
    expect(others.map(({ id }) => id)).toEqual(matches.at(NOON).map(({ id }) => id))
    expect(others.map(({ points }) => points)).not.toEqual(matches.at(NOON).map(({ points }) => points))
  })

  it('are found by their ids, and only by those', () => {
    for (const match of day.values()) expect(matches.find(match.id)).toEqual(match)
    for (const none of ['cockfight-1', 'football-', 'football', '-1', 'football-1.5'])
      expect(matches.find(none)).toBeNull()
  })

  it('no side is in two matches at once', () => {
    for (let step = 0; step < 400; step += 1) {
      const nowMs = NOON + step * MINUTE
      const playing = matches.at(nowMs).filter(({ startsAtMs }) => startsAtMs <= nowMs)
      const sides = playing.flatMap(({ timetable, home, away }) =>
        [home, away].map((side) => `${timetable.sport} ${side}`),
      )
      expect(new Set(sides).size).toBe(sides.length)
    }
  })

  it('every moment has live ones and coming ones of football', () => {
    for (let step = 0; step < 60; step += 1) {
      const football = matches.at(NOON + step * 37_000).filter(({ timetable }) => timetable.sport === 'football')
      expect(football.filter(({ startsAtMs }) => startsAtMs <= NOON + step * 37_000)).toHaveLength(4)
      expect(football).toHaveLength(12)
    }
  })

  it('are over when a side has won two sets or maps, or the fight', () => {
    for (const { timetable, points } of day.values()) {
      if (timetable.minutes !== undefined) continue
      const last = points.at(-1)
      const final = scoreAt({ points }, 1)
      if (final[0] === final[1]) continue
      expect(last?.side).toBe(final[0] > final[1] ? 0 : 1)
    }
  })
})

describe('the prices', () => {
  const quotesOf = (id: string, everyMs: number) => {
    const match = matches.find(id)
    if (!match) throw new Error('no match')
    const from = match.startsAtMs - 10 * MINUTE
    const steps = Math.floor((match.endsAtMs - from) / everyMs)
    return Array.from({ length: steps }, (_, step) => quoted(match, from + step * everyMs))
  }

  it('never pay more than is taken: the chances they imply add up to more than one, whenever bets are taken', () => {
    for (const { id } of [...day.values()].filter((_, index) => index % 9 === 0)) {
      for (const { isOpen, prices } of quotesOf(id, 7_000)) {
        if (!isOpen) continue
        const implied = Object.values(prices).reduce((sum, price) => sum + 100 / price, 0)
        expect(implied).toBeGreaterThan(1)
        for (const price of Object.values(prices)) expect(price).toBeLessThanOrEqual(PRICE_MAX)
      }
    }
  })

  it('move before the match and during it, and are suspended by the beginning and by goals', () => {
    const football = [...day.values()].find(
      ({ timetable, points }) => timetable.sport === 'football' && points.length > 2,
    )
    const quotes = quotesOf(football?.id ?? '', 2_000)
    const before = quotes.filter(({ live }) => !live)
    const during = quotes.filter(({ live }) => live)
    const different = (list: typeof quotes) => new Set(list.map(({ prices }) => JSON.stringify(prices))).size
    expect(different(before)).toBeGreaterThan(5)
    expect(different(during)).toBeGreaterThan(20)
    expect(before.at(-1)?.isOpen).toBe(false)
    expect(before[0]?.isOpen).toBe(true)
    const scores = during.map(({ live }) => live?.score.join())
    const goal = scores.findIndex((score, at) => at > 0 && score !== scores[at - 1])
    expect(during[goal]?.isOpen).toBe(false)
    expect(during.some(({ isOpen }) => isOpen)).toBe(true)
  })

  it('tell nothing of what is still to come: a match with the same score so far has the same price', () => {
    const [one, other] = [matches.find('football-1'), matches.find('football-2')]
    if (!one || !other) throw new Error('no match')
    const none = { points: [], scores: one.scores, id: one.id }
    const at = (match: typeof one) => quoted({ ...match, ...none }, match.startsAtMs + 60_000)
    const [first, second] = [at(one), at({ ...other, startsAtMs: one.startsAtMs, endsAtMs: one.endsAtMs })]
    expect(first.prices).toEqual(second.prices)
    expect(quoted({ ...one, points: [{ side: 0, at: 0.9 }] }, one.startsAtMs + 60_000).prices).toEqual(first.prices)
  })
})

it('of every match exactly one pick wins, which is one of its prices', () => {
  for (const match of day.values()) {
    const { prices } = quoted(match, match.startsAtMs)
    const won = (['home', 'draw', 'away'] as const).filter((pick) => isWon(match, pick))
    expect(won).toHaveLength(1)
    expect(Object.keys(prices)).toContain(won[0])
  }
})

it('each sport has one timetable, and a match lasts shorter than its sides wait', () => {
  expect(new Set(TIMETABLES.map(({ sport }) => sport)).size).toBe(TIMETABLES.length)
})
