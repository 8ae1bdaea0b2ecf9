import type { CallName } from '@livery/contract/calls'
import type { Visit } from '../../shared/visit/visit.ts'
import type { Tag } from './gtag.ts'

/** Calls whose answer lets somebody in, by what marketing calls it; it counts once the member is there. */
const ENTRIES: Partial<Record<CallName, string>> = {
  register: 'sign_up',
  registerByMobile: 'sign_up',
  login: 'login',
  loginV2: 'login',
  loginByPasskey: 'login',
}

/**
 * Sends an event for each sign-up, sign-in and game launch. What was typed, who it was and what it cost is in none.
 * @returns a function that stops it
 */
export function measureVisit(visit: Pick<Visit, 'answered' | 'session'>, send: Tag['send']): () => void {
  let entry: string | undefined
  const onAnswer = (name: CallName) => {
    if (name === 'startGameV2') send('game_launch')
    entry = ENTRIES[name] ?? entry
  }
  visit.answered.add(onAnswer)
  const stop = visit.session.subscribe(({ phase }, before) => {
    if (phase !== 'member' || before.phase === 'member' || entry === undefined) return
    send(entry)
    entry = undefined
  })
  return () => {
    visit.answered.delete(onAnswer)
    stop()
  }
}
