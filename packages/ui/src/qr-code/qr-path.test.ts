import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QR_LEVELS } from './levels.ts'
import { QUIET_ZONE, qrPath } from './qr-path.ts'
import { readBack } from './testing/read-path.ts'

test.each(QR_LEVELS)('another program reads what was written, at level %s', (level) => {
  expect(readBack('https://app.aurora.example/android?ref=A1B2', level)).toBe(
    'https://app.aurora.example/android?ref=A1B2',
  )
})

test('whatever the address', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      expect(readBack(url, 'M')).toBe(url)
    }),
    { numRuns: 15 },
  )
})

test('four light modules stand around it', () => {
  const { path, side } = qrPath('x', 'M')
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => [Number(x), Number(y), Number(run)])
  expect(Math.min(...starts.map(([x = 0]) => x))).toBe(QUIET_ZONE)
  expect(Math.max(...starts.map(([x = 0, , run = 0]) => x + run))).toBe(side - QUIET_ZONE)
})

test('a logo covers whole modules in the very middle, and no more than a fifth of the side', () => {
  for (const text of ['a', 'https://app.example/android', 'x'.repeat(600)]) {
    const { path, side, logo } = qrPath(text, 'H', true)
    if (!logo) throw new Error('no room for a logo')
    expect(logo.at * 2 + logo.side).toBe(side)
    expect(Number.isInteger(logo.at)).toBe(true)
    expect(logo.side / (side - 2 * QUIET_ZONE)).toBeLessThanOrEqual(0.2)
    const under = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)]
      .map(([, x, y, run]) => [Number(x), Number(y), Number(run)] as const)
      .filter(([x, y, run]) => y >= logo.at && y < logo.at + logo.side && x < logo.at + logo.side && x + run > logo.at)
    expect(under).toEqual([])
  }
})

test('what is too long is refused', () => {
  expect(qrPath('x'.repeat(2953), 'L').side).toBe(177 + 2 * QUIET_ZONE)
  expect(() => qrPath('x'.repeat(2954), 'L')).toThrow(RangeError)
  expect(() => qrPath('x'.repeat(1274), 'H', true)).toThrow(RangeError)
})
