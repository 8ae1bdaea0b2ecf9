import { type gamePrizes, SHOWN_DRAWS } from '@livery/contract/games/prizes'
import type { Handler } from '../../calls/handlers.ts'
import { DRAWN } from './prizes.ts'
import type { GameCallServices } from './services.ts'

/** How many of a category's most popular games are searched for games with draws. */
const LOOKED_AT = 12

/**
 * The jackpots, and the draws of the most popular lotteries, alternating between the categories. Games keep their
 * places whichever is drawn next, so that nothing moves under the reader. A page waits for a vendor only after a time
 * without queries, because a board that comes later would move the content.
 */
export const prizesHandler: Handler<typeof gamePrizes, GameCallServices> = async ({
  services: { catalogue, prizes },
  site,
  request: { language, only },
}) => {
  const { draws, jackpots } = await prizes.soon(site)
  if (draws.length === 0 || only === 'jackpots') return { draws: [], jackpots: [...jackpots] }
  const next = new Map(draws.map((draw) => [draw.gameCode, draw]))
  const lists = await Promise.all(
    DRAWN.map(async (gameType) => {
      const { games } = await catalogue.page(site, language, { gameType, pageNo: 1, pageSize: LOOKED_AT })
      return games.flatMap((game) => {
        const own = next.get(game.gameCode)
        return own ? [{ game, next: own }] : []
      })
    }),
  )
  const byTurns = Array.from({ length: LOOKED_AT }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return { draws: byTurns.slice(0, SHOWN_DRAWS), jackpots: [...jackpots] }
}
