import { expect, test } from 'vitest'
import { parseHex, type Rgb } from '../color/rgb.ts'
import { colorName } from './color-name.ts'

test.each([
  ['#ffffff', 'white'],
  ['#000000', 'black'],
  ['#808080', 'grey'],
  ['#7c3aed', 'violet'],
  ['#f59e0b', 'amber'],
  ['#dc2626', 'red'],
  ['#16a34a', 'green'],
  ['#1e3a8a', 'dark blue'],
  ['#7a4a00', 'brown'],
  ['#fce7f3', 'pale magenta'],
])('%s is called %s', (hex, name) => {
  expect(colorName(parseHex(hex) as Rgb)).toBe(name)
})
