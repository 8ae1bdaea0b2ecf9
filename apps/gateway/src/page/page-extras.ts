import type { PageExtras } from '@livery/contract/lobby-queries'
import type { Composition } from '@livery/theme/composition'

/** The parts that a composition shows besides games. */
export function pageExtrasOf({ tile, sports, prizes, hero }: Composition): PageExtras {
  return {
    tableCards: tile === 'table-card',
    fixtures: sports !== 'games',
    prizes: prizes !== 'none',
    jackpots: hero === 'jackpot',
  }
}
