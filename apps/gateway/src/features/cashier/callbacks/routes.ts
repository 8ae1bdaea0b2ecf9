import { createHash } from 'node:crypto'
import type { PaymentCallback } from '@livery/contract/payments/adapter'
import { type PaymentAnswer, PaymentRefusal } from '@livery/contract/payments/facts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { applyDepositFact, isDepositFact } from '../../../ledger/payments/deposit-facts.ts'
import type { FactSource } from '../../../ledger/payments/fact-source.ts'
import { applyInverted } from '../../../ledger/payments/inverted.ts'
import { applyPayoutFact } from '../../../ledger/payments/payout-facts.ts'
import { subscriberOf } from '../../../platform/http/network.ts'
import type { CallbackAccount, CallbackServices } from './services.ts'

interface Params {
  readonly merchant: string
  readonly connection: string
}

/** Callbacks a minute that one address may send for one account. */
const CALLBACKS_PER_MINUTE = 3_000
/** Headers that prove a callback are stored with it; others may hold private data. */
const RECORDED_HEADERS = /signature|timestamp|webhook|^content-type$/
const RECORDED_LENGTH = 512

/** The callbacks of payment providers. They belong to no host: the address names the account, the key proves it. */
export async function callbackRoutes(app: FastifyInstance, services: CallbackServices): Promise<void> {
  // The signature covers the raw bytes, so they must not be parsed before the check.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 65_536 }, (_request, body, done) => done(null, body))
  app.post<{ Params: Params }>(
    '/payments/:merchant/:connection',
    {
      config: {
        rateLimit: {
          max: CALLBACKS_PER_MINUTE,
          // Limited by address: a stranger's calls must not use up a provider's limit.
          keyGenerator: (request: FastifyRequest) => {
            const { merchant, connection } = request.params as Params
            return `${merchant}|${connection}|${subscriberOf(request.ip)}`
          },
          allowList: [],
        },
      },
    },
    async (request, reply) => {
      const { merchant, connection } = request.params
      const account = await services.callbackAccount(merchant, connection)
      if (!account) return reply.status(404).send({ status: 'INVALID_REQUEST' })
      const [answer, call] = await take(account, request)
      services.metrics.paymentCalls.inc({ connection: account.connection.id, status: answer.status })
      if (answer.status !== 'OK') {
        const { connection, merchant } = account
        const about = { connection: connection.id, merchant: merchant.id, status: answer.status, ip: request.ip }
        request.log.warn(about, 'a callback of a payment provider is refused')
      }
      const { status, contentType, body } = account.connection.writeAnswer(answer, call)
      return reply.status(status).header('content-type', contentType).header('cache-control', 'no-store').send(body)
    },
  )

  async function take(
    account: CallbackAccount,
    request: FastifyRequest,
  ): Promise<readonly [PaymentAnswer, PaymentCallback | null]> {
    const rawBody = (request.body as Uint8Array | undefined) ?? new Uint8Array()
    let call: PaymentCallback | null = null
    try {
      const headers = request.headers as Record<string, string | undefined>
      call = account.connection.readCallback({ headers, rawBody, nowMs: Date.now() })
      return [await act(account, call, { raw: rawBody, headers: recordedHeaders(headers) }), call]
    } catch (error) {
      if (error instanceof PaymentRefusal) return [{ status: error.status }, call]
      request.log.error({ err: error }, 'a callback of a payment provider failed')
      return [{ status: 'ERROR' }, call]
    }
  }

  async function act(
    { merchant, connection, methodIds }: CallbackAccount,
    call: PaymentCallback,
    { raw, headers }: Pick<FactSource, 'raw' | 'headers'>,
  ): Promise<PaymentAnswer> {
    const database = services.database.of(merchant.id)
    const source = { merchant, connectionId: connection.id, raw, headers }
    if (call.kind === 'inverted') return applyInverted(database, source, call.operation)
    const { status } = isDepositFact(call.fact)
      ? await applyDepositFact(database, source, call.fact)
      : await applyPayoutFact(database, source, call.fact, {
          methodIds,
          receivedAfterMinutes: merchant.withdrawal.receivedAfterMinutes,
        })
    if (status !== 'CONFLICT') return { status }
    const digest = createHash('sha256').update(JSON.stringify(call.fact)).digest('hex').slice(0, 16)
    services.log.error(
      { connection: connection.id, merchant: merchant.id, event: call.fact.eventId, digest },
      'a payment provider used the id of an event for another fact',
    )
    return { status: 'INVALID_REQUEST' }
  }
}

function recordedHeaders(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      RECORDED_HEADERS.test(name) && typeof value === 'string' ? [[name, value.slice(0, RECORDED_LENGTH)]] : [],
    ),
  )
}
