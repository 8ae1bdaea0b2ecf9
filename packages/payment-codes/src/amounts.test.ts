import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount, rescaled, writeAmount } from './amounts.ts'
import { faultOf } from './testing/fault-of.ts'

const wire = (decimals: number) => ({ numeric: '000', decimals })

describe('amounts', () => {
  test.each([0, 2, 3])('minor units survive a code, at exponent %i', (exponent) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (minor) => {
        expect(readAmount(writeAmount(minor, exponent, wire(exponent)), exponent)).toBe(minor)
      }),
    )
  })

  test.each([
    [422n, 2, 2, '4.22'],
    [5n, 2, 2, '0.05'],
    [100000n, 0, 0, '100000'],
    [1250n, 3, 3, '1.250'],
    // The platform counts rupiah without decimals, the scheme writes two.
    [15000n, 0, 2, '15000.00'],
    [1500000n, 2, 0, '15000'],
  ])('%s at exponent %i in a scheme of %i decimals is %s', (minor, exponent, decimals, text) => {
    expect(writeAmount(minor, exponent, wire(decimals))).toBe(text)
  })

  test('a scheme that writes whole amounts short writes others in full', () => {
    const short = { ...wire(2), isShortWhenWhole: true } as const
    expect(writeAmount(10000n, 2, short)).toBe('100')
    expect(writeAmount(10050n, 2, short)).toBe('100.50')
  })

  test('parts of a unit that a scheme does not write are refused, never rounded', () => {
    expect(faultOf(() => writeAmount(150n, 2, wire(0)))).toBe('AMOUNT 54')
    expect(faultOf(() => rescaled(1n, 8, 6, 'value'))).toBe('AMOUNT value')
    expect(rescaled(150n, 2, 18, 'value')).toBe(1500000000000000000n)
  })

  test.each([0n, -1n])('%s is no amount to pay', (minor) => {
    expect(faultOf(() => writeAmount(minor, 2, wire(2)))).toBe('AMOUNT 54')
  })

  test.each(['0', '0.00', '-1', '1,5', '1e3', '', '1.005', ' 1'])('%j is no amount that is read', (text) => {
    expect(faultOf(() => readAmount(text, 2))).toBe('AMOUNT 54')
  })

  test('zeros beyond the exponent change nothing', () => {
    expect(readAmount('100003.00', 0)).toBe(100003n)
    expect(readAmount('20', 2)).toBe(2000n)
  })
})
