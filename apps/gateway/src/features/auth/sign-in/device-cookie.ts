import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { secureCookie } from '../../../platform/http/prefixed-cookies.ts'
import { REMEMBERED_SECONDS } from './remembered-device.ts'

/** The cookie of a username (docs/decisions/06); a hash, so that the cookie's name does not reveal it. */
function nameOf(http: FastifyRequest, account: string): string {
  const hash = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url').slice(0, 16)
  return secureCookie(http, `remembered-${hash}`)
}

/** Scripts cannot read the cookie, other sites' pages cannot send it, and it is sent with sign-ins only. */
function attributes(http: FastifyRequest) {
  return { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: http.protocol === 'https' } as const
}

/** The account's device token in this browser; null for none. */
export function deviceToken(http: FastifyRequest, account: string): string | null {
  return http.cookies[nameOf(http, account)] || null
}

export function leaveDeviceToken(http: FastifyRequest, reply: FastifyReply, account: string, token: string): void {
  reply.setCookie(nameOf(http, account), token, { ...attributes(http), maxAge: REMEMBERED_SECONDS })
}

export function clearDeviceToken(http: FastifyRequest, reply: FastifyReply, account: string): void {
  if (deviceToken(http, account)) reply.clearCookie(nameOf(http, account), attributes(http))
}
