import type { SessionState, SessionStore } from '../visit/session-store.ts'
import { owesPassword } from '../visit/session-store.ts'
import type { Visit } from '../visit/visit.ts'

type Who = 'guest' | 'member'

/** Waits until it is known who is signed in; until then a guest may turn out to be a member. */
export function whoIsThere(session: SessionStore): Promise<Who> {
  return until(session, ({ phase, settled }) =>
    phase === 'member' ? 'member' : settled && phase === 'guest' && 'guest',
  )
}

/**
 * Like `whoIsThere`, but a token counts as a member before that member is loaded: the gateway refuses a token that is
 * over. So what somebody did is sent at once, and is not lost when they leave the page.
 */
export function whoCalls({ session, sessionStorage }: Pick<Visit, 'session' | 'sessionStorage'>): Promise<Who> {
  return until(session, ({ phase, settled, token }) => {
    if (phase === 'restoring') return token !== null && !owesPassword(sessionStorage) && 'member'
    return phase === 'member' ? 'member' : settled && 'guest'
  })
}

/** The first answer that a state of the session gives. */
function until(session: SessionStore, answerOf: (state: SessionState) => Who | false): Promise<Who> {
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
