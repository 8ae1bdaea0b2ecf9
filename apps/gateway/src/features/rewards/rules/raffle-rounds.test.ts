import { expect, test } from 'vitest'
import { merchantWith } from '../testing/merchant-with.ts'
import { programmesOf } from './compiled.ts'
import { judge } from './judge.ts'
import { localMoment } from './moments.ts'
import { openTimes, roundAt, type StatedRaffle } from './raffle-rounds.ts'

const raffle = (opens: string, closes: string, draws: string) => ({ id: 'r', opens, closes, draws }) as StatedRaffle
const iso = (ms: number) => new Date(ms).toISOString()
const timesOf = (stated: StatedRaffle, timeZone: string, at: string, weeks = 0) => {
  const round = roundAt(stated, timeZone, Date.parse(at), weeks)
  return round && [round.id, iso(round.opensMs), iso(round.closesMs), iso(round.drawsMs)]
}

test('a raffle opens, closes and draws every week by the merchant’s clock, or once', () => {
  const weekly = raffle('MO 00:00', 'SU 20:00', 'SU 21:00')
  const week = ['r.2026-11-23', '2026-11-22T16:00:00.000Z', '2026-11-29T12:00:00.000Z', '2026-11-29T13:00:00.000Z']
  expect(timesOf(weekly, 'Asia/Manila', '2026-11-25T00:00:00Z')).toEqual(week)
  expect(timesOf(weekly, 'Asia/Manila', '2026-11-22T16:00:00Z')).toEqual(week)
  expect(timesOf(weekly, 'Asia/Manila', '2026-11-22T15:59:59Z')?.[0]).toBe('r.2026-11-16')
  expect(timesOf(weekly, 'Asia/Manila', '2026-11-25T00:00:00Z', -1)?.[0]).toBe('r.2026-11-16')
  const over = raffle('TH 22:00', 'TH 20:00', 'TH 21:00')
  expect(timesOf(over, 'Asia/Kuwait', '2026-11-25T00:00:00Z')).toEqual([
    ...['r.2026-11-19', '2026-11-19T19:00:00.000Z', '2026-11-26T17:00:00.000Z', '2026-11-26T18:00:00.000Z'],
  ])
  // A week in which clocks are put back has an hour more.
  expect(timesOf(raffle('MO 00:00', 'SU 20:00', 'SU 20:00'), 'Europe/Paris', '2026-10-22T00:00:00Z')).toEqual([
    ...['r.2026-10-19', '2026-10-18T22:00:00.000Z', '2026-10-25T19:00:00.000Z', '2026-10-25T19:00:00.000Z'],
  ])
  const once = raffle('2026-12-01T10:00', '2026-12-24T18:00', '2026-12-24T20:00')
  expect(timesOf(once, 'Asia/Manila', '2020-01-01T00:00:00Z')?.[0]).toBe('r')
  expect(timesOf(once, 'Asia/Manila', '2020-01-01T00:00:00Z', 1)).toBeNull()
})

test('facts count for tickets while their raffle opens, until it closes', () => {
  const outcome = (stated: StatedRaffle, at: string) => {
    const programme = {
      ...{ id: 'p', name: { EN: 'P' }, trigger: { on: 'signIn' }, budget: { amount: '9', per: 'ever' } },
      reward: { kind: 'tickets', amount: '1', raffle: 'r' },
    }
    const merchant = merchantWith([programme] as never, { raffles: [stated] } as never)
    const [compiled] = programmesOf(merchant)
    const atMs = Date.parse(at)
    const member = { level: 0, createdMs: 0, language: null, joinedMs: new Map() }
    const judged = judge(
      compiled!,
      { kind: 'signIn', key: 'k', memberId: '1', atMs },
      member,
      localMoment(atMs, 'Asia/Manila'),
    )
    return judged.outcome === 'refused' ? judged.reason : judged.outcome
  }
  const weekly = raffle('MO 00:00', 'SU 20:00', 'SU 21:00')
  expect(outcome(weekly, '2026-11-29T11:59:00Z')).toBe('given')
  expect(outcome(weekly, '2026-11-29T12:00:00Z')).toBe('hours')
  const once = raffle('2026-12-01T10:00', '2026-12-24T18:00', '2026-12-24T20:00')
  expect(outcome(once, '2026-12-01T01:59:00Z')).toBe('early')
  expect(outcome(once, '2026-12-01T02:00:00Z')).toBe('given')
  expect(outcome(once, '2026-12-24T10:00:00Z')).toBe('late')
  expect(openTimes({ timeZone: 'Asia/Manila', raffles: [] }, 'r').hours).toBeNull()
})
