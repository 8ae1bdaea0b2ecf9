import type { Game } from '@livery/contract/games'
import { waitForVisitor } from '../session/wait-for-visitor.ts'
import type { Visit } from '../visit/visit.ts'

export type PlayMode = 'real' | 'demo'

/** The parts of a game that a launch needs; a winner board's entry has no more. */
export type PlayableGame = Pick<Game, 'nodeId' | 'gameName'>

/**
 * Opens a game, or what must come before it (docs/product.md 4.7): the login pop-up without an account, the notice that
 * a real account is needed with a trial one. The free trial is open to everybody (docs/decisions/10), or to
 * members where the law asks for their age first (docs/decisions/26). A press that comes
 * before the page knows whether somebody is signed in waits for that, so that a member is not asked to sign in again.
 */
export async function playGame(visit: Visit, game: PlayableGame, mode: PlayMode): Promise<void> {
  const isForMembers = mode === 'real' || visit.boot.merchant.jurisdiction.ageBeforeFreePlay
  if (isForMembers && !(await mayPlay(visit, game))) return
  visit.popups.open('game', { nodeId: game.nodeId, gameName: game.gameName, mode })
}

async function mayPlay(visit: Visit, game: PlayableGame): Promise<boolean> {
  if ((await waitForVisitor(visit.session)) === 'guest') {
    visit.popups.open('auth', { tab: 'login', game: game.gameName })
    return false
  }
  if (visit.session.getState().member?.isTrial) {
    visit.popups.open('trialNotice', {})
    return false
  }
  return true
}
