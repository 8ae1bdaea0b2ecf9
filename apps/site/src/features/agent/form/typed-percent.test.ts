import { expect, test } from 'vitest'
import { typedPercent } from './typed-percent.ts'

test.each([
  ['1.5', '1.5'],
  [' 1,25 % ', '1.25'],
  ['١٫٥٪', '1.5'],
  ['.5', '0.5'],
  ['2.', '2'],
  ['1.555', null],
  ['', null],
  ['-1', null],
  ['much', null],
])('%s is %s percent', (typed, percent) => expect(typedPercent(typed)).toBe(percent))
