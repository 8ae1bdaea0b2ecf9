import type { ShownBeside } from '@livery/contract/lobby-queries'
import type { Composition } from '@livery/theme/composition'

/** The parts that a composition shows besides games. */
export function shownBeside({ tile, sports, prizes, hero }: Composition): ShownBeside {
  return {
    tableCards: tile === 'table-card',
    fixtures: sports !== 'games',
    prizes: prizes === 'board',
    jackpots: hero === 'jackpot',
  }
}
