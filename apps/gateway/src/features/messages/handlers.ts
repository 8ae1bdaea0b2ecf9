import { bindHandlers } from '../../calls/handlers.ts'
import { bannersOf } from '../../tenancy/content/banners.ts'
import { announcementsOf } from './announcements.ts'
import type { MessageServices } from './services.ts'

export function messageHandlers(services: MessageServices) {
  return bindHandlers(services, {
    getAnnouncementContentV2: async ({ site, account, request: { language, types, execution } }) => {
      const shown = services.texts.shown(language, site.merchant.languages)
      const requestedTypes = types.split(',')
      return {
        // Announcements for members are sent to members only.
        ...announcementsOf(site, shown, requestedTypes, execution === 'B' || account ? execution : undefined),
        ...(requestedTypes.includes('B') && { banners: await bannersOf(site, shown, services.catalogue) }),
      }
    },
  })
}
