import { randomBytes } from 'node:crypto'
import { withoutLanguage } from '@livery/contract/address-language'
import { COLOUR_MODES, type ColourMode, MODE_COOKIE } from '@livery/contract/boot'
import { STYLES_COOKIE } from '@livery/contract/kept-styles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../platform/settings.ts'
import { statusCode } from '../tenancy/access/status.ts'
import { isOperatorHost } from '../tenancy/sites/resolve-site.ts'
import type { Vendors } from '../tenancy/vendors/vendors.ts'
import { fillIn, NONCE_PLACEHOLDER } from './document.ts'
import { pagePolicy } from './page-policy.ts'
import type { PageRenderer } from './renderer.ts'
import { keepsStyles, styleElements } from './style-sheets.ts'
import { type OtherSources, thirdPartySources } from './third-party-sources.ts'
import { unknownHostPage } from './unknown-host.ts'

/** What sending pages needs of the services. */
export interface PageServices {
  readonly settings: Pick<Settings, 'development' | 'firebase' | 'operatorHost'>
  readonly vendors: Vendors
  readonly pages: PageRenderer
}

/** Every page of every merchant. Paths with a file ending are never pages, so that a lost asset is a plain 404. */
export function pageRoutes(app: FastifyInstance, services: PageServices): void {
  const { development } = services.settings
  app.get('/*', async (request, reply) => {
    const { site } = request
    if (!site && isOperatorHost(services, request.host) && request.url === '/') return reply.redirect('/operator')
    if (!site)
      return sendHtml(reply, development, 404, (nonce) => unknownHostPage.replaceAll(NONCE_PLACEHOLDER, nonce), [], [])
    const path = request.url
    if (/\.[a-z0-9]{1,8}$/i.test(path.split('?')[0] ?? '') && !/^\/index\.html($|\?)/.test(path))
      return reply.callNotFound()
    const page = await services.pages.page({
      site,
      // As the browser goes on with it, and kept once a language.
      path: withoutLanguage(path) ?? path,
      language: site.languageOf(request),
      mode: modeOf(request, site.merchant.defaultMode),
      status: statusCode(site, request.ip),
      ip: request.ip,
      preview: request.preview ?? null,
    })
    const origin = `${request.protocol}://${request.host}`
    const areKept = keepsStyles(page.styles, request.cookies[STYLES_COOKIE])
    const { themeUntilMs } = site
    const fill = (nonce: string) => {
      const styles = styleElements(page.styles, areKept, nonce)
      return fillIn(page.html, { nonce, origin, styles, themeUntilMs, nowMs: Date.now() })
    }
    const { SOCIALGOOGLE, SOCIALFACEBOOK } = site.merchant.capabilities
    // The window of a social sign-in stays the page's own while it is at the network.
    if (SOCIALGOOGLE || SOCIALFACEBOOK) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    // Told before the page: one of them may not be kept after all.
    if (areKept && page.styles.length > 0)
      reply.header('link', page.styles.map(({ url }) => `<${url}>; rel=preload; as=style`).join(', '))
    return sendHtml(
      reply,
      development,
      page.status,
      fill,
      services.vendors.gameOrigins,
      site.merchant.imageCDNs,
      thirdPartySources(site.merchant, services.settings),
    )
  })
}

function sendHtml(
  reply: FastifyReply,
  development: boolean,
  status: number,
  html: (nonce: string) => string,
  frameOrigins: readonly string[],
  imageOrigins: readonly string[],
  others: OtherSources | null = null,
) {
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .status(status)
    .header('content-security-policy', pagePolicy(nonce, frameOrigins, imageOrigins, development, others))
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language, accept-encoding')
    .type('text/html; charset=utf-8')
    .send(html(nonce))
}

function modeOf(request: FastifyRequest, fallback: ColourMode): ColourMode {
  const cookie = request.cookies[MODE_COOKIE]
  return COLOUR_MODES.find((mode) => mode === cookie) ?? fallback
}
