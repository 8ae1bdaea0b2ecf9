import { homeLimit } from '@livery/contract/home-limits'
import { getBanners, getWinnerBoard } from '@livery/contract/lobby'
import { whiteLabelMenu } from '@livery/contract/menus'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../calls/call-route.ts'
import type { Gateway } from '../../composition/gateway.ts'
import { bannersOf } from './banners.ts'
import { latestWinners } from './winners.ts'

export function lobbyRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, whiteLabelMenu, async ({ site }) => {
    const { topNavigation, sideMenu, homeSections, homeLimits, memberMenu } = site.menus
    return {
      topNavigation: [...topNavigation],
      sideMenu: [...sideMenu],
      homeSections: [...homeSections],
      homeLimits: { ...homeLimits },
      memberMenu: [...memberMenu],
      whitelabel: { ...site.merchant.capabilities },
    }
  })
  callRoute(app, gateway, getBanners, async ({ site, request }) => ({
    list: bannersOf(site, gateway.texts.shown(request.language, site.merchant.languages)),
  }))
  callRoute(app, gateway, getWinnerBoard, async ({ site, request }) => ({
    list: await latestWinners(gateway, site, request.language, request.limitNum ?? homeLimit(site.menus, 'WINNERS')),
  }))
}
