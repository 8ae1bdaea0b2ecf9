import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import { LiveryError } from '@livery/contract/errors'
import { EVENTS_PATH } from '@livery/contract/events-path'
import { CHAT_PATH } from '@livery/contract/support/chat-limits'
import type { FastifyInstance } from 'fastify'
import { callRoutes } from '../calls/call-routes.ts'
import { socialRoutes } from '../features/auth/social/routes.ts'
import { brandRoutes } from '../features/brand/routes.ts'
import { reportRoutes } from '../features/browser-reports/routes.ts'
import { callbackRoutes } from '../features/cashier/callbacks/routes.ts'
import { socketRoute } from '../features/events/socket-route.ts'
import { seamlessRoutes } from '../features/games/seamless-routes.ts'
import { healthRoutes } from '../features/health/routes.ts'
import { pushWorkerRoute } from '../features/messages/push/worker-route.ts'
import { operatorChatRoutes } from '../features/operator/chat/routes.ts'
import { deploymentRoutes } from '../features/operator/deployment/routes.ts'
import { operatorFeedbackRoutes } from '../features/operator/feedback/routes.ts'
import { mailboxRoutes } from '../features/operator/mailbox/routes.ts'
import { operatorMessageRoutes } from '../features/operator/messages/routes.ts'
import { moneyPictureRoutes } from '../features/operator/money/picture-routes.ts'
import { moneyRoutes } from '../features/operator/money/routes.ts'
import { operatorNoticeRoutes } from '../features/operator/notices/routes.ts'
import { peopleRoutes } from '../features/operator/people/routes.ts'
import { operatorPageRoutes } from '../features/operator/releases/page-routes.ts'
import { operatorRoutes } from '../features/operator/releases/routes.ts'
import { safekeepingRoutes } from '../features/operator/safekeeping/routes.ts'
import { signInRoutes } from '../features/operator/sign-in/routes.ts'
import { imageRoutes } from '../features/pictures/routes.ts'
import { chatSocketRoute } from '../features/support/chat/socket-route.ts'
import { uploadRoutes } from '../features/support/pictures/routes.ts'
import { openApiRoute } from '../features/system/openapi-route.ts'
import { textRoutes } from '../features/texts/routes.ts'
import { discoveryRoutes } from '../page/discovery/routes.ts'
import { pageRoutes } from '../page/routes.ts'
import { handleErrors } from '../platform/http/errors.ts'
import { subscriberOf } from '../platform/http/network.ts'
import { plainAddresses, plainCookies } from '../platform/http/plain-text.ts'
import { demandTlsBelow, scriptsFromBuildOnly, securityHeaders } from '../platform/http/security-headers.ts'
import { serializerCompiler } from '../platform/http/serialization.ts'
import { validatorCompiler } from '../platform/http/validation.ts'
import { rateLimitStore } from '../platform/limits/rate-limit-store.ts'
import { resolveSite } from '../tenancy/sites/resolve-site.ts'
import type { Gateway } from './gateway.ts'

/** Registers every route of the gateway, in the order a request meets them. */
export async function addRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('site', undefined)
  app.decorateRequest('account', undefined)
  app.decorateRequest('preview', undefined)
  securityHeaders(app)
  if (!gateway.settings.development) scriptsFromBuildOnly(app)
  handleErrors(app)
  gateway.drain.closeConnections(app)
  plainAddresses(app)
  // A compact JWE is text, which only encrypted calls accept (see `decryptBody`).
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  // Any other page can send a form, so only calls that declare `form` take one.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.call?.form) done(null, Object.fromEntries(new URLSearchParams(String(body))))
    else done(new LiveryError('INVALID_REQUEST'))
  })

  await app.register(cookie)
  plainCookies(app)
  app.addHook('onRequest', async (request, reply) => {
    request.site = await resolveSite(gateway, request, reply)
  })
  demandTlsBelow(app, ({ site }) => site?.merchant.domains.secureSubdomains ?? false)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } },
  })
  await app.register(rateLimit, {
    global: true,
    max: gateway.settings.callsPerMinute,
    timeWindow: 60_000,
    // Files and pages are cheap and cached, so only calls are limited. The limit is by route, since many addresses
    // reach the same route.
    allowList: ({ routeOptions: { url } }) => !url?.startsWith('/api/') || url === EVENTS_PATH || url === CHAT_PATH,
    keyGenerator: (request) => `${request.site?.merchant.id ?? ''}|${subscriberOf(request.ip)}`,
    store: rateLimitStore(gateway.counters),
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

  callRoutes(app, { ...gateway, strictErrors: gateway.settings.strictErrors }, gateway.handlers)
  openApiRoute(app)
  healthRoutes(app, gateway)
  socialRoutes(app, gateway)
  socketRoute(app, gateway)
  chatSocketRoute(app, gateway)
  textRoutes(app, gateway)
  imageRoutes(app, gateway)
  uploadRoutes(app, gateway)
  brandRoutes(app, gateway)
  pushWorkerRoute(app)
  discoveryRoutes(app, gateway)
  await app.register(reportRoutes, gateway)
  await app.register(seamlessRoutes, gateway)
  await app.register(callbackRoutes, gateway)
  // Operators act for all merchants.
  const forOperators = { ...gateway, database: gateway.database.everyMerchant }
  await app.register(operatorRoutes, forOperators)
  await app.register(peopleRoutes, forOperators)
  await app.register(safekeepingRoutes, forOperators)
  await app.register(signInRoutes, forOperators)
  await app.register(operatorPageRoutes, forOperators)
  await app.register(mailboxRoutes, forOperators)
  await app.register(moneyRoutes, forOperators)
  await app.register(deploymentRoutes, forOperators)
  await app.register(operatorMessageRoutes, forOperators)
  await app.register(operatorNoticeRoutes, forOperators)
  await app.register(operatorFeedbackRoutes, forOperators)
  await app.register(operatorChatRoutes, forOperators)
  await app.register(moneyPictureRoutes, forOperators)
  pageRoutes(app, gateway)
}
