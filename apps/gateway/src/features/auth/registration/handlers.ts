import { bindHandlers } from '../../../calls/handlers.ts'
import { isAffiliateCode } from '../../../members/team/invitations.ts'
import type { AuthServices } from '../services.ts'
import { countriesFor } from './countries.ts'
import { openAccount } from './open-account.ts'
import { assertOwnDomain } from './own-domain.ts'

/** Enough for many people behind one address, and too few to guess codes. */
const ENOUGH = { perMinute: 30 }

export function registrationHandlers(services: AuthServices) {
  return bindHandlers(services, {
    registerSettings: async ({ site }) => site.merchant.registration,
    registerSettingsFor: {
      ...ENOUGH,
      handle: async ({ services: { database }, site, request: { code } }) => ({
        settings: site.merchant.registration,
        codeValid: code ? await isAffiliateCode(database, site.merchant.id, code) : null,
      }),
    },
    affiliateCheck: {
      ...ENOUGH,
      handle: async ({ services: { database }, site, request, http }) => {
        assertOwnDomain(site, request.domain, http.hostname)
        return { valid: await isAffiliateCode(database, site.merchant.id, request.code) }
      },
    },
    getCountryCode: async ({ site, http }) => ({
      countries: await countriesFor(site.merchant, site.languageOf(http)),
    }),
    register: { ...ENOUGH, handle: (context) => openAccount('username', context) },
    registerByMobile: { ...ENOUGH, handle: (context) => openAccount('mobile', context) },
    firstLogin: async ({ services: { database }, account }) => {
      await database.run(
        'update member set first_login_at = now() where merchant_id = $1 and id = $2 and first_login_at is null',
        [account.merchantId, account.memberId],
      )
      return {}
    },
  })
}
