import { LiveryError } from '@livery/contract/errors'
import {
  lotteryLaunch,
  lotteryLobby,
  lotteryMenus,
  lotteryRecent,
  lotteryVietnamMenus,
  popularNumbers,
} from '@livery/contract/lottery'
import { PRIZE_MODES, type PrizeMode } from '@livery/contract/prize-modes'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../../calls/call-route.ts'
import type { Gateway } from '../../../composition/gateway.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import { launchGame } from '../launch.ts'
import { gamesByCode, gamesNamed, gamesOfMode, inGroups, lotteryGame } from './lottery-games.ts'

/** Games in front of a prize mode's menus, and of a member's last ones. */
const FEATURED = 6
/** A member's list is read as long, to find the lottery games in it. */
const RECENT_READ = 60

export function lotteryRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, lotteryMenus, async ({ site, request }) => ({
    gameMenus: inGroups(await gamesOfMode(gateway, site, request.language, request.prizeMode)),
  }))
  callRoute(app, gateway, lotteryVietnamMenus, async ({ site, request }) => ({
    gameMenus: inGroups(await gamesNamed(gateway, site, request.language, site.merchant.lottery.vietnamese)),
  }))
  callRoute(app, gateway, lotteryLobby, async ({ site, request }) => {
    const prizeModes = await modesOf(gateway, site)
    const mode = request.prizeMode ?? prizeModes[0]
    return {
      prizeModes,
      lottoArea: site.merchant.lottery.area,
      games: mode ? await gamesOfMode(gateway, site, request.language, mode, FEATURED) : [],
    }
  })
  callRoute(app, gateway, lotteryRecent, async ({ site, account, request }) => {
    if (!account) throw new LiveryError('NOT_SIGNED_IN')
    const paging = { pageNo: 1, pageSize: RECENT_READ }
    const page = await gateway.catalogue.ownPage(site, request.language, paging, 'recent', account.memberId)
    const types = request.prizeMode === undefined ? ['LOTT', 'ELOTT'] : [typeOf(request.prizeMode)]
    const played = page.games.filter(({ gameType }) => types.includes(gameType))
    return { list: played.slice(0, FEATURED).map(lotteryGame) }
  })
  callRoute(app, gateway, popularNumbers, async ({ site, request }) => {
    const own = site.merchant.lottery.popularNumbers.find(({ game }) => game.endsWith(`/${request.gameCode}`))
    return { list: [...(own?.numbers ?? [])] }
  })
  callRoute(
    app,
    gateway,
    lotteryLaunch,
    async (context) => {
      const { lottoArea, launchMode, prizeMode, gameCode, view, ...rest } = context.request
      const nodeId = await nodeOf(gateway, context.site, prizeMode, gameCode, view === 'lobby')
      const area = lottoArea ?? context.site.merchant.lottery.area
      return launchGame({ ...context, request: { ...rest, nodeId, mode: launchMode } }, { area, prizeMode, view })
    },
    { perMinute: 60 },
  )
}

const typeOf = (mode: PrizeMode) => (mode === 'LOTT' || mode === 'SEA' ? 'LOTT' : 'ELOTT')

/** The prize modes with games, in the platform's order: that of the merchant's lottery system is the first. */
async function modesOf(gateway: Gateway, site: Site): Promise<PrizeMode[]> {
  const first = site.merchant.lotteryType.toUpperCase()
  const shown = await Promise.all(
    PRIZE_MODES.map(async (mode) => ((await gamesOfMode(gateway, site, 'EN', mode, 1)).length > 0 ? [mode] : [])),
  )
  return shown.flat().sort((one, other) => Number(other === first) - Number(one === first))
}

/** The game to launch. A lobby is the vendor's: it is opened by the first of its games. */
async function nodeOf(gateway: Gateway, site: Site, mode: PrizeMode, code: string | undefined, isLobby: boolean) {
  const [game] =
    code !== undefined
      ? await gamesByCode(gateway, site, code)
      : isLobby
        ? await gamesOfMode(gateway, site, 'EN', mode, 1)
        : []
  if (!game) throw new LiveryError('GAME_NOT_FOUND')
  return game.nodeId
}
