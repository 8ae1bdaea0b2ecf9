import { expect, test } from 'vitest'
import { linePath, standsAlone } from './line-path.ts'

const point = (x: number, y: number) => ({ x, y })

test('a line from point to point, broken where nothing is known', () => {
  expect(linePath([point(0, 1), point(2, 2.71444), null, null, point(8, 9), point(10, 0)])).toBe('M0 1L2 2.71M8 9L10 0')
  expect(linePath([])).toBe('')
  expect(linePath([null])).toBe('')
})

test('a point that no line shows is known', () => {
  const values = [1, null, 2, null, 3, 4]
  expect(values.map((_, index) => standsAlone(values, index))).toEqual([true, false, true, false, false, false])
})
