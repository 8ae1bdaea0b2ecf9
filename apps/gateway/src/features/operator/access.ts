import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { isOperatorHost } from '../../tenancy/sites/resolve-site.ts'
import type { OperatorServices } from './services.ts'

const SESSION_COOKIE = 'livery_operator'
const SESSION_S = 12 * 3_600
const AUDIENCE = 'livery-operator'

const key = ({ settings }: OperatorServices) => new TextEncoder().encode(`operator|${settings.operatorSecret}`)

export function isSecret({ settings }: OperatorServices, secret: string): boolean {
  return constantTimeEqual(secret, settings.operatorSecret)
}

/** Whether a request to the operator's host has the secret, or the cookie of a sign-in. */
export async function isOperator(services: OperatorServices, request: FastifyRequest): Promise<boolean> {
  if (!isOperatorHost(services, request.host)) return false
  const [, bearer] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  if (bearer !== undefined) return isSecret(services, bearer)
  const session = request.cookies[SESSION_COOKIE]
  if (!session) return false
  return jwtVerify(session, key(services), { algorithms: ['HS256'], audience: AUDIENCE }).then(
    () => true,
    () => false,
  )
}

/** Signs in a browser for one working day. */
export async function signIn(services: OperatorServices, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const session = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(`${SESSION_S}s`)
    .sign(key(services))
  reply.setCookie(SESSION_COOKIE, session, { ...cookie(request), maxAge: SESSION_S })
}

export function signOut(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, cookie(request))
}

// `SameSite=Strict` stops other sites from acting in a signed-in browser.
const cookie = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const
