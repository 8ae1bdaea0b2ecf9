import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../tenancy/releases/refusal.ts'

/** Errors of an operator's call are answered as a message in English that says what to do. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof LiveryError && error.code === 'TOO_MANY_REQUESTS') {
      return reply.status(429).send({ message: `Too many wrong tries. Wait ${error.params.minutes} minutes.` })
    }
    if (error instanceof LiveryError) throw error
    if (error instanceof Refusal) return reply.status(error.status).send({ message: error.message })
    const { validation, statusCode, message } = error as Error & { validation?: unknown; statusCode?: number }
    if (validation || (statusCode && statusCode < 500)) return reply.status(statusCode ?? 400).send({ message })
    request.log.error({ err: error }, 'an operator’s call failed')
    return reply.status(500).send({ message: 'That failed here; the gateway’s log says why.' })
  })
}
