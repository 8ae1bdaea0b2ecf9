import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DialCountry, readPhone } from './read-phone.ts'

const COUNTRIES: DialCountry[] = [
  { region: 'US', dialCode: '1', name: 'United States' },
  { region: 'CA', dialCode: '1', name: 'Canada' },
  { region: 'PH', dialCode: '63', name: 'Philippines' },
  { region: 'KW', dialCode: '965', name: 'Kuwait' },
  { region: 'DO', dialCode: '1809', name: 'Dominican Republic' },
]

test.each([
  ['917 123 4567', 'PH', { region: 'PH', number: '9171234567' }],
  ['(0917) 123-4567', 'PH', { region: 'PH', number: '09171234567' }],
  ['+965 5000 1234', 'PH', { region: 'KW', number: '50001234' }],
  ['00965 5000 1234', 'PH', { region: 'KW', number: '50001234' }],
  ['+١ ٨٠٩ ٥٥٥', 'PH', { region: 'DO', number: '555' }],
  ['+1 416 555', 'CA', { region: 'CA', number: '416555' }],
  ['+1 416 555', 'KW', { region: 'US', number: '416555' }],
  ['+999 1', 'PH', { region: 'PH', number: '9991' }],
  ['+', 'PH', { region: 'PH', number: '' }],
  ['०९१७', 'PH', { region: 'PH', number: '0917' }],
  ['', 'PH', { region: 'PH', number: '' }],
])('%j in %s', (text, region, value) => {
  expect(readPhone(text, region, COUNTRIES)).toEqual(value)
})

test('a number is digits, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readPhone(text, 'PH', COUNTRIES).number).toMatch(/^\d*$/)
    }),
  )
})
