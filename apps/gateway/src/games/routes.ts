import { games, getGameVendor, getHotGameList, startGameV2 } from '@livery/contract/games'
import { HOME_HOT_GAMES, LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { callRoute } from '../http/call-route.ts'
import { launchHandler } from './launch.ts'

export function gameRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { catalogue } = gateway
  callRoute(app, gateway, getGameVendor, async ({ site }) => ({ data: { lanes: await catalogue.lanes(site) } }))
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
      pageSize: HOME_HOT_GAMES,
    })
    return { list: page.games }
  })
  callRoute(app, gateway, startGameV2, launchHandler, { perMinute: 60 })
}
