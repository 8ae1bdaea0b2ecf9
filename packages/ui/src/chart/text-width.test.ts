import { expect, test } from 'vitest'
import { textWidth } from './text-width.ts'

test('letters, wide letters, and what is drawn on a letter', () => {
  expect(textWidth('')).toBe(0)
  expect(textWidth('20 Nov')).toBeCloseTo(6 * 0.62)
  expect(textWidth('十一月')).toBe(3)
  expect(textWidth('e\u0301')).toBeCloseTo(0.62)
  expect(textWidth('ที่')).toBeCloseTo(0.62)
})
