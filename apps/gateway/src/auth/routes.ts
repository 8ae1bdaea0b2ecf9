import { captcha } from '@livery/contract/auth/bot-check'
import { login } from '@livery/contract/auth/login'
import { affiliateCheck, register, registerByMobile, registerSettings } from '@livery/contract/auth/register'
import { logout } from '@livery/contract/auth/sessions'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { callRoute } from '../http/call-route.ts'
import { closeGameSessions } from '../wallet/sessions.ts'
import { isAffiliateCode } from './affiliate.ts'
import { makeCaptcha } from './captcha.ts'
import { codeRoutes } from './codes/routes.ts'
import { loginHandler } from './login.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { openAccount } from './register.ts'
import { revokeSession } from './session.ts'

export function authRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, captcha, ({ site }) => makeCaptcha(gateway.database, gateway.pictures, site.merchant.id), {
    perMinute: 60,
  })
  callRoute(app, gateway, login, loginHandler, { perMinute: 60 })
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
  callRoute(app, gateway, logout, async ({ account }) => {
    if (account) {
      // A game left open in another tab must not go on betting for somebody who has signed out.
      await closeGameSessions(gateway.database, account.tokenHash)
      await revokeSession(gateway.database, account.tokenHash)
    }
    return {}
  })
  codeRoutes(app, gateway)
  passwordRoutes(app, gateway)
}
