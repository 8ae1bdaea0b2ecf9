import { expect, test } from 'vitest'
import { maskedEmail, maskedMobile } from './masked.ts'

test('of a number and an address only the ends are shown', () => {
  expect(maskedMobile('639171234567')).toBe('••••567')
  expect(maskedEmail('maria@example.com')).toBe('m••••@example.com')
  expect(maskedEmail('no address')).toBe('••••')
})
