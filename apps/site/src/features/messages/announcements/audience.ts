import type { Audience } from '@livery/contract/lobby'
import type { SessionState } from '../../../shared/session/session-store.ts'

/** Whom an announcement finds here: A a member, F one who came in for the first time, B a visitor; null: not known yet. */
export function audienceOf({ phase, settled, afterLogin }: SessionState): Audience | null {
  if (phase === 'member') return afterLogin === 'first' ? 'F' : 'A'
  return phase === 'guest' && settled ? 'B' : null
}
