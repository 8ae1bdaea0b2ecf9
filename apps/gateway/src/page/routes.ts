import { COLOUR_MODES, type ColourMode, MODE_COOKIE } from '@livery/contract/boot'
import { LiveryError } from '@livery/contract/errors'
import { FIRST_DATA_PATH } from '@livery/contract/first-data'
import { STYLES_COOKIE } from '@livery/contract/styles-cookie'
import { THEME_TIMING } from '@livery/contract/theme-look'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { subscriberOf } from '../platform/http/network.ts'
import type { Settings } from '../platform/settings.ts'
import type { Access } from '../tenancy/access/access.ts'
import { isOperatorHost } from '../tenancy/sites/resolve-site.ts'
import type { Site } from '../tenancy/sites/site.ts'
import type { TextStore } from '../tenancy/texts/text-store.ts'
import { acceptedEncodings } from './encodings.ts'
import type { PageBody } from './page-body.ts'
import { pagePolicy } from './page-policy.ts'
import type { Page, PageRenderer } from './renderer.ts'
import { NO_OTHERS } from './third-party-sources.ts'
import { tooManyPage } from './too-many.ts'
import { unknownHostPage } from './unknown-host.ts'

/** What a page's bytes depend on besides its address. */
const VARY = 'cookie, accept-language, accept-encoding'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const FirstDataParams = Type.Object({ hash: Type.String({ maxLength: 40 }) })
const FirstDataQuery = Type.Object({
  language: Type.Optional(Type.String({ maxLength: 40 })),
  page: Type.Optional(Type.String({ maxLength: 400 })),
})

/** The policy of text pages. */
const BARE_POLICY = pagePolicy({
  inlineScripts: [],
  inlineStyles: [],
  frameOrigins: [],
  imageOrigins: [],
  others: NO_OTHERS,
})

/** The gateway's services that sending pages needs. */
export interface PageServices {
  readonly settings: Pick<Settings, 'operatorHost' | 'callsPerMinute'>
  readonly pages: PageRenderer
  readonly texts: TextStore
  readonly access: Access
}

/** The share of an address's requests a minute that may make a page which is not cached. */
const MADE_SHARE = 1 / 5

/** Every page of every merchant. Paths with a file ending are never pages, so that a lost asset is a plain 404. */
export function pageRoutes(app: FastifyInstance, services: PageServices): void {
  const countMade = app.createRateLimit({
    max: Math.ceil(services.settings.callsPerMinute * MADE_SHARE),
    timeWindow: 60_000,
    allowList: [],
    keyGenerator: ({ ip }) => `pages|${subscriberOf(ip)}`,
  })
  const mayMake = (request: FastifyRequest) => async () => {
    const counted = await countMade(request)
    return counted.isAllowed || !counted.isExceeded
  }

  app.get<{ Params: { hash: string }; Querystring: { language?: string; page?: string } }>(
    `${FIRST_DATA_PATH}/:hash`,
    { compress: false, config: { rateLimit: false }, schema: { params: FirstDataParams, querystring: FirstDataQuery } },
    async (request, reply) => {
      const { site, params, query } = request
      if (!site || services.access.statusCode(site, request.ip) !== 0) return reply.callNotFound()
      const { language = '', page = '/' } = query
      const body = await services.pages.firstData(site, params.hash, {
        language,
        path: page,
        mayMake: mayMake(request),
      })
      if (!body) return reply.callNotFound()
      // The address names the content's hash, so the content never changes.
      reply
        .header('cache-control', body.hash === params.hash ? IMMUTABLE : 'no-store')
        .header('vary', 'accept-encoding')
      return sendBody(request, reply.type('application/json; charset=utf-8'), body)
    },
  )
  // Pages are already compressed, and the rate limit counts calls only.
  app.get('/*', { compress: false, config: { rateLimit: false } }, async (request, reply) => {
    const { site } = request
    if (!site && isOperatorHost(services, request.host) && request.url === '/') return reply.redirect('/operator')
    if (!site) return sendUnknownHost(reply)
    if (isFile(request.url)) return reply.callNotFound()
    const language = site.languageOf(request)
    const page = await services.pages
      .page({
        site,
        path: request.url,
        language,
        mayMake: mayMake(request),
        mode: modeOf(request, site.merchant.defaultMode),
        status: services.access.statusCode(site, request.ip),
        preview: request.preview ?? null,
        stylesCookie: request.cookies[STYLES_COOKIE],
      })
      .catch((error: unknown) => {
        if (error instanceof LiveryError && error.code === 'TOO_MANY_REQUESTS') return null
        throw error
      })
    if (!page) return sendTooMany(reply, tooManyPage(services.texts, site, language))
    return sendPage(request, reply, site, page)
  })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site, { status, headers, body }: Page) {
  reply.header('cache-control', 'no-cache').header('vary', VARY)
  // The page may be cached and the browser's clock may be wrong, so the time until the theme changes is sent with each
  // answer.
  if (site.themeUntilMs !== null)
    reply.header('server-timing', `${THEME_TIMING};dur=${Math.max(0, site.themeUntilMs - Date.now())}`)
  const known = status === 200 ? body.matching(request.headers['if-none-match']) : null
  if (known) return reply.status(304).header('etag', known).send()
  return sendBody(request, reply.status(status).headers(headers).type('text/html; charset=utf-8'), body)
}

async function sendBody(request: FastifyRequest, reply: FastifyReply, body: PageBody) {
  const { bytes, encoding, etag } = await body.representation(acceptedEncodings(request.headers['accept-encoding']))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('etag', etag).send(bytes)
}

function sendTooMany(reply: FastifyReply, html: string) {
  return reply
    .status(429)
    .headers({ 'retry-after': '60', 'content-security-policy': BARE_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}

function sendUnknownHost(reply: FastifyReply) {
  return reply
    .status(404)
    .header('content-security-policy', BARE_POLICY)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(unknownHostPage.text)
}

function isFile(url: string): boolean {
  return /^[^?]*\.[a-z0-9]{1,8}(?:\?|$)/i.test(url) && !/^\/index\.html(?:\?|$)/.test(url)
}

function modeOf(request: FastifyRequest, fallback: ColourMode): ColourMode {
  const cookie = request.cookies[MODE_COOKIE]
  return COLOUR_MODES.find((mode) => mode === cookie) ?? fallback
}
