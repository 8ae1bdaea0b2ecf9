import { expect, test } from 'vitest'
import { readPaymentLogo, readPaymentMark, readVendorLogo } from './read-logo.ts'

const logo = { text: 'Two Words', face: 'slab', emblem: 'crown', palette: ['#112233', '#AABBCC'] }
const vendor = (change: object) => () => readVendorLogo(JSON.stringify({ logo: { ...logo, ...change } }))

test('a vendor’s logo is read from its manifest', () => {
  expect(vendor({})()).toEqual(logo)
  expect(readVendorLogo('{}')).toBeNull()
})

test.each([
  [{ text: '' }, 'logo.text'],
  [{ face: 'gothic' }, 'logo.face'],
  [{ emblem: 'dragon' }, 'logo.emblem'],
  [{ palette: ['#112233'] }, 'logo.palette'],
  [{ palette: ['#112233', 'red'] }, 'logo.palette[1]'],
])('a fault of a vendor’s logo is named: %j', (change, key) => {
  expect(vendor(change)).toThrow(key)
})

test('the logo of a way to pay is read from its files', () => {
  expect(readPaymentLogo('{"text":"Pay","colour":"#112233"}')).toEqual({ text: 'Pay', colour: '#112233' })
  expect(() => readPaymentLogo('{"text":"Pay"}')).toThrow('colour')
  expect(readPaymentMark('{"deposit":{"kind":"qr"}}')).toBe('qr')
  expect(readPaymentMark('{}')).toBe('transfer')
  expect(() => readPaymentMark('{"deposit":{"kind":"barter"}}')).toThrow('deposit.kind')
})
