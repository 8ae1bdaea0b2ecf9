import { homeLimit } from '@livery/contract/home-limits'
import { bindHandlers } from '../../calls/handlers.ts'
import { bannersOf } from '../../tenancy/content/banners.ts'
import type { LobbyServices } from './services.ts'
import { latestWinners } from './winners.ts'

export function lobbyHandlers(services: LobbyServices) {
  return bindHandlers(services, {
    whiteLabelMenu: async ({ site }) => {
      const { topNavigation, sideMenu, homeSections, homeLimits, memberMenu } = site.menus
      return {
        topNavigation: [...topNavigation],
        sideMenu: [...sideMenu],
        homeSections: [...homeSections],
        homeLimits: { ...homeLimits },
        memberMenu: [...memberMenu],
        whitelabel: { ...site.merchant.capabilities },
      }
    },
    getBanners: async ({ site, request }) => ({
      list: await bannersOf(site, services.texts.shown(request.language, site.merchant.languages), services.catalogue),
    }),
    getWinnerBoard: async ({ services, site, request }) => ({
      list: await latestWinners(services, site, request.language, request.limitNum ?? homeLimit(site.menus, 'WINNERS')),
    }),
  })
}
