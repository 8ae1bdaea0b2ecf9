import type { ErrorCode } from '../errors.ts'

/** The providers a visitor may sign in with (docs/product.md 6.1). */
export const SOCIAL_NETWORKS = ['google', 'facebook'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/**
 * Opens in its own window. `attempt` names the channel for the answer; `terms=1` states that terms and age were
 * accepted, so that an account may be opened for a new person.
 */
export const socialStartPath = (network: SocialNetwork, attempt: string, terms: boolean): string =>
  `/api/auth/social/${network}/start?attempt=${encodeURIComponent(attempt)}${terms ? '&terms=1' : ''}`

/**
 * The BroadcastChannel of an attempt. It reaches the page that opened the window even when the provider's pages have
 * cut the link between the two windows.
 */
export const socialChannel = (attempt: string): string => `livery-social-${attempt}`

/** The result: a code for `exchange`, or the reason why there is none. */
export type SocialAnswer = { readonly code: string } | { readonly error: ErrorCode }
