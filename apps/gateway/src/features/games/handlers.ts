import { LiveryError } from '@livery/contract/errors'
import { homeLimit } from '@livery/contract/home-limits'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { bindHandlers } from '../../calls/handlers.ts'
import { becausePlayedHandler } from './because-played.ts'
import { myBetsHandler, placeBetHandler } from './bets.ts'
import { houseGamesHandler, informationHandler } from './information.ts'
import { launchHandler } from './launch.ts'
import { lotteryHandlers } from './lottery/handlers.ts'
import * as own from './own-games.ts'
import type { GameCallServices } from './services.ts'
import { prizesHandler } from './shown-prizes.ts'
import { vendorGameHandlers } from './vendor-games.ts'

/** Favourites change at most once a second (docs/product.md 9.2, docs/decisions/16). */
const HEARTS = { perMinute: 60 }
/** More than anybody can press; each bet costs a query to the vendor and the ledger. */
const BETS = { perMinute: 60 }

export function gameHandlers(services: GameCallServices) {
  const { catalogue } = services
  const gameCalls = bindHandlers(services, {
    getGameVendor: async ({ site }) => ({ data: { lanes: await catalogue.lanes(site) } }),
    gameMenus: async ({ site }) => ({
      gameMenus: (await catalogue.lanes(site)).map(({ gameCategory, vendors, cards }) => ({
        gameCategory,
        vendors: vendors.map(({ vassalage }) => vassalage),
        cards: Object.values(cards).reduce((sum, own) => sum + own, 0),
      })),
    }),
    games: ({ site, request }) =>
      catalogue.page(site, request.language, {
        gameType: request.gameType,
        vendor: request.vassalage,
        classify: request.gameClassify,
        select: request.select,
        name: request.gameName,
        pageNo: request.pageNo ?? 1,
        pageSize: request.pageSize ?? LIST_PAGE_SIZE,
      }),
    getHotGameList: async ({ site, request }) => {
      const page = await catalogue.page(site, request.language, {
        vendor: request.vassalage,
        select: 'HOT',
        pageNo: 1,
        pageSize: homeLimit(site.menus, 'HOT'),
      })
      return { list: page.games }
    },
    getFavGames: async ({ services: { database }, site, account, request }) => {
      const { pageNo = 1, pageSize = LIST_PAGE_SIZE, gameType, vassalage: vendor } = request
      const [page, nodeIds] = await Promise.all([
        catalogue.ownPage(
          site,
          request.language,
          { gameType, vendor, pageNo, pageSize },
          'favourites',
          account.memberId,
        ),
        own.favouriteIds(database, account),
      ])
      return { content: page.games, pageNum: pageNo, totalPages: page.totalPages, total: page.total, nodeIds }
    },
    addFavourite: {
      ...HEARTS,
      handle: async ({ services: { database }, site, account, request: { nodeId } }) => {
        if (!(await catalogue.find(site, 'EN', nodeId))) throw new LiveryError('GAME_NOT_FOUND')
        await own.addFavourite(database, account, nodeId)
        return { nodeIds: await own.favouriteIds(database, account) }
      },
    },
    removeFavourite: {
      ...HEARTS,
      handle: async ({ services: { database }, account, request: { nodeId } }) => {
        await own.removeFavourite(database, account, nodeId)
        return { nodeIds: await own.favouriteIds(database, account) }
      },
    },
    getRecentGames: async ({ site, account, request }) => {
      const { page: pageNo = 1, pageSize = LIST_PAGE_SIZE, gameType, vassalage: vendor } = request
      const { memberId } = account
      const page = await catalogue.ownPage(
        site,
        request.language,
        { gameType, vendor, pageNo, pageSize },
        'recent',
        memberId,
      )
      return { list: page.games, totalPages: page.totalPages, total: page.total }
    },
    // While a page is rendered only known figures are used.
    gameTables: async ({ services: { tables }, site, http }) => ({
      tables: http ? await tables.soon(site) : tables.of(site),
      ...(tables.awaits(site) && { isAwaited: true }),
    }),
    gamePrizes: prizesHandler,
    sportsFeed: async ({ services: { feed }, site }) => {
      const fixtures = await feed.of(site)
      return fixtures.length === 0 && feed.awaits(site) ? { fixtures, isAwaited: true } : { fixtures }
    },
    placeBet: { ...BETS, handle: placeBetHandler },
    myBets: myBetsHandler,
    gameInformation: informationHandler,
    houseGames: { perMinute: 240, handle: houseGamesHandler },
    becausePlayed: becausePlayedHandler,
    startGameV2: { perMinute: 60, handle: launchHandler },
  })
  return { ...gameCalls, ...vendorGameHandlers(services), ...lotteryHandlers(services) }
}
