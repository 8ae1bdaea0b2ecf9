import { botChallenge } from '@livery/contract/auth/bot-check'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../../calls/call-route.ts'
import type { Gateway } from '../../../composition/gateway.ts'

export function botCheckRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(
    app,
    gateway,
    botChallenge,
    ({ site, request }) => gateway.botCheck.challenge(site, request.effort ?? 'normal'),
    { perMinute: 120 },
  )
}
