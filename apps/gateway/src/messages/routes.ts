import { getAnnouncementContentV2 } from '@livery/contract/lobby'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { callRoute } from '../http/call-route.ts'
import { announcementsOf } from './announcements.ts'

export function messageRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, getAnnouncementContentV2, ({ site, request }) =>
    announcementsOf(
      gateway.database,
      site,
      gateway.texts.shown(request.language, site.merchant.languages),
      request.types.split(','),
    ),
  )
}
