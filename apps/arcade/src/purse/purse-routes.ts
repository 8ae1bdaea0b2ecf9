import { demonstrationKey, verifyBody } from '@livery/contract/seamless'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PurseAnswers } from '../options.ts'
import { PURSE_WIRE } from '../wires/purse-wire.ts'
import { fieldsOf, json } from '../wires/wire.ts'
import { readHolder, readOrder, readPlace } from './purse-requests.ts'
import type { Purses } from './purses.ts'

type Fields = Readonly<Record<string, unknown>>

/** The delay of a late answer: longer than operators wait. */
const LATE_MS = 9_000
const INVALID = { code: 'INVALID_REQUEST' }

/** An operator queries a purse, moves money, and reads the rounds; every request is signed. */
export async function purseRoutes(
  app: FastifyInstance,
  purses: Purses,
  { secret, answers }: { readonly secret: string; readonly answers: PurseAnswers },
): Promise<void> {
  const questions: Readonly<Record<string, (fields: Fields) => object | null | Promise<object | null>>> = {
    balance(fields) {
      const holder = readHolder(fields)
      return holder && { balance: PURSE_WIRE.amount(purses.balanceOf(holder), holder.decimals) }
    },
    transfer(fields) {
      const order = readOrder(fields)
      return order && purses.transfer(order)
    },
    status(fields) {
      const order = readOrder(fields)
      return order && (purses.statusOf(order) ?? { state: 'absent' })
    },
    rounds(fields) {
      const after = readPlace(fields)
      return after === undefined ? null : purses.rounds(after)
    },
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const [name, answer] of Object.entries(questions)) {
      scope.post(`/purse/${name}`, async (request, reply) => {
        const fields = read(request, name)
        if (!fields) return reply.code(401).send({ code: 'INVALID_SIGNATURE' })
        const fate = answers(name)
        if (fate === 'closed') return reply.code(503).send({ code: 'MAINTENANCE' })
        const body = await answer(fields)
        if (!body) return reply.code(400).send(INVALID)
        return fate === 'given' ? reply.send(body) : withheld(reply, fate, body)
      })
    }
  })

  function read(request: FastifyRequest, name: string): Fields | null {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const headers = request.headers as Record<string, string | undefined>
    if (!verifyBody(demonstrationKey(secret, 'purse'), raw, headers, Date.now())) return null
    const { question, ...fields } = fieldsOf(json(raw)) ?? {}
    return question === name ? fields : null
  }
}

/** The request is carried out, and its answer is lost or late. */
async function withheld(reply: FastifyReply, fate: 'lost' | 'late', body: object) {
  if (fate === 'late') {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS).unref())
    return reply.send(body)
  }
  reply.hijack()
  reply.raw.destroy()
  return reply
}
