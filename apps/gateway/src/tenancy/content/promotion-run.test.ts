import { describe, expect, test } from 'vitest'
import { promotionRun } from './promotion-run.ts'

/** 2026-11-23 is a Monday. */
const at = (moment: string) => Date.parse(moment)
const weekend = { weekly: [{ from: 'FR 12:00', to: 'MO 00:00' }] }

describe('a promotion of every weekend', () => {
  test('runs next from Friday noon by the merchant’s clock', () => {
    expect(promotionRun(weekend, 'Asia/Manila', at('2026-11-23T10:00Z'))).toEqual({
      startsAt: '2026-11-27T04:00:00.000Z',
      endsAt: '2026-11-29T16:00:00.000Z',
    })
  })

  test('runs until the night to Monday', () => {
    expect(promotionRun(weekend, 'Asia/Manila', at('2026-11-29T15:59Z'))).toEqual({
      startsAt: null,
      endsAt: '2026-11-29T16:00:00.000Z',
    })
  })

  test('is over at the minute of its end, and the next one is a week later', () => {
    expect(promotionRun(weekend, 'Asia/Manila', at('2026-11-29T16:00Z'))?.startsAt).toBe('2026-12-04T04:00:00.000Z')
  })

  test('does not begin again after its last day', () => {
    const last = { ...weekend, endsAt: '2026-11-28T00:00Z' }
    expect(promotionRun(last, 'Asia/Manila', at('2026-11-27T05:00Z'))?.endsAt).toBe('2026-11-28T00:00:00.000Z')
    expect(promotionRun({ ...weekend, endsAt: '2026-11-26T00:00Z' }, 'UTC', at('2026-11-24T00:00Z'))).toBeUndefined()
  })
})

test('a window over the end of the week runs on Monday morning too', () => {
  const night = { weekly: [{ from: 'SU 22:00', to: 'MO 06:00' }] }
  expect(promotionRun(night, 'UTC', at('2026-11-23T05:00Z'))).toEqual({
    startsAt: null,
    endsAt: '2026-11-23T06:00:00.000Z',
  })
})

test('an evening begins at the same hour of the clock when summer time ends', () => {
  const evening = { weekly: [{ from: 'SU 20:00', to: 'SU 21:00' }] }
  expect(promotionRun(evening, 'Europe/London', at('2026-10-23T00:00Z'))?.startsAt).toBe('2026-10-25T20:00:00.000Z')
  expect(promotionRun(evening, 'Europe/London', at('2026-10-16T00:00Z'))?.startsAt).toBe('2026-10-18T19:00:00.000Z')
})

test('of several windows the nearest counts', () => {
  const twice = {
    weekly: [
      { from: 'SA 00:00', to: 'SA 06:00' },
      { from: 'TU 00:00', to: 'TU 06:00' },
    ],
  }
  expect(promotionRun(twice, 'UTC', at('2026-11-23T00:00Z'))?.startsAt).toBe('2026-11-24T00:00:00.000Z')
})

test('without windows it lasts until it ends, and without an end nothing is said', () => {
  expect(promotionRun({ endsAt: '2026-12-01T00:00Z' }, 'UTC', at('2026-11-23T00:00Z'))).toEqual({
    startsAt: null,
    endsAt: '2026-12-01T00:00:00.000Z',
  })
  expect(promotionRun({}, 'UTC', at('2026-11-23T00:00Z'))).toBeUndefined()
})

const inJanuary = (from: string, to: string) => promotionRun({ weekly: [{ from, to }] }, 'UTC', at('2026-01-01T00:00Z'))

test('weekly.from: a later one begins later', () => {
  expect(inJanuary('FR 06:00', 'FR 12:00')?.startsAt).toBe('2026-01-02T06:00:00.000Z')
  expect(inJanuary('FR 07:00', 'FR 12:00')?.startsAt).toBe('2026-01-02T07:00:00.000Z')
})

test('weekly.to: a later one lasts longer', () => {
  expect(inJanuary('FR 06:00', 'FR 12:00')?.endsAt).toBe('2026-01-02T12:00:00.000Z')
  expect(inJanuary('FR 06:00', 'FR 13:00')?.endsAt).toBe('2026-01-02T13:00:00.000Z')
})
