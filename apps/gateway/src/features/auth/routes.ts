import { captcha } from '@livery/contract/auth/bot-check'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../calls/call-route.ts'
import type { Gateway } from '../../composition/gateway.ts'
import { authenticatorRoutes } from './authenticator/routes.ts'
import { botCheckRoutes } from './bot-check/routes.ts'
import { makeCaptcha } from './captcha.ts'
import { codeRoutes } from './codes/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { socialRoutes } from './social/routes.ts'

export function authRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, captcha, ({ site }) => makeCaptcha(gateway.database, gateway.pictures, site.merchant.id), {
    perMinute: 60,
  })
  signInRoutes(app, gateway)
  passkeyRoutes(app, gateway)
  socialRoutes(app, gateway)
  authenticatorRoutes(app, gateway)
  botCheckRoutes(app, gateway)
  registrationRoutes(app, gateway)
  codeRoutes(app, gateway)
  passwordRoutes(app, gateway)
  sessionRoutes(app, gateway)
}
