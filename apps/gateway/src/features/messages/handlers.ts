import { bindHandlers } from '../../calls/handlers.ts'
import { announcementsOf } from './announcements.ts'
import type { MessageServices } from './services.ts'

export function messageHandlers(services: MessageServices) {
  return bindHandlers(services, {
    getAnnouncementContentV2: async ({ site, account, request: { language, types, execution } }) =>
      announcementsOf(
        site,
        services.texts.shown(language, site.merchant.languages),
        types.split(','),
        // Only a member is told what is for members.
        execution === 'B' || account ? execution : undefined,
      ),
  })
}
