import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUSH_WORKER_PATH } from '@livery/contract/messages/push-words'
import type { FastifyInstance } from 'fastify'
import { siteOf } from '../../../tenancy/sites/request-site.ts'

/**
 * The script that receives notifications. It stands at the root, so that it may act for every page. It is no file of
 * the build, because its address must stay the same across releases. It caches no page and answers no requests of
 * pages.
 */
export function pushWorkerRoute(app: FastifyInstance): void {
  const script = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
  const tag = `W/"${createHash('sha256').update(script).digest('hex').slice(0, 16)}"`
  app.get(PUSH_WORKER_PATH, async (request, reply) => {
    siteOf(request)
    reply
      .header('cache-control', 'no-cache')
      .header('etag', tag)
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
    return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.send(script)
  })
}
