import { bindHandlers } from '../../calls/handlers.ts'
import { announcementsOf } from './announcements.ts'
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
  })
}
