import { expect, test } from 'vitest'
import { firstMerchant } from './first-merchant.ts'

test('the workshop opens with a merchant that is recorded, and with the first one where none is', () => {
  const fresh = { id: 'acme', isRecorded: false }
  expect(firstMerchant([fresh, { id: 'aurora', isRecorded: true }])).toBe('aurora')
  expect(firstMerchant([fresh])).toBe('acme')
  expect(firstMerchant([])).toBe('')
})
