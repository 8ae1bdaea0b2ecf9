import { expect, test } from 'vitest'
import { upcoming } from './upcoming.ts'

test('a draw that is over is followed by the next of its rhythm, never by one that is over too', () => {
  const draw = { gameCode: 'one', drawsAt: '2026-01-01T00:01:00Z', everySeconds: 60 }
  const at = (time: string) => new Date(upcoming(draw, Date.parse(`2026-01-01T${time}Z`))).toISOString().slice(11, 19)
  expect(at('00:00:10')).toBe('00:01:00')
  expect(at('00:00:59')).toBe('00:01:00')
  expect(at('00:01:00')).toBe('00:02:00')
  expect(at('00:07:30')).toBe('00:08:00')
})
