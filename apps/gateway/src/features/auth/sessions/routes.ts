import { endSessions, exchange, freePlayLogin, logout, sessions } from '@livery/contract/auth/sessions'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../../calls/call-route.ts'
import type { Gateway } from '../../../composition/gateway.ts'
import { exchangeHandler } from './exchange.ts'
import { freePlay } from './free-play.ts'
import { endOthers, listSessions } from './list.ts'
import { signOut } from './sign-out.ts'

export function sessionRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, exchange, exchangeHandler, { perMinute: 30 })
  callRoute(app, gateway, freePlayLogin, freePlay, { perMinute: 10 })
  callRoute(app, gateway, sessions, listSessions)
  callRoute(app, gateway, endSessions, endOthers)
  callRoute(app, gateway, logout, signOut)
}
