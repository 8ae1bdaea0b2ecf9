import type { MemberInfo } from '@livery/contract/member'
import { describe, expect, test } from 'vitest'
import type { SafeStorage } from '../preferences/storage.ts'
import { beginSession, completeSession, createSessionStore, endSession, GUEST, storedToken } from './session-store.ts'

function memory(): SafeStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

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
    const storage = memory()
    beginSession(store, storage, 'secret')
    expect(store.getState()).toEqual({ phase: 'restoring', token: 'secret', member: null })
    completeSession(store, storage, member)
    expect(store.getState()).toEqual({ phase: 'member', token: 'secret', member })
    expect(storedToken(storage)).toBe('secret')
  })

  test('keeps the platform’s keys in storage, and takes only them away', () => {
    const store = createSessionStore()
    const storage = memory()
    storage.set('merchantWallet', 'kept')
    beginSession(store, storage, 'secret')
    completeSession(store, storage, member)
    expect(Object.fromEntries(storage.kept)).toEqual({
      merchantWallet: 'kept',
      token: 'secret',
      account: 'marta',
      nickname: 'Marta',
      customerId: '100001',
      isAgent: 'false',
    })
    endSession(store, storage)
    expect(Object.fromEntries(storage.kept)).toEqual({ merchantWallet: 'kept' })
    expect(store.getState()).toEqual(GUEST)
  })
})
