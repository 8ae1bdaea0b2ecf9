import type { Audience } from '@livery/contract/messages/announcements'
import type { SessionState } from '../../../shared/visit/session-store.ts'

/** The audience of this visit: A a member, F a member on the first visit, B a visitor; null while unknown. */
export function audienceOf({ phase, settled, afterLogin }: SessionState): Audience | null {
  if (phase === 'member') return afterLogin === 'first' ? 'F' : 'A'
  return phase === 'guest' && settled ? 'B' : null
}
