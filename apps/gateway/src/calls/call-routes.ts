import { failureSchema, successSchema } from '@livery/contract/answer'
import { type Call, type RequestOf, requestInQuery } from '@livery/contract/call'
import { CALLS, type CallName } from '@livery/contract/calls'
import { LiveryError } from '@livery/contract/errors'
import { errorsOf } from '@livery/contract/errors-of'
import type { FastifyInstance } from 'fastify'
import { type Account, accountOf } from '../members/sessions/session.ts'
import { assertStepUp } from '../members/sessions/step-up.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Access } from '../tenancy/access/access.ts'
import { siteOf } from '../tenancy/sites/request-site.ts'
import type { BoundHandler, Handlers } from './handlers.ts'
import { decryptBody } from './payload/encryption.ts'
import type { PayloadKeys } from './payload/keys.ts'

export interface CallServices {
  readonly database: Database
  readonly payloadKeys: PayloadKeys
  readonly access: Access
  /** Whether an undeclared error of a call becomes an internal error; otherwise it is only logged. */
  readonly strictErrors: boolean
}

/** Made once, so that each serializer is made once too. */
const answerSchemas = new Map(Object.values<Call>(CALLS).map((call) => [call, successSchema(call.response)]))

/** Registers every call of the contract as a route. */
export function callRoutes(app: FastifyInstance, services: CallServices, handlers: Handlers<CallName>): void {
  for (const name of Object.keys(CALLS) as CallName[]) {
    callRoute(app, services, CALLS[name], handlers[name] as BoundHandler<Call>)
  }
}

/** Registers a call, in this order: rate limit, status, authentication, proof, decryption, validation, handler. */
function callRoute<C extends Call>(
  app: FastifyInstance,
  services: CallServices,
  call: C,
  { perMinute, handle }: BoundHandler<C>,
): void {
  const inQuery = requestInQuery(call.method)
  const declared = new Set(errorsOf(call))
  app.route({
    method: call.method,
    url: call.path,
    // A HEAD route would have a limit of its own, so that every limit would be twice as high.
    exposeHeadRoute: false,
    ...(call.bodyBytes ? { bodyLimit: call.bodyBytes } : {}),
    schema: {
      [inQuery ? 'querystring' : 'body']: call.request,
      response: { 200: answerSchemas.get(call), '4xx': failureSchema, '5xx': failureSchema },
    },
    config: { call, ...(perMinute ? { rateLimit: { max: perMinute, timeWindow: 60_000 } } : {}) },
    preValidation: async (http) => {
      const site = siteOf(http)
      // Pages ask for the status while the site is closed, so this one call is always answered.
      if (call.name !== 'systemStatus') services.access.assertOpen(site, http)
      http.account = call.auth === 'none' ? null : await accountOf(services.database.of(site.merchant.id), site, http)
      if (call.auth !== 'none' && call.auth !== 'optional' && !http.account) throw new LiveryError('NOT_SIGNED_IN')
      if (call.auth === 'agent' && !http.account?.isAgent) throw new LiveryError('NON_AGENT')
      if (http.account?.mustChange && !call.beforePasswordChange) {
        // A call that anybody may make is answered as to a visitor.
        if (call.auth !== 'optional') throw new LiveryError('PASSWORD_CHANGE_REQUIRED')
        http.account = null
      }
      if (call.stepUp && http.account)
        await assertStepUp(services.database.of(site.merchant.id), site, http.account, http.hostname)
      if (call.encrypted) http.body = await decryptBody(services, http)
      else if (call.form && !http.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        throw new LiveryError('INVALID_REQUEST')
      else if (!inQuery && http.body === null) http.body = {}
    },
    handler: async (http, reply) => {
      reply.header('cache-control', call.auth === 'none' && inQuery ? 'no-cache' : 'no-store')
      const request = (inQuery ? http.query : http.body) as RequestOf<C>
      const context = { site: siteOf(http), account: http.account ?? null, request, http, reply }
      try {
        const value = await handle(context as unknown as Parameters<typeof handle>[0])
        return { success: true, value }
      } catch (error) {
        if (!(error instanceof LiveryError) || declared.has(error.code)) throw error
        const fault = new Error(`${call.name} answers ${error.code}, which its contract does not declare`)
        if (services.strictErrors) throw fault
        http.log.error({ err: fault }, 'an error that is not declared')
        throw error
      }
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    account?: Account | null
  }
  interface FastifyContextConfig {
    call?: Call
  }
}
