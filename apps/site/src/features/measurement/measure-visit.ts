import type { SignInWay } from '@livery/contract/auth/sessions'
import { SOCIAL_NETWORKS } from '@livery/contract/auth/social'
import type { CallName } from '@livery/contract/calls'
import type { SessionState } from '../../shared/visit/session-store.ts'
import type { Visit } from '../../shared/visit/visit.ts'
import type { Tag } from './gtag.ts'

/** What marketing calls the way in; null for what is neither a sign-up nor a sign-in. */
function entryOf({ enteredBy, afterLogin }: SessionState): 'sign_up' | 'login' | null {
  // Trial accounts are not counted. A session of an earlier page or another host was counted where it began.
  if (enteredBy === null || enteredBy === 'trial') return null
  // Accounts of social networks are opened by the first sign-in.
  const isNew = enteredBy === 'register' || (isSocial(enteredBy) && afterLogin === 'first')
  return isNew ? 'sign_up' : 'login'
}

function isSocial(way: SignInWay): boolean {
  return SOCIAL_NETWORKS.some((network) => network === way)
}

/**
 * Sends an event for each sign-up, sign-in and game launch. What was typed, who it was and what it cost is in none.
 * @returns a function that stops it
 */
export function measureVisit(visit: Pick<Visit, 'answered' | 'session'>, send: Tag['send']): () => void {
  const onAnswer = (name: CallName) => {
    if (name === 'startGameV2') send('game_launch')
  }
  visit.answered.add(onAnswer)
  const stop = visit.session.subscribe((session, before) => {
    if (session.phase !== 'member' || before.phase === 'member') return
    const entry = entryOf(session)
    if (entry) send(entry)
  })
  return () => {
    visit.answered.delete(onAnswer)
    stop()
  }
}
