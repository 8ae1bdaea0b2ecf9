import type { SessionState, SessionStore } from '../visit/session-store.ts'
import { mustChangePassword } from '../visit/session-store.ts'
import type { Visit } from '../visit/visit.ts'

type VisitorKind = 'guest' | 'member'

/** Waits until it is known who is signed in; until then a guest may turn out to be a member. */
export function waitForVisitor(session: SessionStore): Promise<VisitorKind> {
  return until(session, ({ phase, settled }) =>
    phase === 'member' ? 'member' : settled && phase === 'guest' && 'guest',
  )
}

/**
 * Like `waitForVisitor`, but a token counts as a member before that member is loaded: the gateway refuses a token that is
 * over. So what somebody did is sent at once, and is not lost when they leave the page.
 */
export function waitForCaller({
  session,
  sessionStorage,
}: Pick<Visit, 'session' | 'sessionStorage'>): Promise<VisitorKind> {
  return until(session, ({ phase, settled, token }) => {
    if (phase === 'restoring') return token !== null && !mustChangePassword(sessionStorage) && 'member'
    return phase === 'member' ? 'member' : settled && 'guest'
  })
}

/** The first answer that a state of the session gives. */
function until(session: SessionStore, answerOf: (state: SessionState) => VisitorKind | false): Promise<VisitorKind> {
  return new Promise((resolve) => {
    const tell = (state: SessionState): boolean => {
      const answer = answerOf(state)
      if (answer) resolve(answer)
      return answer !== false
    }
    if (tell(session.getState())) return
    const unfollow = session.subscribe((state) => tell(state) && unfollow())
  })
}
