import { LiveryError } from '@livery/contract/errors'
import { bindHandlers } from '../../calls/handlers.ts'
import { systemStatusOf } from '../../tenancy/access/status.ts'
import type { SystemServices } from './services.ts'

export function systemHandlers(services: SystemServices) {
  return bindHandlers(services, {
    systemStatus: async ({ site, http }) =>
      systemStatusOf(
        site,
        services.access.statusCode(site, http.ip),
        services.texts.shown(site.languageOf(http), site.merchant.languages),
        { ip: http.ip, country: services.access.countryOf(http.ip) },
      ),
    payloadKeys: async () => ({
      keys: await services.payloadKeys.published(),
    }),
    changeLanguage: async ({ services: { database }, site, account, request }) => {
      if (!site.merchant.languages.includes(request.language)) throw new LiveryError('INVALID_REQUEST')
      if (account) {
        await database.run('update member set language = $1 where merchant_id = $2 and id = $3', [
          request.language,
          account.merchantId,
          account.memberId,
        ])
      }
      return {}
    },
  })
}
