import { failureSchema, successSchema } from '@livery/contract/answer'
import type { Call, RequestOf, ResponseOf } from '@livery/contract/call'
import { requestInQuery } from '@livery/contract/call'
import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../composition/gateway.ts'
import { type Account, accountOf } from '../members/sessions/session.ts'
import { assertOpen } from '../tenancy/access/status.ts'
import { siteOf } from '../tenancy/sites/request-site.ts'
import type { Site } from '../tenancy/sites/site.ts'
import { decryptBody } from './payload/encryption.ts'

/** What a handler works with: the host's site, who is calling, and the checked request. */
export interface CallContext<C extends Call> {
  readonly gateway: Gateway
  readonly site: Site
  /** Null for visitors; never null where the call's `auth` is `member` or `agent`. */
  readonly account: Account | null
  readonly request: RequestOf<C>
  readonly http: FastifyRequest
  /** For what an answer carries beside its value: cookies. */
  readonly reply: FastifyReply
}

export type Handler<C extends Call> = (context: CallContext<C>) => Promise<ResponseOf<C>>

/** Limits beyond the general one: requests a minute from one address. */
export interface Policy {
  readonly perMinute?: number
}

/** Registers a call of the contract as a route: limit, status, auth, decrypt, validate, handle, in this order. */
export function callRoute<C extends Call>(
  app: FastifyInstance,
  gateway: Gateway,
  call: C,
  handler: Handler<C>,
  policy: Policy = {},
): void {
  const inQuery = requestInQuery(call.method)
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      [inQuery ? 'querystring' : 'body']: call.request,
      response: { 200: successSchema(call.response), '4xx': failureSchema, '5xx': failureSchema },
    },
    config: { call, ...(policy.perMinute ? { rateLimit: { max: policy.perMinute, timeWindow: 60_000 } } : {}) },
    preValidation: async (http) => {
      const site = siteOf(http)
      // The state of the site is asked for precisely when it is closed, so this one call is always answered.
      if (call.name !== 'systemStatus') assertOpen(site, http)
      http.account = call.auth === 'none' ? null : await accountOf(gateway.database, site, http)
      if (call.auth !== 'none' && call.auth !== 'optional' && !http.account) throw new LiveryError('NOT_SIGNED_IN')
      if (call.auth === 'agent' && !http.account?.isAgent) throw new LiveryError('NON_AGENT')
      if (call.encrypted) http.body = await decryptBody(gateway, http)
      else if (call.form && !http.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        throw new LiveryError('INVALID_REQUEST')
      else if (!inQuery && http.body === null) http.body = {}
    },
    handler: async (http, reply) => {
      reply.header('cache-control', call.auth === 'none' && inQuery ? 'no-cache' : 'no-store')
      const request = (inQuery ? http.query : http.body) as RequestOf<C>
      const value = await handler({ gateway, site: siteOf(http), account: http.account ?? null, request, http, reply })
      return { success: true, value }
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
