import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planChart } from './plan.ts'

const categories = ['Mon', 'Tue', 'Wed', 'Thu']
const plan = (values: readonly (number | null)[], direction: 'ltr' | 'rtl' = 'ltr', width = 600) =>
  planChart({
    width,
    height: 240,
    em: 12,
    direction,
    categories: values.map((_, index) => categories[index % 4] ?? ''),
    series: [{ id: 'a', name: 'A', values }],
    formatTick: String,
  })

test('nought is always on the scale, whatever the values', () => {
  for (const values of [[5, 9], [-5, -9], [0, 0], [null, null], [-3, 8], []]) {
    const { ticks, y } = plan(values)
    expect(Math.min(...ticks)).toBeLessThanOrEqual(0)
    expect(Math.max(...ticks)).toBeGreaterThanOrEqual(0)
    expect(y(0)).toBeGreaterThan(0)
  }
})

test('whole units are labelled with whole units, each once, and a chart of zeros with zero alone', () => {
  for (const values of [
    [1, 0],
    [0, 2, 1],
    [-1, 0],
    [3, 7],
  ]) {
    const { ticks } = plan(values)
    expect(ticks.every(Number.isInteger)).toBe(true)
    expect(ticks.length).toBeGreaterThan(1)
  }
  expect(plan([0, 0, null]).ticks).toEqual([0])
  expect(plan([0.5, 0.25]).ticks.some((tick) => !Number.isInteger(tick))).toBe(true)
})

test('from right to left it is mirrored: the scale stands at the right, the first category beside it', () => {
  const [ltr, rtl] = [plan([1, 2, 3, 4]), plan([1, 2, 3, 4], 'rtl')]
  expect(ltr.x(0)).toBeLessThan(ltr.x(3))
  expect(rtl.x(0)).toBeGreaterThan(rtl.x(3))
  expect(rtl.x(0)).toBeCloseTo(600 - ltr.x(0))
  expect(ltr.start).toBeLessThan(ltr.end)
  expect(rtl.start).toBeGreaterThan(rtl.end)
})

test('every place leads to the category it lies in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom('ltr' as const, 'rtl' as const),
      (count, direction) => {
        const made = plan(
          Array.from({ length: count }, (_, index) => index),
          direction,
        )
        for (let index = 0; index < count; index += 1) expect(made.nearest(made.x(index))).toBe(index)
        expect([0, count - 1]).toContain(made.nearest(-1e6))
      },
    ),
  )
})

test('words at the foot do not touch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 280, max: 1200 }), (count, width) => {
      const { written } = plan(
        Array.from({ length: count }, () => 1),
        'ltr',
        width,
      )
      for (const [at, { x }] of written.entries()) {
        const next = written[at + 1]
        if (next !== undefined) expect(next.x - x).toBeGreaterThanOrEqual(3 * 0.62 * 12)
        expect(x).toBeGreaterThanOrEqual((3 * 0.62 * 12) / 2)
        expect(x).toBeLessThanOrEqual(width - (3 * 0.62 * 12) / 2)
      }
    }),
  )
})

test('everything drawn lies in the picture', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 30 }), (values) => {
      const { x, y, top, bottom } = plan(values)
      for (const [index, value] of values.entries()) {
        expect(x(index)).toBeGreaterThan(0)
        expect(x(index)).toBeLessThan(600)
        expect(y(value)).toBeGreaterThanOrEqual(top - 0.001)
        expect(y(value)).toBeLessThanOrEqual(bottom + 0.001)
      }
    }),
  )
})

test('values beyond all measure, and what is no number, do not break the scale', () => {
  for (const values of [
    [1e300, -1e300],
    [Number.NaN, 5],
    [Number.POSITIVE_INFINITY, 5],
    [1e-9, 2e-9],
  ]) {
    const { ticks, y } = plan(values)
    expect(ticks.length).toBeGreaterThan(1)
    expect(ticks.every((tick) => Number.isFinite(tick) && Number.isFinite(y(tick)))).toBe(true)
  }
})
