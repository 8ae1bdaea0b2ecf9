import { getExampleNumber } from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { countriesOf, countryOfMobile, formatMobile, mobileFault, nationalDigits } from './mobile-numbers.ts'

const every = countriesOf()

test('every country has a dial code and takes its own numbers, in every way of writing them', () => {
  expect(every.length).toBeGreaterThan(230)
  for (const { countryCode, countryDialingCode } of every) {
    const number = getExampleNumber(countryCode as 'PH', examples)
    if (!number) throw new Error(`no example of ${countryCode}`)
    const digits = number.nationalNumber
    expect(mobileFault(digits, countryDialingCode), countryCode).toBeNull()
    for (const written of [digits, number.formatNational(), number.formatInternational(), number.number]) {
      expect(nationalDigits(written, countryDialingCode), `${countryCode} ${written}`).toBe(digits)
    }
    expect(formatMobile(digits, countryDialingCode).replace(/[^0-9]/g, ''), countryCode).toBe(digits)
    expect(mobileFault(digits.slice(0, 3), countryDialingCode)?.code, countryCode).toMatch(/^mobileLengths?$/)
  }
})

test('a list of countries keeps its order and leaves out what is none', () => {
  expect(countriesOf(['SG', 'XX', 'PH'])).toEqual([
    { countryCode: 'SG', countryDialingCode: '65' },
    { countryCode: 'PH', countryDialingCode: '63' },
  ])
})

test('of countries that share a dial code, the number says which one it is of', () => {
  expect(countryOfMobile('7710009998', '7')).toBe('KZ')
  expect(countryOfMobile('9123456789', '7')).toBe('RU')
  expect(countryOfMobile('771', '7')).toBeUndefined()
})

test('numbers are shown as the country’s people write them, and never lose a digit', () => {
  expect(formatMobile('9171234567', '63')).toBe('917 123 4567')
  expect(formatMobile('917', '63')).toBe('917')
  expect(formatMobile('09171', '63').replace(/ /g, '')).toBe('09171')
  expect(formatMobile('', '63')).toBe('')
  expect(formatMobile('9171234567', '999')).toBe('9171234567')
})
