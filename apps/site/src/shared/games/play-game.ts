import type { Game } from '@livery/contract/games'
import { whoIsThere } from '../session/who-is-there.ts'
import type { Site } from '../site/site.ts'

export type PlayMode = 'real' | 'demo'

/** The parts of a game that a launch needs; a winner board's entry has no more. */
export type PlayableGame = Pick<Game, 'nodeId' | 'gameName'>

/**
 * Opens a game, or what must come before it (docs/product.md 4.7): the login pop-up without an account, the notice that
 * a real account is needed with a trial one. The free trial is open to everybody (docs/decisions/10). A press that comes
 * before the page knows whether somebody is signed in waits for that, so that a member is not asked to sign in again.
 */
export async function playGame(site: Site, game: PlayableGame, mode: PlayMode): Promise<void> {
  if (mode === 'real' && !(await mayPlay(site, game))) return
  site.popups.open('game', { nodeId: game.nodeId, gameName: game.gameName, mode })
}

async function mayPlay(site: Site, game: PlayableGame): Promise<boolean> {
  if ((await whoIsThere(site.session)) === 'guest') {
    site.popups.open('auth', { tab: 'login', game: game.gameName })
    return false
  }
  if (site.session.getState().member?.isTrial) {
    site.popups.open('trialNotice', {})
    return false
  }
  return true
}
