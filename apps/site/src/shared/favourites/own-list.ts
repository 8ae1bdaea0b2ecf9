import type { Visit } from '../visit/visit.ts'

/** The lists of games that are a member's own. */
export type OwnList = 'RECENT' | 'FAV'

export function isOwnList(list: string): list is OwnList {
  return list === 'RECENT' || list === 'FAV'
}

/** Whether it is certain that nobody is signed in; before the session is restored it is not. */
export function isVisitor(visit: Visit): boolean {
  const { phase, settled } = visit.session.getState()
  return phase === 'guest' && settled
}

/**
 * Opens the login pop-up for a list that needs an account (docs/product.md 4.9), and leads to `returnTo` afterwards;
 * without it the page stays.
 */
export function askToSignIn(visit: Visit, list: OwnList, returnTo?: string): void {
  visit.popups.open('auth', { tab: 'login', reason: list === 'FAV' ? 'favorite' : 'recent', returnTo })
}
