import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import { LiveryError } from '@livery/contract/errors'
import { EVENTS_PATH } from '@livery/contract/events-path'
import Fastify, { type FastifyInstance } from 'fastify'
import { accountRoutes } from '../account/routes.ts'
import { authRoutes } from '../auth/routes.ts'
import { discoveryRoutes } from '../discovery/routes.ts'
import { lotteryRoutes } from '../games/lottery/routes.ts'
import { gameRoutes } from '../games/routes.ts'
import { seamlessRoutes } from '../games/seamless-routes.ts'
import type { Gateway } from '../gateway.ts'
import { healthRoutes } from '../health/routes.ts'
import { resolveSite } from '../hosts/resolve-site.ts'
import { brandRoutes } from '../hosts/routes.ts'
import { imageRoutes } from '../images/routes.ts'
import { lobbyRoutes } from '../lobby/routes.ts'
import { mailboxRoutes } from '../mailbox/routes.ts'
import { messageRoutes } from '../messages/routes.ts'
import { operatorPageRoutes } from '../operator/page-routes.ts'
import { operatorRoutes } from '../operator/routes.ts'
import { pageRoutes } from '../page/routes.ts'
import { socketRoute } from '../push/socket-route.ts'
import type { Settings } from '../settings.ts'
import { systemRoutes } from '../system/routes.ts'
import { textRoutes } from '../texts/routes.ts'
import { handleErrors } from './errors.ts'
import { redactedPaths, requestSerialiser } from './logging.ts'
import { securityHeaders } from './security-headers.ts'
import { validatorCompiler } from './validation.ts'

/** A bare server with the settings every process shares; routes come with `addRoutes`. */
export function createServer(settings: Settings): FastifyInstance {
  return Fastify({
    logger: { level: settings.logLevel, redact: redactedPaths, serializers: { req: requestSerialiser } },
    // Nobody is believed about addresses, hosts and schemes unless the deployment names its proxies.
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 120 },
  })
}

/** Everything the gateway answers, in the order a request meets it. */
export async function addRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.decorateRequest('site', undefined)
  app.decorateRequest('account', undefined)
  app.decorateRequest('preview', undefined)
  securityHeaders(app)
  handleErrors(app)
  // A compact JWE is text; only encrypted calls take it (see `decryptBody`).
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  // A form comes from any page that likes: only calls that are specified so take one.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.call?.form) done(null, Object.fromEntries(new URLSearchParams(String(body))))
    else done(new LiveryError('INVALID_REQUEST'))
  })

  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    request.site = await resolveSite(gateway, request, reply)
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } },
  })
  await app.register(rateLimit, {
    global: true,
    max: gateway.settings.callsPerMinute,
    timeWindow: 60_000,
    // Files and pages are cheap and kept; calls and the wallet's side door are what is counted.
    allowList: (request) => !request.url.startsWith('/api/') || request.url.startsWith(EVENTS_PATH),
    keyGenerator: (request) => `${request.site?.merchant.id ?? ''}|${request.ip}`,
    ...(gateway.valkey ? { redis: gateway.valkey } : {}),
  })
  await app.register(websocket, { options: { maxPayload: 4096 } })
  await app.register(fastifyStatic, {
    root: join(gateway.settings.root, 'apps/site/dist/client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  })

  healthRoutes(app, gateway)
  systemRoutes(app, gateway)
  authRoutes(app, gateway)
  accountRoutes(app, gateway)
  gameRoutes(app, gateway)
  lotteryRoutes(app, gateway)
  lobbyRoutes(app, gateway)
  messageRoutes(app, gateway)
  socketRoute(app, gateway)
  textRoutes(app, gateway)
  imageRoutes(app, gateway)
  brandRoutes(app, gateway)
  discoveryRoutes(app)
  await app.register(seamlessRoutes, { gateway })
  await app.register(operatorRoutes, { gateway })
  await app.register(operatorPageRoutes, { gateway })
  await app.register(mailboxRoutes, { gateway })
  pageRoutes(app, gateway)
}
