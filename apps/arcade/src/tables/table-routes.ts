import { demonstrationKey } from '@livery/contract/seamless'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../session/session.ts'
import { WIRES } from '../wires/wires.ts'
import { figuresOf } from './figures.ts'
import { readTablesRequest } from './tables-request.ts'

/** All games of a type in one request. */
const MOST_BYTES = 256 * 1024

/** The gateway requests the figures of tables; every request is signed. */
export async function tableRoutes(
  app: FastifyInstance,
  sessions: Pick<Sessions, 'seated'>,
  secret: string,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const { id, tables } of WIRES) {
      if (!tables) continue
      scope.post(tables.path, { bodyLimit: MOST_BYTES }, (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const headers = request.headers as Record<string, string | undefined>
        const read = tables.read(demonstrationKey(secret, id), raw, headers, Date.now())
        if (!read) return reply.code(401).send({ code: 'INVALID_SIGNATURE' })
        const tablesRequest = readTablesRequest(read.request)
        if (!tablesRequest) return reply.code(400).send({ code: 'INVALID_REQUEST' })
        return reply.send({ tables: figuresOf(tablesRequest, sessions.seated()) })
      })
    }
  })
}
