import { LiveryError } from '@livery/contract/errors'
import { gameAnnouncements, gameLaunchFB, vassGameType } from '@livery/contract/vendor-games'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../calls/call-route.ts'
import type { Gateway } from '../../composition/gateway.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import type { VendorManifest } from '../../tenancy/vendors/vendors.ts'
import { launchGame } from './launch.ts'

/** A vendor's best games, looked through for one that is a game and not a list of games. */
const CONSIDERED = 12

/** Calls about a vendor as a whole. */
export function vendorGameRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { catalogue } = gateway

  callRoute(app, gateway, vassGameType, async ({ site, request: { vassalage } }) => {
    const { displayName } = offeredVendor(gateway, site, vassalage)
    const lanes = await catalogue.lanes(site)
    const own = lanes.filter(({ cards }) => (cards[vassalage] ?? 0) > 0)
    return {
      vassalage,
      displayName,
      gameTypes: own.map(({ gameCategory, cards, gameClassify }) => ({
        gameType: gameCategory,
        cards: cards[vassalage] ?? 0,
        gameClassify,
      })),
    }
  })

  callRoute(app, gateway, gameLaunchFB, async (context) => {
    const { vassalage, gameType, ...rest } = context.request
    offeredVendor(gateway, context.site, vassalage)
    const filter = { gameType, vendor: vassalage, pageNo: 1, pageSize: CONSIDERED }
    const { games } = await catalogue.page(context.site, rest.language, filter)
    const best = games.find(({ isGame }) => isGame === 'GAME')
    if (!best) throw new LiveryError('GAME_NOT_FOUND')
    return launchGame({ ...context, request: { ...rest, nodeId: best.nodeId } })
  })

  callRoute(app, gateway, gameAnnouncements, async ({ site, request: { vassalage, language } }) => {
    const vendor = offeredVendor(gateway, site, vassalage)
    const now = new Date().toISOString()
    const present = (vendor.announcements ?? []).filter(
      ({ from, until }) => (from ?? '') <= now && now < (until ?? '9'),
    )
    return {
      list: present.map(({ id, title, gameType }) => ({
        id,
        title: title[language] ?? title.EN,
        ...(gameType === undefined ? {} : { gameType }),
      })),
    }
  })
}

/** A vendor the merchant offers. Throws LiveryError. */
function offeredVendor({ vendors }: Gateway, site: Site, vassalage: string): VendorManifest {
  const vendor = vendors.byCode.get(vassalage)
  if (!vendor || !site.offers.some((offer) => offer.vendor === vassalage)) throw new LiveryError('GAME_NOT_FOUND')
  return vendor
}
