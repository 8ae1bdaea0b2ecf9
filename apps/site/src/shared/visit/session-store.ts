import type { MemberInfo } from '@livery/contract/account'
import type { SignInWay } from '@livery/contract/auth/sessions'
import { OWN_ROWS_KEY, TOKEN_KEY } from '@livery/contract/early-session'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeStorage } from '../storage/storage.ts'

/** `restoring`: there is a token, but its member is not loaded yet, or its password must be changed first. */
export type SessionPhase = 'guest' | 'restoring' | 'member'

export interface SessionState {
  readonly phase: SessionPhase
  readonly token: string | null
  readonly member: MemberInfo | null
  /** Whether this page knows who is signed in; until then a guest may turn out to be a member. */
  readonly settled: boolean
  /** The gateway was asked for the member and gave no answer; it is asked again after a while, or by `retrySession`. */
  readonly unanswered: boolean
  /** The member is being signed out: no more calls are made with the token, and a refused one is not reported. */
  readonly leaving: boolean
  /** How the member signed in since this page was opened; greetings depend on it. */
  readonly afterLogin: 'first' | 'again' | null
  /** The way in that opened the session on this page; null where it was taken over from an earlier one. */
  readonly enteredBy: SignInWay | null
}

export type SessionStore = StoreApi<SessionState>

/** What a member has typed for a deposit, which is deleted after the sign-out. */
export const DEPOSIT_DRAFT_KEY = 'depositDraft'

/** What a member has typed in the chat and not sent, which is deleted after the sign-out. */
export const CHAT_DRAFTS_KEY = 'chatDrafts'

/** The keys the platform keeps in session storage (docs/product.md 12.7), and drafts. */
const SESSION_KEYS = [
  TOKEN_KEY,
  OWN_ROWS_KEY,
  'account',
  'nickname',
  'customerId',
  'isAgent',
  'validate',
  'merchantWallet',
  DEPOSIT_DRAFT_KEY,
  CHAT_DRAFTS_KEY,
] as const

/** Values typed into the forms for signing in and registering, which are deleted after the sign-in. */
export const DRAFTS_KEY = 'drafts'

export const GUEST: SessionState = {
  phase: 'guest',
  token: null,
  member: null,
  settled: false,
  unanswered: false,
  leaving: false,
  afterLogin: null,
  enteredBy: null,
}

/**
 * Starts as a guest on server and browser, so that the first render is the same; `restoreSession` follows after
 * hydration.
 */
export function createSessionStore(): SessionStore {
  return createStore<SessionState>()(() => GUEST)
}

/** The token that an earlier page of this tab stored, or null. */
export function storedToken(storage: SafeStorage): string | null {
  return storage.get(TOKEN_KEY)
}

/** A token is known, but its member is not loaded yet. */
export function beginSession(store: SessionStore, storage: SafeStorage, token: string): void {
  storage.set(TOKEN_KEY, token)
  store.setState({ phase: 'restoring', token, member: null })
}

/** The gateway gave no answer about the member; resolves when somebody wants it to be asked again at once. */
export function untilRetried(store: SessionStore): Promise<void> {
  store.setState({ unanswered: true })
  return new Promise((resolve) => {
    const unfollow = store.subscribe(({ unanswered }) => {
      if (unanswered) return
      unfollow()
      resolve()
    })
  })
}

export function retrySession(store: SessionStore): void {
  store.setState({ unanswered: false })
}

/** The session goes on under a new token, after a change of the password. */
export function renewSession(store: SessionStore, storage: SafeStorage, token: string): void {
  storage.set(TOKEN_KEY, token)
  store.setState({ token })
}

/** Whether an earlier page of this tab was left while the password had to be changed. */
export function mustChangePassword(storage: SafeStorage): boolean {
  return storage.get('validate') === 'password'
}

/** The token can be used for nothing but changing the password, also after a reload. */
export function requirePasswordChange(storage: SafeStorage, owes: boolean): void {
  if (owes) storage.set('validate', 'password')
  else storage.remove('validate')
}

/** The member is loaded: signed in. */
export function completeSession(store: SessionStore, storage: SafeStorage, member: MemberInfo): void {
  storage.remove(DRAFTS_KEY)
  storage.set('account', member.account)
  storage.set('nickname', member.nickname)
  storage.set('customerId', member.id)
  storage.set('isAgent', String(member.isAgent))
  store.setState({ phase: 'member', member, settled: true, unanswered: false })
}

/** The member is being signed out, or could not be and stays. */
export function leaveSession(store: SessionStore, leaving: boolean): void {
  store.setState({ leaving })
}

/** Nobody is signed in any more: the member's stored data is deleted. */
export function endSession(store: SessionStore, storage: SafeStorage): void {
  for (const key of SESSION_KEYS) storage.remove(key)
  store.setState({ ...GUEST, settled: true })
}
