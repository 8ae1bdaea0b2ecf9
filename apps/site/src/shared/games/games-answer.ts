import type { Game } from '@livery/contract/games'

/** A page of games, whichever call it comes from. */
export interface GamesPage {
  readonly games: readonly Game[]
  readonly total: number
  readonly totalPages: number
}

/** The state while it loads. */
export interface GamesAnswer {
  readonly page: GamesPage | undefined
  readonly isError: boolean
  /** The shown games belong to the previous request. */
  readonly isFormer: boolean
  readonly refetch: () => void
}
