import type { Prizes } from '@livery/contract/games/prizes'
import type { PrizesRequest } from '@livery/contract/vendor'
import type { DrawTime } from '../draw-time.ts'
import { kindOf } from '../game-kinds.ts'
import { toDecimal } from '../money.ts'
import type { Draws } from './draws.ts'
import type { Jackpots } from './jackpots.ts'

/** The next draw of each requested lottery, and the jackpots of the vendors whose slots are named. */
export function prizesOf(
  { currency, games }: PrizesRequest,
  draws: Pick<Draws, 'nextOf' | 'everySecondsOf'>,
  jackpots: Pick<Jackpots, 'worth'>,
): Prizes {
  const vendors = new Set(games.filter((game) => kindOf(game) === 'slot').map(({ vendor }) => vendor))
  return {
    draws: games.flatMap((game) => {
      const everySeconds = draws.everySecondsOf(game)
      if (everySeconds === null) return []
      const { atMs } = draws.nextOf(game) as DrawTime
      return [{ gameCode: game.code, drawsAt: new Date(atMs).toISOString(), everySeconds }]
    }),
    jackpots: [...vendors].map((vendor) => ({
      vendor,
      amount: toDecimal(jackpots.worth(vendor, currency), currency.exponent),
    })),
  }
}
