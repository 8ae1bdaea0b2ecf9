import type { Fixture } from '@livery/contract/games/feed'
import { expect, test } from 'vitest'
import { nextOf } from './next-of.ts'

const match = (id: string, startsAt: string, more: Partial<Fixture> = {}) =>
  ({ id, startsAt, isOpen: true, ...more }) as Fixture

test('the next four matches that take bets, of all sports, in the order of their beginning', () => {
  const fixtures = [
    match('late', '2026-11-27T21:00:00Z'),
    match('second', '2026-11-27T18:30:00+00:00'),
    match('played', '2026-11-27T17:00:00Z', { live: { clock: 12 } as never }),
    match('suspended', '2026-11-27T18:05:00Z', { isOpen: false }),
    match('first', '2026-11-27T18:10:00Z'),
    match('fourth', '2026-11-27T20:00:00Z'),
    match('third', '2026-11-27T19:00:00Z'),
  ]
  expect(nextOf(fixtures).map(({ id }) => id)).toEqual(['first', 'second', 'third', 'fourth'])
})
