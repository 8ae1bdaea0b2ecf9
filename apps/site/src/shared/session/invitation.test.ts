import { expect, test } from 'vitest'
import { recallInvitation, rememberInvitation } from './invitation.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}

test('codes of an address last for the visit, and a page without them takes none away', () => {
  const storage = memory()
  rememberInvitation(storage, '?affiliateCode=agent&referralCode=FRIEND&page=2')
  rememberInvitation(storage, '')
  expect(recallInvitation(storage)).toEqual({ affiliateCode: 'agent', referralCode: 'FRIEND' })
})

test('an address without codes, with empty or endless ones leaves none', () => {
  const storage = memory()
  rememberInvitation(storage, `?affiliateCode=&referralCode=${'x'.repeat(65)}`)
  expect(recallInvitation(storage)).toEqual({})
})
