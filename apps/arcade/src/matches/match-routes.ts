import { demonstrationKey } from '@livery/contract/seamless'
import type { FastifyInstance } from 'fastify'
import { WIRES } from '../wires/wires.ts'
import { readBetOrder, readFeedPlayer } from './bet-order.ts'
import type { MatchBets } from './bets.ts'
import type { Matches } from './match.ts'
import { quoted } from './quote.ts'

/** The gateway requests matches and places bets; every request is signed. */
export async function matchRoutes(
  app: FastifyInstance,
  {
    matches,
    bets,
    secret,
    now,
  }: {
    readonly matches: Matches
    readonly bets: MatchBets
    readonly secret: string
    readonly now: () => number
  },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const { id, feed } of WIRES) {
      if (!feed) continue
      const signed = (path: string, answer: (question: unknown) => Promise<object | null>) =>
        scope.post(path, async (request, reply) => {
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const headers = request.headers as Record<string, string | undefined>
          const read = feed.read(demonstrationKey(secret, id), raw, headers, Date.now())
          if (!read) return reply.code(401).send({ code: 'INVALID_SIGNATURE' })
          const answered = await answer(read.request)
          return answered ?? reply.code(400).send({ code: 'INVALID_REQUEST' })
        })
      signed(feed.paths.fixtures, async () => {
        const nowMs = now()
        return { fixtures: matches.at(nowMs).map((match) => quoted(match, nowMs)) }
      })
      signed(feed.paths.bet, async (question) => {
        const order = readBetOrder(question, id)
        return order && bets.place(order)
      })
      signed(feed.paths.bets, async (question) => {
        const player = readFeedPlayer(question)
        return player && { bets: bets.of(player) }
      })
    }
  })
}
