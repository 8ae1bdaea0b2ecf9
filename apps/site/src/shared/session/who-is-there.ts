import type { SessionState, SessionStore } from '../visit/session-store.ts'

/** Whether this page knows who is signed in; until then a guest may turn out to be a member. */
const isKnown = ({ phase, settled }: SessionState) => phase === 'member' || (phase === 'guest' && settled)

/** Waits until it is known who is signed in. */
export function whoIsThere(session: SessionStore): Promise<'guest' | 'member'> {
  return new Promise((resolve) => {
    const answer = (state: SessionState): boolean => {
      if (!isKnown(state)) return false
      resolve(state.phase === 'member' ? 'member' : 'guest')
      return true
    }
    if (answer(session.getState())) return
    const unfollow = session.subscribe((state) => answer(state) && unfollow())
  })
}
