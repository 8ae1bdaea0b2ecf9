import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'
import { isOperatorHost } from '../../tenancy/sites/resolve-site.ts'
import type { OperatorServices } from './services.ts'

/** On other hosts these paths are answered like unknown paths. */
export function onOperatorHost(app: FastifyInstance, services: Pick<OperatorServices, 'settings'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isOperatorHost(services, request.host)) throw new LiveryError('NOT_FOUND')
  })
}
