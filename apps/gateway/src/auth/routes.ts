import { captcha } from '@livery/contract/auth/bot-check'
import { affiliateCheck, register, registerByMobile, registerSettings } from '@livery/contract/auth/register'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { callRoute } from '../http/call-route.ts'
import { isAffiliateCode } from './affiliate.ts'
import { makeCaptcha } from './captcha.ts'
import { codeRoutes } from './codes/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { openAccount } from './register.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'

export function authRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, captcha, ({ site }) => makeCaptcha(gateway.database, gateway.pictures, site.merchant.id), {
    perMinute: 60,
  })
  signInRoutes(app, gateway)
  callRoute(app, gateway, registerSettings, async ({ site }) => site.merchant.registration)
  callRoute(app, gateway, register, (context) => openAccount('username', context), { perMinute: 30 })
  callRoute(app, gateway, registerByMobile, (context) => openAccount('mobile', context), { perMinute: 30 })
  callRoute(
    app,
    gateway,
    affiliateCheck,
    async ({ site, request }) => ({ valid: await isAffiliateCode(gateway.database, site.merchant.id, request.code) }),
    { perMinute: 30 },
  )
  codeRoutes(app, gateway)
  passwordRoutes(app, gateway)
  sessionRoutes(app, gateway)
}
