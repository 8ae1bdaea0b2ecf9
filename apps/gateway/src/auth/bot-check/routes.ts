import { botChallenge } from '@livery/contract/auth/bot-check'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../../gateway.ts'
import { callRoute } from '../../http/call-route.ts'

export function botCheckRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(
    app,
    gateway,
    botChallenge,
    ({ site, request }) => gateway.botCheck.challenge(site, request.effort ?? 'normal'),
    { perMinute: 120 },
  )
}
