import { expect, test } from 'vitest'
import { maskedAccount, maskedEmail, maskedMobile } from './masked.ts'

test('of a number, an address and a name only the ends are shown', () => {
  expect(maskedMobile('639171234567')).toBe('••••567')
  expect(maskedEmail('maria@example.com')).toBe('m••••@example.com')
  expect(maskedEmail('no address')).toBe('••••')
  expect(maskedAccount('leader88')).toBe('le••••8')
  expect(maskedAccount('abc')).toBe('a••••')
})
