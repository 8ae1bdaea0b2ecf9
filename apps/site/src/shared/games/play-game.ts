import type { Game } from '@livery/contract/games'
import type { Site } from '../site/site.ts'

export type PlayMode = 'real' | 'demo'

/** What a launch needs to know of a game; a winner's entry knows no more. */
export type PlayableGame = Pick<Game, 'nodeId' | 'gameName'>

/**
 * Opens a game, or what stands before it (specification, section 4): without an account the login pop-up, with a trial
 * account the word that a real one is needed. The free trial is open to everybody (ruling 9).
 */
export function playGame(site: Site, game: PlayableGame, mode: PlayMode): void {
  if (mode === 'real' && !mayPlay(site, game)) return
  site.popups.open('game', { nodeId: game.nodeId, gameName: game.gameName, mode })
}

function mayPlay(site: Site, game: PlayableGame): boolean {
  const { phase, member } = site.session.getState()
  if (phase !== 'member') {
    site.popups.open('auth', { tab: 'login', game: game.gameName })
    return false
  }
  if (member?.isTrial) {
    site.popups.open('trialNotice', {})
    return false
  }
  return true
}
