import { demonstrationKey } from '@livery/contract/seamless'
import type { FastifyInstance } from 'fastify'
import { WIRES } from '../wires/wires.ts'
import type { Draws } from './draws.ts'
import type { Jackpots } from './jackpots.ts'
import { prizesOf } from './prizes.ts'
import { readPrizesRequest } from './prizes-request.ts'

/** All games of a vendor in one request. */
const MOST_BYTES = 1024 * 1024

/** The gateway requests draws and jackpots; every request is signed. */
export async function prizeRoutes(
  app: FastifyInstance,
  { draws, jackpots, secret }: { readonly draws: Draws; readonly jackpots: Jackpots; readonly secret: string },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const { id, prizes } of WIRES) {
      if (!prizes) continue
      scope.post(prizes.path, { bodyLimit: MOST_BYTES }, (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const headers = request.headers as Record<string, string | undefined>
        const read = prizes.read(demonstrationKey(secret, id), raw, headers, Date.now())
        if (!read) return reply.code(401).send({ code: 'INVALID_SIGNATURE' })
        const prizesRequest = readPrizesRequest(read.request)
        if (!prizesRequest) return reply.code(400).send({ code: 'INVALID_REQUEST' })
        return reply.send(prizesOf(prizesRequest, draws, jackpots))
      })
    }
  })
}
