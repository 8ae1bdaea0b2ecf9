import { randomBytes } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import { hostName } from '@livery/merchant/hosts'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from '../../platform/http/prefixed-cookies.ts'
import type { Settings } from '../../platform/settings.ts'
import { PREVIEW_COOKIE, PREVIEW_PARAMETER, type Previews } from '../releases/preview.ts'
import type { Registry } from './registry.ts'
import type { Site } from './site.ts'

/** Identifies a browser while a canary is running. It holds a random value, and nothing else reads it. */
const VISITOR_COOKIE = 'livery_visitor'
const VISITOR_KEY = /^[\w-]{22}$/
const THIRTY_DAYS_S = 30 * 86_400

/** The gateway's services that resolving a request's site needs. */
export interface SiteServices {
  readonly registry: Registry
  readonly previews: Previews
  readonly settings: Pick<Settings, 'operatorHost'>
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Whether a request is for the operator's host. */
export function isOperatorHost({ settings }: Pick<SiteServices, 'settings'>, host: string | undefined): boolean {
  if (settings.operatorHost === null || host === undefined) return false
  return hostName(host) === settings.operatorHost
}

/**
 * The site of a request: its host's merchant in the live release, in the canary, or in a preview. Sends the answer
 * itself when a preview begins or ends.
 */
export async function resolveSite(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Site | null> {
  const { registry, log } = services
  const { host } = request
  const merchantId = registry.merchantOfHost(host)
  if (merchantId === null || isOperatorHost(services, host)) return null
  const isPreviewLink = Object.hasOwn(request.query as object, PREVIEW_PARAMETER) && request.method === 'GET'
  if (isPreviewLink && (await beginOrEnd(services, merchantId, request, reply))) return null
  try {
    const preview = await previewOf(services, merchantId, request)
    request.preview = preview
    const key = registry.hasCanary(host) ? visitorKey(request, reply) : undefined
    return await registry.siteOfHost(host, { key, preview: preview ?? undefined })
  } catch (error) {
    log.error({ err: error, merchant: merchantId }, 'a release cannot be shown')
    throw new LiveryError('SERVICE_UNAVAILABLE', { cause: error })
  }
}

async function previewOf(services: SiteServices, merchantId: string, request: FastifyRequest) {
  const token = request.cookies[hostCookie(request, PREVIEW_COOKIE)]
  if (!token) return null
  const preview = await services.previews.read(token)
  return preview?.merchantId === merchantId ? preview : null
}

/**
 * Stores a preview link's token in a cookie and redirects to the address without it.
 * @returns whether the answer was sent
 */
async function beginOrEnd(services: SiteServices, merchantId: string, request: FastifyRequest, reply: FastifyReply) {
  const url = new URL(request.url, 'http://path.invalid')
  const token = url.searchParams.get(PREVIEW_PARAMETER)
  if (token === null) return false
  url.searchParams.delete(PREVIEW_PARAMETER)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  const preview = await services.previews.read(token)
  if (preview?.merchantId === merchantId) {
    const maxAge = Math.max(0, Math.floor((preview.untilMs - Date.now()) / 1000))
    reply.setCookie(hostCookie(request, PREVIEW_COOKIE), token, { ...options, maxAge })
  } else reply.clearCookie(hostCookie(request, PREVIEW_COOKIE), options)
  // A path that begins with two slashes would redirect to another host.
  reply.header('cache-control', 'no-store').redirect(`/${url.pathname.replace(/^[/\\]+/, '')}${url.search}`, 302)
  return true
}

/** The visitor's key; a visitor who requests a page without one gets one. */
function visitorKey(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const known = request.cookies[hostCookie(request, VISITOR_COOKIE)]
  if (known && VISITOR_KEY.test(known)) return known
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return undefined
  const key = randomBytes(16).toString('base64url')
  reply.setCookie(hostCookie(request, VISITOR_COOKIE), key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: THIRTY_DAYS_S,
  })
  return key
}
