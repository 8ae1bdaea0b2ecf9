import { LiveryError } from '@livery/contract/errors'
import { PRIZE_MODES, type PrizeMode } from '@livery/contract/games/prize-modes'
import { bindHandlers } from '../../../calls/handlers.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import { launchGame } from '../launch.ts'
import type { GameServices } from '../services.ts'
import { gamesByCode, gamesNamed, gamesOfMode, inGroups, lotteryGame } from './lottery-games.ts'

/** How many games are listed before a prize mode's menus, and of a member's recent ones. */
const FEATURED = 6
/** How much of a member's list is read to find the lottery games in it. */
const RECENT_READ = 60

export function lotteryHandlers(services: GameServices) {
  return bindHandlers(services, {
    lotteryMenus: async ({ site, request }) => ({
      gameMenus: inGroups(await gamesOfMode(services, site, request.language, request.prizeMode)),
    }),
    lotteryVietnamMenus: async ({ site, request }) => ({
      gameMenus: inGroups(await gamesNamed(services, site, request.language, site.merchant.lottery.vietnamese)),
    }),
    lotteryLobby: async ({ site, request }) => {
      const prizeModes = await modesOf(services, site)
      const mode = request.prizeMode ?? prizeModes[0]
      return {
        prizeModes,
        lottoArea: site.merchant.lottery.area,
        games: mode ? await gamesOfMode(services, site, request.language, mode, FEATURED) : [],
      }
    },
    lotteryRecent: async ({ site, account, request }) => {
      const paging = { pageNo: 1, pageSize: RECENT_READ }
      const page = await services.catalogue.ownPage(site, request.language, paging, 'recent', account.memberId)
      const types = request.prizeMode === undefined ? ['LOTT', 'ELOTT'] : [typeOf(request.prizeMode)]
      const played = page.games.filter(({ gameType }) => types.includes(gameType))
      return { list: played.slice(0, FEATURED).map(lotteryGame) }
    },
    popularNumbers: async ({ site, request }) => {
      const own = site.merchant.lottery.popularNumbers.find(({ game }) => game.endsWith(`/${request.gameCode}`))
      return { list: [...(own?.numbers ?? [])] }
    },
    lotteryLaunch: {
      perMinute: 60,
      handle: async (context) => {
        const { lottoArea, launchMode, prizeMode, gameCode, view, ...rest } = context.request
        const nodeId = await nodeOf(services, context.site, prizeMode, gameCode, view === 'lobby')
        const area = lottoArea ?? context.site.merchant.lottery.area
        return launchGame({ ...context, request: { ...rest, nodeId, mode: launchMode } }, { area, prizeMode, view })
      },
    },
  })
}

const typeOf = (mode: PrizeMode) => (mode === 'LOTT' || mode === 'SEA' ? 'LOTT' : 'ELOTT')

/**
 * The prize modes that have games, in the platform's order, except that the merchant's own lottery system comes first.
 */
async function modesOf(services: GameServices, site: Site): Promise<PrizeMode[]> {
  const first = site.merchant.lotteryType.toUpperCase()
  const shown = await Promise.all(
    PRIZE_MODES.map(async (mode) => ((await gamesOfMode(services, site, 'EN', mode, 1)).length > 0 ? [mode] : [])),
  )
  return shown.flat().sort((one, other) => Number(other === first) - Number(one === first))
}

/** The id of the game to launch. A vendor's lobby is opened by launching its first game. */
async function nodeOf(services: GameServices, site: Site, mode: PrizeMode, code: string | undefined, isLobby: boolean) {
  const [game] =
    code !== undefined
      ? await gamesByCode(services, site, code)
      : isLobby
        ? await gamesOfMode(services, site, 'EN', mode, 1)
        : []
  if (!game) throw new LiveryError('GAME_NOT_FOUND')
  return game.nodeId
}
