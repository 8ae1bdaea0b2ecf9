import type { Site } from '../site/site.ts'

/** The lists of games that are a member's own. */
export type OwnList = 'RECENT' | 'FAV'

export function isOwnList(list: string): list is OwnList {
  return list === 'RECENT' || list === 'FAV'
}

/** Whether somebody is known to have no account here; who may still turn out to be a member is none. */
export function isVisitor(site: Site): boolean {
  const { phase, settled } = site.session.getState()
  return phase === 'guest' && settled
}

/**
 * Opens the login pop-up for a list that needs an account (docs/product.md 4.9), and leads to `wanted` afterwards;
 * without it one stays where one is.
 */
export function askToSignIn(site: Site, list: OwnList, wanted?: string): void {
  site.popups.open('auth', { tab: 'login', reason: list === 'FAV' ? 'favorite' : 'recent', wanted })
}
