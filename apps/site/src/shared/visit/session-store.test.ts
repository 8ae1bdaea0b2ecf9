import type { MemberInfo } from '@livery/contract/account'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.fixture.ts'
import { beginSession, completeSession, createSessionStore, endSession, GUEST, storedToken } from './session-store.ts'

const member: MemberInfo = {
  id: '100001',
  account: 'marta',
  nickname: 'Marta',
  type: 0,
  isAgent: false,
  isTrial: false,
  avatarUrl: null,
  vipLabelName: null,
  vipRankLevel: 0,
  currency: 'PHP',
  unreadMessage: 0,
  balance: '12.50',
}

describe('the session', () => {
  test('is signed in only once the member is known', () => {
    const store = createSessionStore()
    const storage = memoryStorage()
    beginSession(store, storage, 'secret')
    expect(store.getState()).toMatchObject({ phase: 'restoring', token: 'secret', member: null, settled: false })
    completeSession(store, storage, member)
    expect(store.getState()).toMatchObject({ phase: 'member', token: 'secret', member, settled: true })
    expect(storedToken(storage)).toBe('secret')
  })

  test('keeps the platform’s keys in storage, and takes only them away', () => {
    const store = createSessionStore()
    const storage = memoryStorage()
    storage.set('merchantWallet', 'of the member')
    storage.set('another', 'kept')
    beginSession(store, storage, 'secret')
    completeSession(store, storage, member)
    expect(Object.fromEntries(storage.entries)).toEqual({
      merchantWallet: 'of the member',
      another: 'kept',
      token: 'secret',
      account: 'marta',
      nickname: 'Marta',
      customerId: '100001',
      isAgent: 'false',
    })
    endSession(store, storage)
    expect(Object.fromEntries(storage.entries)).toEqual({ another: 'kept' })
    expect(store.getState()).toEqual({ ...GUEST, settled: true })
  })
})
