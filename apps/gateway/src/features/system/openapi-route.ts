import { openApiDocument } from '@livery/contract/openapi'
import type { FastifyInstance } from 'fastify'

/** Serves the contract as OpenAPI. */
export function openApiRoute(app: FastifyInstance): void {
  const document = openApiDocument('0.1.0')
  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
}
