import { expect, test } from 'vitest'
import { asciiDigits } from './ascii-digits.ts'

const SYSTEMS = [
  ...['arab', 'arabext', 'beng', 'deva', 'fullwide', 'guru', 'khmr', 'knda', 'laoo', 'latn', 'mathbold', 'mathmono'],
  ...['mymr', 'nkoo', 'tamldec', 'telu', 'thai', 'tibt'],
] as const

test.each(SYSTEMS)('the digits of %s are 0 to 9', (system) => {
  const written = [...'0123456789']
    .map((digit) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(Number(digit)))
    .join('')
  expect(asciiDigits(written)).toBe('0123456789')
})

test('what is no digit stays', () => {
  expect(asciiDigits('a٣-½ Ⅳ ๒')).toBe('a3-½ Ⅳ 2')
  expect(asciiDigits('')).toBe('')
})
