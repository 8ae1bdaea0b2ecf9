import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageItems } from './page-items.ts'

test('few pages are all shown', () => {
  expect(pageItems(1, 1)).toEqual([1])
  expect(pageItems(3, 9)).toEqual([1, 2, 3, 4, 5, 'gap-end', 8, 9])
  expect(pageItems(4, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(pageItems(1, 0)).toEqual([])
})

test('five around the current page and two at each end', () => {
  expect(pageItems(10, 20)).toEqual([1, 2, 'gap-start', 8, 9, 10, 11, 12, 'gap-end', 19, 20])
  expect(pageItems(20, 20)).toEqual([1, 2, 'gap-start', 16, 17, 18, 19, 20])
})

test('a gap never hides a single page', () => {
  expect(pageItems(6, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 'gap-end', 19, 20])
})

test('always ascending, with the ends and the current page, and gaps of two or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -5, max: 500 }), (total, current) => {
      const items = pageItems(current, total)
      const pages = items.filter((item) => typeof item === 'number')
      expect(pages).toEqual([...pages].sort((a, b) => a - b))
      expect(new Set(items).size).toBe(items.length)
      expect(pages).toContain(1)
      expect(pages).toContain(total)
      expect(pages).toContain(Math.min(Math.max(current, 1), total))
      items.forEach((item, i) => {
        const [before, after] = [items[i - 1], items[i + 1]]
        if (typeof item === 'string') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(item - before).toBe(1)
      })
    }),
  )
})
