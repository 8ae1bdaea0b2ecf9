import type { Game, GameType } from '@livery/contract/games'
import type { PlayMode } from '../../shared/games/play-game.ts'
import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/visit/popup-store.ts' {
  interface PopupProps {
    /** A running game; `playGame` decides beforehand who may open it. */
    game: { readonly nodeId: number; readonly gameName: string; readonly mode: PlayMode }
    /** A vendor's games of one category. */
    vendorGames: { readonly vassalage: string; readonly gameType: GameType }
    /** Information about a game. */
    gameInformation: { readonly game: Game }
    /** Looks for games and providers of the whole house. */
    search: Readonly<Record<never, never>>
    /** A trial account tried something that needs a real account. */
    trialNotice: Readonly<Record<never, never>>
  }
}

export const gamesPopups = [
  definePopup({ name: 'game', areas: [], ahead: 'everybody', load: () => import('./game-popup.tsx') }),
  definePopup({ name: 'vendorGames', areas: [], load: () => import('./vendor-games-popup.tsx') }),
  definePopup({
    name: 'gameInformation',
    areas: ['information'],
    load: () => import('./information/game-information-popup.tsx'),
  }),
  definePopup({ name: 'search', areas: ['information'], load: () => import('./search/search-popup.tsx') }),
  definePopup({ name: 'trialNotice', areas: [], ahead: 'everybody', load: () => import('./trial-notice.tsx') }),
]
