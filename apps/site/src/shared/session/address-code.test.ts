import { expect, test } from 'vitest'
import { withoutCode } from './address-code.ts'

test('a code is taken out of the address, and nothing else', () => {
  expect(withoutCode('https://aurora.example/rng?vassalage=PG&token=abc-123&lang=EN#top')).toEqual({
    address: '/rng?vassalage=PG&lang=EN#top',
    code: 'abc-123',
  })
  expect(withoutCode('https://aurora.example/?token=')).toEqual({ address: '/', code: '' })
  expect(withoutCode('https://aurora.example/?tokens=1')).toBeNull()
})
