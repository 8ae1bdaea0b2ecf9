import { bindHandlers } from '../../calls/handlers.ts'
import { helpOf } from '../../tenancy/content/help.ts'
import { modelsOf, roomsOf } from './chat.ts'
import { feedbackHandler, threadsHandler } from './feedback/handlers.ts'
import { domainsOf } from './mirrors.ts'
import { uploadHandler } from './pictures/upload.ts'
import type { SupportServices } from './services.ts'

export function supportHandlers(services: SupportServices) {
  const { texts } = services
  return bindHandlers(services, {
    domainRoutes: async ({ site }) => domainsOf(site),
    getHelpV2: async ({ site, request }) => ({
      list: helpOf(site, texts.shown(request.lang, site.merchant.languages)),
    }),
    roomList: async ({ site, request }) => ({
      list: roomsOf(site, texts.shown(request.language, site.merchant.languages)),
    }),
    liveModelList: async ({ site }) => ({ list: modelsOf(site) }),
    feedback: { perMinute: 30, handle: feedbackHandler },
    feedbackThreads: threadsHandler,
    uploadPicture: { perMinute: 20, handle: uploadHandler },
  })
}
