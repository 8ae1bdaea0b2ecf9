import { LiveryError } from '@livery/contract/errors'
import {
  addFavourite,
  games,
  getFavGames,
  getGameVendor,
  getHotGameList,
  getRecentGames,
  removeFavourite,
  startGameV2,
} from '@livery/contract/games'
import { homeLimit } from '@livery/contract/home-limits'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { gameMenus } from '@livery/contract/menus'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../calls/call-route.ts'
import type { Gateway } from '../../composition/gateway.ts'
import type { Account } from '../../members/sessions/session.ts'
import { launchHandler } from './launch.ts'
import * as own from './own-games.ts'
import { vendorGameRoutes } from './vendor-games.ts'

/** One a second (specification, section 9; ruling 16). */
const HEARTS = { perMinute: 60 }

export function gameRoutes(app: FastifyInstance, gateway: Gateway): void {
  vendorGameRoutes(app, gateway)
  const { catalogue, database } = gateway
  callRoute(app, gateway, getGameVendor, async ({ site }) => ({ data: { lanes: await catalogue.lanes(site) } }))
  callRoute(app, gateway, gameMenus, async ({ site }) => ({
    gameMenus: (await catalogue.lanes(site)).map(({ gameCategory, vendors, cards }) => ({
      gameCategory,
      vendors: vendors.map(({ vassalage }) => vassalage),
      cards: Object.values(cards).reduce((sum, own) => sum + own, 0),
    })),
  }))
  callRoute(app, gateway, games, ({ site, request }) =>
    catalogue.page(site, request.language, {
      gameType: request.gameType,
      vendor: request.vassalage,
      classify: request.gameClassify,
      select: request.select,
      name: request.gameName,
      pageNo: request.pageNo ?? 1,
      pageSize: request.pageSize ?? LIST_PAGE_SIZE,
    }),
  )
  callRoute(app, gateway, getHotGameList, async ({ site, request }) => {
    const page = await catalogue.page(site, request.language, {
      vendor: request.vassalage,
      select: 'HOT',
      pageNo: 1,
      pageSize: homeLimit(site.menus, 'HOT'),
    })
    return { list: page.games }
  })
  callRoute(app, gateway, getFavGames, async ({ site, account, request }) => {
    const owner = ownerOf(account)
    const { pageNo = 1, pageSize = LIST_PAGE_SIZE, gameType, vassalage: vendor } = request
    const [page, nodeIds] = await Promise.all([
      catalogue.ownPage(site, request.language, { gameType, vendor, pageNo, pageSize }, 'favourites', owner.memberId),
      own.favouriteIds(database, owner),
    ])
    return { content: page.games, pageNum: pageNo, totalPages: page.totalPages, total: page.total, nodeIds }
  })
  callRoute(
    app,
    gateway,
    addFavourite,
    async ({ site, account, request: { nodeId } }) => {
      const owner = ownerOf(account)
      if (!(await catalogue.find(site, 'EN', nodeId))) throw new LiveryError('GAME_NOT_FOUND')
      await own.addFavourite(database, owner, nodeId)
      return { nodeIds: await own.favouriteIds(database, owner) }
    },
    HEARTS,
  )
  callRoute(
    app,
    gateway,
    removeFavourite,
    async ({ account, request: { nodeId } }) => {
      const owner = ownerOf(account)
      await own.removeFavourite(database, owner, nodeId)
      return { nodeIds: await own.favouriteIds(database, owner) }
    },
    HEARTS,
  )
  callRoute(app, gateway, getRecentGames, async ({ site, account, request }) => {
    const { page: pageNo = 1, pageSize = LIST_PAGE_SIZE, gameType, vassalage: vendor } = request
    const { memberId } = ownerOf(account)
    const page = await catalogue.ownPage(
      site,
      request.language,
      { gameType, vendor, pageNo, pageSize },
      'recent',
      memberId,
    )
    return { list: page.games, totalPages: page.totalPages, total: page.total }
  })
  callRoute(app, gateway, startGameV2, launchHandler, { perMinute: 60 })
}

function ownerOf(account: Account | null): own.Owner {
  if (!account) throw new LiveryError('NOT_SIGNED_IN')
  return account
}
