import { liveModelList, roomList } from '@livery/contract/chat'
import { getHelpV2 } from '@livery/contract/help'
import { getAnnouncementContentV2 } from '@livery/contract/lobby'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../calls/call-route.ts'
import type { Gateway } from '../../composition/gateway.ts'
import { announcementsOf } from './announcements.ts'
import { modelsOf, roomsOf } from './chat.ts'
import { helpOf } from './help.ts'

export function messageRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, getAnnouncementContentV2, ({ site, request }) =>
    announcementsOf(
      gateway.database,
      site,
      gateway.texts.shown(request.language, site.merchant.languages),
      request.types.split(','),
      request.execution,
    ),
  )
  callRoute(app, gateway, getHelpV2, async ({ site, request }) => ({
    list: helpOf(site, gateway.texts.shown(request.lang, site.merchant.languages)),
  }))
  callRoute(app, gateway, roomList, async ({ site, request }) => ({
    list: roomsOf(site, gateway.texts.shown(request.language, site.merchant.languages)),
  }))
  callRoute(app, gateway, liveModelList, async ({ site }) => ({ list: modelsOf(site) }))
}
