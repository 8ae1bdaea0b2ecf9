import type { Game } from '@livery/contract/games'

/** A page of games, whichever call it came from. */
export interface GamesPage {
  readonly games: readonly Game[]
  readonly total: number
  readonly totalPages: number
}

/** The same on its way. */
export interface GamesAnswer {
  readonly page: GamesPage | undefined
  readonly isError: boolean
  /** What is shown is of the former request. */
  readonly isFormer: boolean
  readonly refetch: () => void
}
