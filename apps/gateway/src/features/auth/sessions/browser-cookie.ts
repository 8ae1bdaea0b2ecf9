import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from '../../../platform/http/prefixed-cookies.ts'

/** Binds a sign-in that leaves the page to its browser, so that nobody can complete theirs in another person's. */
const NAME = 'livery_social'
const SECONDS = 600

/** The browser's name in this cookie; null when no sign-in has begun there. */
export function browserOf(http: FastifyRequest): string | null {
  return http.cookies[hostCookie(http, NAME)] || null
}

/** Gives the browser a name for ten minutes. */
export function nameBrowser(http: FastifyRequest, reply: FastifyReply): string {
  const browser = browserOf(http) ?? randomBytes(32).toString('base64url')
  reply.setCookie(hostCookie(http, NAME), browser, {
    path: '/',
    httpOnly: true,
    // The browser must send it when the network redirects back.
    sameSite: 'lax',
    secure: http.protocol === 'https',
    maxAge: SECONDS,
  })
  return browser
}
