import {
  affiliateCheck,
  getCountryCode,
  register,
  registerByMobile,
  registerSettings,
  registerSettingsFor,
} from '@livery/contract/auth/register'
import { firstLogin } from '@livery/contract/auth/sessions'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../../calls/call-route.ts'
import type { Gateway } from '../../../composition/gateway.ts'
import { isAffiliateCode } from '../affiliate.ts'
import { countriesFor } from './countries.ts'
import { openAccount } from './open-account.ts'

/** Enough for a house full of people, and too little to try codes. */
const ENOUGH = { perMinute: 30 }

export function registrationRoutes(app: FastifyInstance, gateway: Gateway): void {
  const isCode = (merchantId: string, code: string) => isAffiliateCode(gateway.database, merchantId, code)

  callRoute(app, gateway, registerSettings, async ({ site }) => site.merchant.registration)
  callRoute(
    app,
    gateway,
    registerSettingsFor,
    async ({ site, request: { code } }) => ({
      settings: site.merchant.registration,
      codeValid: code ? await isCode(site.merchant.id, code) : null,
    }),
    ENOUGH,
  )
  callRoute(
    app,
    gateway,
    affiliateCheck,
    async ({ site, request }) => ({ valid: await isCode(site.merchant.id, request.code) }),
    ENOUGH,
  )
  callRoute(app, gateway, getCountryCode, async ({ site, http }) => ({
    countries: await countriesFor(site.merchant, site.languageOf(http)),
  }))
  callRoute(app, gateway, register, (context) => openAccount('username', context), ENOUGH)
  callRoute(app, gateway, registerByMobile, (context) => openAccount('mobile', context), ENOUGH)
  callRoute(app, gateway, firstLogin, async ({ account }) => {
    await gateway.database.pool.query(
      'update member set first_login_at = now() where merchant_id = $1 and id = $2 and first_login_at is null',
      [account?.merchantId, account?.memberId],
    )
    return {}
  })
}
