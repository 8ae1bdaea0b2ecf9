import { type Guard, PAGES, type PagePath } from '@livery/contract/pages'
import type { SessionState } from '../shared/visit/session-store.ts'

/**
 * Whether a visitor may see a page, or where to sign in for it; `wait` while it is unknown whether somebody is signed
 * in.
 */
export function verdictOf(guard: Guard, { phase, settled, member }: SessionState): 'pass' | 'wait' | PagePath {
  if (guard === 'everyone') return 'pass'
  if (phase === 'restoring' || (phase === 'guest' && !settled)) return 'wait'
  if (guard === 'agent') return member?.isAgent ? 'pass' : PAGES.agent.path
  return phase === 'member' ? 'pass' : PAGES.home.popups.login
}
