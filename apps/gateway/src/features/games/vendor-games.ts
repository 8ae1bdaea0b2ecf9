import { LiveryError } from '@livery/contract/errors'
import { bindHandlers } from '../../calls/handlers.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import type { VendorManifest } from '../../tenancy/vendors/manifest.ts'
import { launchGame } from './launch.ts'
import type { GameServices } from './services.ts'

/** How many of a vendor's best games are searched for one that is a game and not a list of games. */
const CONSIDERED = 12

/** Calls about a vendor as a whole. */
export function vendorGameHandlers(services: GameServices) {
  const { catalogue } = services

  return bindHandlers(services, {
    vassGameType: async ({ site, request: { vassalage } }) => {
      const { displayName } = offeredVendor(services, site, vassalage)
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
    },

    gameLaunchFB: async (context) => {
      const { vassalage, gameType, ...rest } = context.request
      offeredVendor(services, context.site, vassalage)
      const filter = { gameType, vendor: vassalage, pageNo: 1, pageSize: CONSIDERED }
      const { games } = await catalogue.page(context.site, rest.language, filter)
      const best = games.find(({ isGame }) => isGame === 'GAME')
      if (!best) throw new LiveryError('GAME_NOT_FOUND')
      return launchGame({ ...context, request: { ...rest, nodeId: best.nodeId } })
    },

    gameAnnouncements: async ({ site, request: { vassalage, language } }) => {
      const vendor = offeredVendor(services, site, vassalage)
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
    },
  })
}

/** The vendor with this code. Throws a LiveryError when the merchant does not offer it. */
function offeredVendor({ vendors }: GameServices, site: Site, vassalage: string): VendorManifest {
  const vendor = vendors.byCode.get(vassalage)
  if (!vendor || !site.offers.some((offer) => offer.vendor === vassalage)) throw new LiveryError('GAME_NOT_FOUND')
  return vendor
}
