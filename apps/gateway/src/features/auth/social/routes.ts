import { randomBytes } from 'node:crypto'
import { SOCIAL_NETWORKS, type SocialAnswer, type SocialNetwork } from '@livery/contract/auth/social'
import { ERRORS, type ErrorCode, LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as client from 'openid-client'
import { Type } from 'typebox'
import type { Access } from '../../../tenancy/access/access.ts'
import { siteOf } from '../../../tenancy/sites/request-site.ts'
import { bootLanguage } from '../../../tenancy/sites/site.ts'
import type { AuthServices } from '../services.ts'
import { browserOf, nameBrowser } from '../sessions/browser-cookie.ts'
import { makeExchangeCode } from '../sessions/exchange.ts'
import { answerPage } from './answer-page.ts'
import { storeAttempt, takeAttempt } from './attempt.ts'
import { memberOf } from './member-of.ts'
import type { SocialNetworks } from './networks.ts'

const ENOUGH = { exposeHeadRoute: false, config: { rateLimit: { max: 30, timeWindow: 60_000 } } }
const StartQuery = Type.Object({
  attempt: Type.Optional(Type.String({ maxLength: 64 })),
  terms: Type.Optional(Type.String({ maxLength: 1 })),
})
/** The network adds parameters of its own. */
const CallbackQuery = Type.Object({ state: Type.Optional(Type.String({ maxLength: 400 })) })
const START = { ...ENOUGH, schema: { querystring: StartQuery } }
const CALLBACK = { ...ENOUGH, schema: { querystring: CallbackQuery } }

/** The gateway's services that signing in with a network needs. */
export interface SocialServices extends Pick<AuthServices, 'database' | 'settings' | 'texts'> {
  readonly social: SocialNetworks
  readonly access: Access
}

type Start = { Params: { network: string }; Querystring: { attempt?: string; terms?: string } }
type Callback = { Params: { network: string }; Querystring: { state?: string } }

/**
 * The two pages of the window in which a visitor signs in with a network (OpenID Connect: authorisation code, PKCE,
 * nonce). They are not calls, because the browser navigates to them. The result is a code for `exchange`.
 */
export function socialRoutes(app: FastifyInstance, services: SocialServices): void {
  app.get<Start>('/api/auth/social/:network/start', START, async (request, reply) => {
    const { attempt = '', terms } = request.query
    // Without a valid channel name there is no page to send the result to.
    const channel = /^[\w-]{16,64}$/.test(attempt) ? attempt : null
    return answering(services, request, reply, channel, async () => {
      const site = openSite(services, request)
      const network = networkOf(request.params.network)
      const configuration = await services.social.configuration(site, network)
      if (channel === null) throw new LiveryError('INVALID_REQUEST')
      const browser = nameBrowser(request, reply)
      const verifier = client.randomPKCECodeVerifier()
      const [state, nonce] = [client.randomState(), client.randomNonce()]
      await storeAttempt(services.database.of(site.merchant.id), state, browser, {
        merchantId: site.merchant.id,
        network,
        attempt: channel,
        verifier,
        nonce,
        termsAccepted: terms === '1',
      })
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackOf(request, network),
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // Visitors with several accounts at the network choose one.
        prompt: site.merchant.thirdParties.social?.[network]?.provider === 'hosted' ? 'select_account' : 'login',
      })
      return reply.redirect(address.href)
    })
  })

  app.get<Callback>('/api/auth/social/:network/callback', CALLBACK, async (request, reply) => {
    const site = openSite(services, request)
    const network = networkOf(request.params.network)
    const { state = '' } = request.query
    const browser = browserOf(request) ?? ''
    const database = services.database.of(site.merchant.id)
    const attempt = await takeAttempt(database, site.merchant.id, network, state, browser)
    return answering(services, request, reply, attempt?.attempt ?? null, async () => {
      if (!attempt) throw new LiveryError('SESSION_EXPIRED')
      const claims = await claimsOf(services, request, network, { ...attempt, state })
      const identity = {
        network,
        subject: claims.sub,
        email: claims.email_verified === true && typeof claims.email === 'string' ? claims.email : null,
        name: typeof claims.name === 'string' ? claims.name : null,
      }
      const id = await memberOf({ ...services, database }, site, identity, attempt.termsAccepted)
      const code = await makeExchangeCode(database, { id, merchantId: site.merchant.id }, network, browser)
      return send(services, request, reply, attempt.attempt, { code })
    })
  })
}

/** Exchanges the returned code for the claims the network has verified. */
async function claimsOf(
  services: SocialServices,
  request: FastifyRequest,
  network: SocialNetwork,
  { verifier, nonce, state }: { readonly verifier: string; readonly nonce: string; readonly state: string },
): Promise<client.IDToken> {
  const configuration = await services.social.configuration(siteOf(request), network)
  const came = new URL(callbackOf(request, network))
  came.search = request.url.slice(request.url.indexOf('?'))
  try {
    const tokens = await client.authorizationCodeGrant(configuration, came, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: state,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (claims) return claims
  } catch (cause) {
    const networkError = cause instanceof client.AuthorizationResponseError ? cause.error : ''
    throw new LiveryError(networkError === 'access_denied' ? 'SOCIAL_CLOSED' : 'SOCIAL_FAILED', { cause })
  }
  throw new LiveryError('SOCIAL_FAILED')
}

/** Runs `work`, and sends any error to the page that opened the window. */
async function answering(
  services: SocialServices,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: string | null,
  work: () => Promise<unknown>,
): Promise<unknown> {
  // The page and its window must reach each other; all other pages are isolated.
  reply.header('cross-origin-opener-policy', 'unsafe-none')
  try {
    return await work()
  } catch (thrown) {
    const error = thrown instanceof LiveryError ? thrown : new LiveryError('SOCIAL_FAILED', { cause: thrown })
    if (ERRORS[error.code].report) request.log.error({ err: thrown, code: error.code }, 'social sign-in failed')
    return send(services, request, reply, attempt, { error: error.code })
  }
}

function send(
  { texts }: SocialServices,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: string | null,
  answer: SocialAnswer,
) {
  const site = siteOf(request)
  const { merchant } = site
  const nonce = randomBytes(16).toString('base64url')
  const code = site.languageOf(request)
  const language = bootLanguage(code, texts.shown(code, merchant.languages))
  const core = texts.find(code, 'core', merchant.languages)?.value as { error?: Partial<Record<ErrorCode, string>> }
  const text = 'error' in answer ? (core.error?.[answer.error] ?? answer.error) : '✓'
  const shown = { tag: language.tag, dir: language.dir, title: merchant.name, text }
  return reply
    .header('content-security-policy', `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(answerPage(nonce, attempt, answer, shown).text)
}

function openSite({ access }: SocialServices, request: FastifyRequest) {
  const site = siteOf(request)
  access.assertOpen(site, request)
  return site
}

function networkOf(name: string): SocialNetwork {
  const network = SOCIAL_NETWORKS.find((known) => known === name)
  if (!network) throw new LiveryError('NOT_FOUND')
  return network
}

function callbackOf(request: FastifyRequest, network: SocialNetwork): string {
  return `${request.protocol}://${request.host}/api/auth/social/${network}/callback`
}
