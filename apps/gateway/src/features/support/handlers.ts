import { bindHandlers } from '../../calls/handlers.ts'
import { helpOf } from '../../tenancy/content/help.ts'
import {
  hideHandler,
  historyHandler,
  launchHandler,
  reactHandler,
  reportHandler,
  selfHandler,
  sendHandler,
} from './chat/handlers.ts'
import { modelsOf, roomsOf } from './chat/rooms.ts'
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
    launchChat: launchHandler,
    chatHistory: historyHandler,
    chatSelf: selfHandler,
    sendChatMessage: { perMinute: 60, handle: sendHandler },
    reactToChatMessage: { perMinute: 120, handle: reactHandler },
    reportChatMessage: { perMinute: 30, handle: reportHandler },
    hideChatAuthor: { perMinute: 60, handle: hideHandler },
    feedback: { perMinute: 30, handle: feedbackHandler },
    feedbackThreads: threadsHandler,
    uploadPicture: { perMinute: 20, handle: uploadHandler },
  })
}
