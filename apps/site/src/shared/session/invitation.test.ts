import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.fixture.ts'
import { recallInvitation, rememberInvitation } from './invitation.ts'

test('codes of an address last for the visit, and a page without them takes none away', () => {
  const storage = memoryStorage()
  rememberInvitation(storage, '?affiliateCode=agent&referralCode=FRIEND&page=2')
  rememberInvitation(storage, '')
  expect(recallInvitation(storage)).toEqual({ affiliateCode: 'agent', referralCode: 'FRIEND' })
})

test('an address without codes, with empty or endless ones leaves none', () => {
  const storage = memoryStorage()
  rememberInvitation(storage, `?affiliateCode=&referralCode=${'x'.repeat(65)}`)
  expect(recallInvitation(storage)).toEqual({})
})
