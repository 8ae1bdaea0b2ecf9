import type { Game } from '@livery/contract/games'
import type { Ref } from 'react'

/** A list of games in other tiles than posters. */
export interface TilesProps {
  /** Undefined while they load. */
  readonly games: readonly Game[] | undefined
  /** How many places are kept while they load. */
  readonly places: number
  /** The name of the list; a row has its heading's. */
  readonly label?: string
  /** A row that scrolls, instead of rows and columns. */
  readonly row?: { readonly ref: Ref<HTMLUListElement>; readonly labelledBy: string; readonly half?: boolean }
  /** Replaces the default, which opens the game over the page. */
  readonly onPlay?: ((game: Game) => void) | undefined
}
