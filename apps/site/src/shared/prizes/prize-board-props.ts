import type { GameType } from '@livery/contract/games'

export interface PrizeBoardProps {
  /** The category whose page it is; the lobby shows both draws and jackpots. */
  readonly category?: GameType
}
