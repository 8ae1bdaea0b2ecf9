import { bindHandlers } from '../../calls/handlers.ts'
import { announcementsOf } from './announcements.ts'
import { modelsOf, roomsOf } from './chat.ts'
import { helpOf } from './help.ts'
import type { MessageServices } from './services.ts'

export function messageHandlers(services: MessageServices) {
  return bindHandlers(services, {
    getAnnouncementContentV2: ({ site, request }) =>
      announcementsOf(
        services.database,
        site,
        services.texts.shown(request.language, site.merchant.languages),
        request.types.split(','),
        request.execution,
      ),
    getHelpV2: async ({ site, request }) => ({
      list: helpOf(site, services.texts.shown(request.lang, site.merchant.languages)),
    }),
    roomList: async ({ site, request }) => ({
      list: roomsOf(site, services.texts.shown(request.language, site.merchant.languages)),
    }),
    liveModelList: async ({ site }) => ({ list: modelsOf(site) }),
  })
}
