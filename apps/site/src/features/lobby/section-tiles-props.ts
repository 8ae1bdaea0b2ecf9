import type { Game } from '@livery/contract/games'

/** The games of a section in another arrangement than a row that scrolls. */
export interface SectionTilesProps {
  /** Undefined while they load. */
  readonly games: readonly Game[] | undefined
  /** How many places are kept while they load. */
  readonly places: number
  readonly half: boolean
  readonly labelledBy: string
}
