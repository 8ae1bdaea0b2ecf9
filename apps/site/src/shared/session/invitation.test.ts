import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.fixture.ts'
import { forgetInvitation, recallInvitation, rememberInvitation } from './invitation.ts'

const DAY_MS = 86_400_000

test('codes of an address last until the registration, and a page without them takes none away', () => {
  const storage = memoryStorage()
  rememberInvitation(storage, '?affiliateCode=agent&referralCode=FRIEND&page=2')
  rememberInvitation(storage, '')
  expect(recallInvitation(storage)).toEqual({ affiliateCode: 'agent', referralCode: 'FRIEND' })
  forgetInvitation(storage)
  expect(recallInvitation(storage)).toEqual({})
})

test('who comes back within thirty days still has them, and later no more', () => {
  const storage = memoryStorage()
  rememberInvitation(storage, '?referralCode=A B', 0)
  expect(recallInvitation(storage, 30 * DAY_MS - 1)).toEqual({ referralCode: 'A B' })
  expect(recallInvitation(storage, 30 * DAY_MS)).toEqual({})
})

test('an address without codes, with empty or endless ones leaves none', () => {
  const storage = memoryStorage()
  rememberInvitation(storage, `?affiliateCode=&referralCode=${'x'.repeat(65)}`)
  expect(recallInvitation(storage)).toEqual({})
})
