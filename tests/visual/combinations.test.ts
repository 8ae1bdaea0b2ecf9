import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AXES, combinationName, combinationsOf, opposites, pairsOf, pairwise } from './combinations.ts'

describe('pairwise', () => {
  test('shows every pair of values in a handful of combinations', () => {
    const combinations = pairwise()
    const seen = new Set(combinations.flatMap(pairsOf))
    const values = Object.entries(AXES).map(([axis, list]) => list.map((value) => `${axis}=${value}`))
    for (const [index, list] of values.entries()) {
      for (const a of list) for (const b of values.slice(index + 1).flat()) expect(seen).toContain(`${a} ${b}`)
    }
    expect(combinations.length).toBeLessThanOrEqual(7)
  })

  test('shows every pair that can occur where some cannot', () => {
    const combinations = pairwise(({ merchant, direction }) => merchant !== 'aurora' || direction === 'ltr')
    expect(combinations.every(({ merchant, direction }) => merchant !== 'aurora' || direction === 'ltr')).toBe(true)
    const seen = new Set(combinations.flatMap(pairsOf))
    expect(seen).toContain('merchant=oasis direction=rtl')
    expect(seen).toContain('mode=dark direction=rtl')
  })
})

describe('opposites', () => {
  test('are light and dark, both directions, both viewports, for each component', () => {
    for (let index = 0; index < 24; index += 1) {
      const [one, other] = opposites(index)
      for (const axis of ['merchant', 'mode', 'direction', 'viewport'] as const) expect(one[axis]).not.toBe(other[axis])
    }
  })

  test('show every pair of values over a dozen components', () => {
    const combinations = Array.from({ length: 12 }, (_, index) => opposites(index)).flat()
    expect(new Set(combinations.flatMap(pairsOf))).toEqual(new Set(pairwise().flatMap(pairsOf)))
    expect(new Set(combinations.map(combinationName)).size).toBeGreaterThan(8)
  })
})

test('the components of the design system show every pair of values between them', () => {
  const sources = join(import.meta.dirname, '../../packages/ui/src')
  const components = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => name.replace(/^.*\//, '').replace('.stories.tsx', ''))
  expect(components.length).toBeGreaterThan(20)
  const seen = new Set(components.flatMap((component) => combinationsOf(component).flatMap(pairsOf)))
  expect([...new Set(pairwise().flatMap(pairsOf))].filter((pair) => !seen.has(pair))).toEqual([])
})
