import type { ErrorCode } from '../errors.ts'

/** The providers a visitor may sign in with (docs/product.md 6.1). */
export const SOCIAL_NETWORKS = ['google', 'facebook'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/**
 * Opens in a window of its own. `attempt` names the channel the answer comes back on; `terms=1` says that terms and age
 * were accepted, so that an account may be opened for somebody who has none yet.
 */
export const socialStartPath = (network: SocialNetwork, attempt: string, terms: boolean): string =>
  `/api/auth/social/${network}/start?attempt=${encodeURIComponent(attempt)}${terms ? '&terms=1' : ''}`

/**
 * The BroadcastChannel of an attempt. It reaches the page that opened the window even when the provider's pages have
 * cut the link between the two windows.
 */
export const socialChannel = (attempt: string): string => `livery-social-${attempt}`

/** What comes back: a code for `exchange`, or why there is none. */
export type SocialAnswer = { readonly code: string } | { readonly error: ErrorCode }
