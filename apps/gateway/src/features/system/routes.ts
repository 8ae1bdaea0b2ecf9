import type { ResponseOf } from '@livery/contract/call'
import { LiveryError } from '@livery/contract/errors'
import { openApiDocument } from '@livery/contract/openapi'
import {
  changeLanguage,
  domainRoutes,
  type payloadKeys as PayloadKeysCall,
  payloadKeys,
  systemStatus,
} from '@livery/contract/system'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../calls/call-route.ts'
import type { Gateway } from '../../composition/gateway.ts'
import { systemStatusOf } from '../../tenancy/access/status.ts'
import { domainsOf } from './domains.ts'

export function systemRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, systemStatus, async ({ site, http }) =>
    systemStatusOf(site, http.ip, gateway.texts.shown(site.languageOf(http), site.merchant.languages)),
  )
  callRoute(app, gateway, domainRoutes, async ({ site }) => domainsOf(site))
  callRoute(app, gateway, payloadKeys, async () => ({
    keys: (await gateway.payloadKeys.published()) as ResponseOf<typeof PayloadKeysCall>['keys'],
  }))
  callRoute(app, gateway, changeLanguage, async ({ site, account, request }) => {
    if (!site.merchant.languages.includes(request.language)) throw new LiveryError('INVALID_REQUEST')
    if (account) {
      await gateway.database.pool.query('update member set language = $1 where id = $2', [
        request.language,
        account.memberId,
      ])
    }
    return {}
  })

  const document = openApiDocument('0.1.0')
  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
}
