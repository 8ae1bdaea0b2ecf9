import { type WalletAnswer, type WalletOperation, WalletRefusal } from '@livery/contract/vendor'
import type { FastifyInstance } from 'fastify'
import { executeWalletOperation } from '../../ledger/wallet/operations.ts'
import type { GameServices } from './services.ts'

/** The vendors' signed wallet calls. They belong to no host; the game session says whose money is moved. */
export async function seamlessRoutes(app: FastifyInstance, services: GameServices): Promise<void> {
  // The signature covers the raw bytes, so nothing may parse them before.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16_384 }, (_request, body, done) => done(null, body))

  app.post<{ Params: { connection: string; action: string } }>(
    '/seamless/:connection/:action',
    async (request, reply) => {
      const { connection: id, action } = request.params
      const connection = services.vendors.connectionById(id)
      if (!connection) return reply.status(404).send({ status: 'INVALID_REQUEST' })
      const answer = await answerOf(() =>
        connection.readWalletCall({
          action,
          headers: request.headers as Record<string, string | undefined>,
          rawBody: request.body as Uint8Array,
          nowMs: Date.now(),
        }),
      )
      const { status, body } = connection.writeWalletAnswer(answer)
      return reply.status(status).header('cache-control', 'no-store').send(body)

      async function answerOf(read: () => WalletOperation): Promise<WalletAnswer> {
        try {
          return await executeWalletOperation(services.database, id, read())
        } catch (error) {
          if (error instanceof WalletRefusal) return { status: error.status }
          request.log.error({ err: error }, 'a wallet call failed')
          return { status: 'ERROR' }
        }
      }
    },
  )
}
