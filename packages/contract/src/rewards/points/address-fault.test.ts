import { expect, test } from 'vitest'
import { addressFault } from './address-fault.ts'

test('a number that can be called and parts with letters or digits are an address', () => {
  for (const phone of ['+63 917 123 4567', '(02) 8123-4567', '٠٥٠١٢٣٤٥٦٧'])
    expect(addressFault('phone', phone)).toBeNull()
  for (const code of ['1200', 'SW1A 1AA', '〒100-0001']) expect(addressFault('postcode', code)).toBeNull()
  expect(addressFault('city', 'مكة')).toBeNull()
})

test('what is empty is missing, and what is no such thing is refused', () => {
  expect(addressFault('city', '  ')).toBe('required')
  for (const phone of ['abc', '12345', 'call 0917 123 4567']) expect(addressFault('phone', phone)).toBe('invalid')
  for (const field of ['name', 'street', 'city', 'postcode'] as const) expect(addressFault(field, '!!')).toBe('invalid')
})
