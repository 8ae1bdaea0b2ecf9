import { type WalletAnswer, type WalletOperation, WalletRefusal } from '@livery/contract/vendor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { executeWalletOperation } from '../../ledger/wallet/operations.ts'
import { isListed } from '../../platform/http/address-list.ts'
import { subscriberOf } from '../../platform/http/network.ts'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { GameServices } from './services.ts'

interface Params {
  readonly connection: string
  readonly action: string
}

/** The gateway's services that the vendors' wallet calls need. */
type SeamlessServices = Pick<GameServices, 'database' | 'metrics' | 'vendors'>

/** Calls a minute from one address to vendors that do not exist. */
const STRANGERS_PER_MINUTE = 60
/** Refusals that need attention: the vendor's system is broken, or the call comes from another one. */
const ALARMING = new Set<WalletAnswer['status']>(['LIMIT_EXCEEDED', 'SOURCE_NOT_ALLOWED'])

/** The vendors' signed wallet calls. They belong to no host; the game session says whose money is moved. */
export async function seamlessRoutes(app: FastifyInstance, services: SeamlessServices): Promise<void> {
  // The signature covers the raw bytes, so they must not be parsed before the check.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16_384 }, (_request, body, done) => done(null, body))
  const connectionOf = (request: FastifyRequest) =>
    services.vendors.connectionById((request.params as Params).connection)

  app.post<{ Params: Params }>(
    '/seamless/:connection/:action',
    {
      config: {
        rateLimit: {
          max: (request: FastifyRequest) => connectionOf(request)?.terms.callsPerMinute ?? STRANGERS_PER_MINUTE,
          keyGenerator: (request: FastifyRequest) => `${connectionOf(request)?.id ?? ''}|${subscriberOf(request.ip)}`,
          allowList: [],
        },
      },
    },
    async (request, reply) => {
      const connection = connectionOf(request)
      // A vendor that holds its players' money itself may not call the wallet.
      const seamless = connection?.seamless
      if (!connection || !seamless) return reply.status(404).send({ status: 'INVALID_REQUEST' })
      const [action, answer] = await answerOf(connection, seamless, request)
      services.metrics.walletCalls.inc({ vendor: connection.id, action, status: answer.status })
      if (ALARMING.has(answer.status)) {
        const { status, limit } = answer
        request.log.error(
          { vendor: connection.id, action, status, limit, ip: request.ip },
          'a vendor’s call is refused',
        )
      }
      const { status, body } = seamless.writeWalletAnswer(answer)
      return reply.status(status).header('cache-control', 'no-store').send(body)
    },
  )

  /** The call in our own terms, and its answer. */
  async function answerOf(
    connection: VendorConnection,
    seamless: NonNullable<VendorConnection['seamless']>,
    request: FastifyRequest,
  ): Promise<readonly [WalletOperation['action'] | 'unknown', WalletAnswer]> {
    const { sources, limitsOf } = connection.terms
    if (sources && !isListed(sources, request.ip)) return ['unknown', { status: 'SOURCE_NOT_ALLOWED' }]
    let action: WalletOperation['action'] | 'unknown' = 'unknown'
    try {
      const operation = seamless.readWalletCall({
        action: (request.params as Params).action,
        headers: request.headers as Record<string, string | undefined>,
        rawBody: (request.body as Uint8Array | undefined) ?? new Uint8Array(),
        nowMs: Date.now(),
      })
      action = operation.action
      const limits = limitsOf(operation.currency)
      return [action, await executeWalletOperation(services.database.everyMerchant, connection.id, operation, limits)]
    } catch (error) {
      if (error instanceof WalletRefusal) return [action, { status: error.status }]
      request.log.error({ err: error }, 'a wallet call failed')
      return [action, { status: 'ERROR' }]
    }
  }
}
