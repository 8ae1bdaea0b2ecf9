import type { MemberInfo } from '@livery/contract/member'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeStorage } from '../preferences/storage.ts'

/** `restoring`: a token was found and the gateway is being asked whose it is. */
export type SessionPhase = 'guest' | 'restoring' | 'member'

export interface SessionState {
  readonly phase: SessionPhase
  readonly token: string | null
  readonly member: MemberInfo | null
}

export type SessionStore = StoreApi<SessionState>

/** The keys the platform keeps in session storage (specification, section 3). */
const SESSION_KEYS = ['token', 'account', 'nickname', 'customerId', 'isAgent'] as const

export const GUEST: SessionState = { phase: 'guest', token: null, member: null }

/** Starts as a guest on both sides, so that the first render is the same; `restoreSession` follows after hydration. */
export function createSessionStore(): SessionStore {
  return createStore<SessionState>()(() => GUEST)
}

/** The token a former page of this tab left, or null. */
export function storedToken(storage: SafeStorage): string | null {
  return storage.get('token')
}

/** A token is known, its member not yet. */
export function beginSession(store: SessionStore, storage: SafeStorage, token: string): void {
  storage.set('token', token)
  store.setState({ phase: 'restoring', token, member: null })
}

/** The member is known: signed in. */
export function completeSession(store: SessionStore, storage: SafeStorage, member: MemberInfo): void {
  storage.set('account', member.account)
  storage.set('nickname', member.nickname)
  storage.set('customerId', member.id)
  storage.set('isAgent', String(member.isAgent))
  store.setState({ phase: 'member', member })
}

/** Signed out here: session storage is emptied of what is ours; `merchantCode` lives in local storage and stays. */
export function endSession(store: SessionStore, storage: SafeStorage): void {
  for (const key of SESSION_KEYS) storage.remove(key)
  store.setState(GUEST)
}
