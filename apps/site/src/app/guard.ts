import { type Guard, PAGES, type PagePath } from '@livery/contract/pages'
import type { SessionState } from '../shared/session/session-store.ts'

/** Whether somebody may see a page, or where they sign in for it; `wait` while it is not known who is there. */
export function verdictOf(guard: Guard, { phase, settled, member }: SessionState): 'pass' | 'wait' | PagePath {
  if (guard === 'everyone') return 'pass'
  if (phase === 'restoring' || (phase === 'guest' && !settled)) return 'wait'
  if (guard === 'agent') return member?.isAgent ? 'pass' : PAGES.agent.path
  return phase === 'member' ? 'pass' : PAGES.home.popups.login
}
