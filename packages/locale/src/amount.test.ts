import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AmountError, fromMinor, shortestFromMinor, toMinor } from './amount.ts'

const exponents = fc.integer({ min: 0, max: 4 })
/** Far beyond 2^53, where floats stop counting. */
const minors = fc.bigInt({ min: -(10n ** 26n), max: 10n ** 26n })

function codeOf(run: () => unknown): string {
  try {
    run()
    return 'nothing thrown'
  } catch (error) {
    return error instanceof AmountError ? error.code : String(error)
  }
}

describe('amounts', () => {
  test('minor units survive the way to a decimal string and back, at any size and exponent', () => {
    fc.assert(
      fc.property(minors, exponents, (minor, exponent) => toMinor(fromMinor(minor, exponent), exponent) === minor),
    )
  })

  test('the decimal string has exactly the exponent’s decimals', () => {
    fc.assert(
      fc.property(minors, exponents, (minor, exponent) => {
        expect(fromMinor(minor, exponent)).toMatch(new RegExp(`^-?\\d+${exponent ? `\\.\\d{${exponent}}` : ''}$`))
      }),
    )
  })

  test('adding minor units equals adding decimals beyond 2^53', () => {
    expect(toMinor('90071992547409.93', 2) + 1n).toBe(9007199254740994n)
    expect(fromMinor(toMinor('99999999999999999999.999', 3) + 1n, 3)).toBe('100000000000000000000.000')
  })

  test.each([
    ['0', 2, 0n],
    ['-0.00', 2, 0n],
    ['1', 0, 1n],
    ['1.5', 3, 1500n],
    ['1.500', 2, 150n],
    ['-0.05', 2, -5n],
    ['007', 0, 7n],
  ])('%s with %i decimals is %s minor units', (decimal, exponent, minor) => {
    expect(toMinor(decimal, exponent)).toBe(minor)
  })

  test.each(['', ' ', '1,5', '1.', '.5', '+1', '1e3', '0x10', '١٢', 'NaN', '1 000', '--1', '9'.repeat(31)])(
    'refuses %j as no amount',
    (decimal) => {
      expect(codeOf(() => toMinor(decimal, 2))).toBe('AMOUNT_FORMAT')
    },
  )

  test('refuses more decimals than the currency has, and odd exponents', () => {
    expect(codeOf(() => toMinor('1.005', 2))).toBe('AMOUNT_PRECISION')
    expect(codeOf(() => toMinor('0.1', 0))).toBe('AMOUNT_PRECISION')
    expect(codeOf(() => toMinor('1', 1.5))).toBe('AMOUNT_EXPONENT')
    expect(codeOf(() => fromMinor(1n, -1))).toBe('AMOUNT_EXPONENT')
  })
})

test.each([
  [150n, 2, '1.5'],
  [100n, 2, '1'],
  [10_000n, 2, '100'],
  [-50n, 2, '-0.5'],
  [0n, 8, '0'],
  [100n, 0, '100'],
])('%s with %i decimals is shortest as %s', (minor, exponent, text) => {
  expect(shortestFromMinor(minor, exponent)).toBe(text)
})
