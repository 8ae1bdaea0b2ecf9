import { randomBytes } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { isOperatorHost } from '../../tenancy/sites/resolve-site.ts'
import { isOperator, isSecret, signIn, signOut } from './access.ts'
import { sendOperatorPage } from './document.ts'
import { statusPage } from './page.ts'
import { recordOf } from './records.ts'
import type { OperatorServices } from './services.ts'
import { signInPage } from './sign-in-page.ts'

/** A page with more merchants would not be readable. */
const LISTED = 100

/** The operator's status page, on the operator's host only. */
export async function operatorPageRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isOperatorHost(services, request.host)) throw new LiveryError('NOT_FOUND')
  })

  app.get('/operator', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64url')
    if (!(await isOperator(services, request))) return sendOperatorPage(reply, nonce, signInPage(nonce))
    const { ids } = services.registry
    // Merchants with a fault come first, because the page is opened for them.
    const sorted = [...ids].sort((a, b) => faults(b) - faults(a))
    const records = await Promise.all(sorted.slice(0, LISTED).map((id) => recordOf(services, id)))
    const merchants = records.flatMap((record) => record ?? [])
    return sendOperatorPage(reply, nonce, statusPage({ nonce, merchants, more: Math.max(0, ids.length - LISTED) }))
  })

  app.post<{ Body: { secret: string } }>(
    '/operator/session',
    {
      schema: { body: Type.Object({ secret: Type.String({ maxLength: 200 }) }) },
      config: { rateLimit: { max: 10, timeWindow: 60_000, allowList: [] } },
    },
    async (request, reply) => {
      const { secret } = request.body
      if (secret === '') signOut(request, reply)
      else if (isSecret(services, secret)) await signIn(services, request, reply)
      else return reply.status(401).send({ message: 'That is not the operator’s secret of this gateway.' })
      return {}
    },
  )

  const faults = (id: string) => services.registry.entry(id)?.faults.length ?? 0
}
