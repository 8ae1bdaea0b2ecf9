import { createHash } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { ThemeLook } from '@livery/contract/theme-look'
import { isScript } from '@livery/locale/registry'
import type { Mode } from '@livery/theme/choices'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ICON_FORMS, type IconName, typeOfIcon } from '../../platform/pictures/icon-forms.ts'
import { fontBytes } from '../../tenancy/brand/fonts.ts'
import { mainMode } from '../../tenancy/brand/icon-spec.ts'
import { siteOf } from '../../tenancy/sites/request-site.ts'
import { type Site, scriptCss, themeLook } from '../../tenancy/sites/site.ts'
import { manifestOf } from './manifest.ts'
import type { BrandServices } from './services.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** A site's icons, manifest and fonts: what belongs to the brand, not to a page. */
export function brandRoutes(app: FastifyInstance, services: BrandServices): void {
  for (const name of Object.keys(ICON_FORMS) as IconName[]) {
    app.get<{ Params: { hash: string } }>(`/brand/:hash/${name}`, async (request, reply) => {
      const site = siteOf(request)
      return sendIcon(reply, site, name, site.iconHash === request.params.hash ? FOR_EVER : 'no-cache')
    })
  }

  // Browsers request it when a page names no icon, such as a call's answer opened in a tab.
  app.get('/favicon.ico', async (request, reply) =>
    sendIcon(reply, siteOf(request), 'favicon.ico', 'public, max-age=3600'),
  )

  async function sendIcon(reply: FastifyReply, { iconSpec }: Site, name: IconName, caching: string) {
    if (!iconSpec) throw new LiveryError('NOT_FOUND')
    const bytes = await services.pictures.icon(iconSpec, name)
    // An SVG opened by itself is a document, so it must not run or load anything.
    if (name.endsWith('.svg'))
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return reply.header('cache-control', caching).type(typeOfIcon(name)).send(bytes)
  }

  type SocialParams = { readonly hash: string; readonly language: string }
  app.get<{ Params: SocialParams }>('/brand/:hash/social-:language.jpg', async (request, reply) => {
    const { hash, language } = request.params
    const site = siteOf(request)
    const { languages } = site.merchant
    const isShown = languages.some((code) => services.texts.shown(code, languages) === language)
    const social = isShown ? site.social(language) : null
    if (!social) throw new LiveryError('NOT_FOUND')
    return (
      reply
        .header('cache-control', social.hash === hash ? FOR_EVER : 'no-cache')
        // Social networks load it from their own pages.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(await services.pictures.social(social.spec))
    )
  })

  // Browsers fetch a manifest without cookies, so the reader's mode and language are in its address.
  for (const mode of ['light', 'dark'] as const) {
    app.get<{ Params: { language: string } }>(`/manifest/${mode}/:language.webmanifest`, async (request, reply) => {
      const { language } = request.params
      if (!siteOf(request).merchant.languages.includes(language)) throw new LiveryError('NOT_FOUND')
      return sendManifest(request, reply, language, mode)
    })
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const site = siteOf(request)
    reply.header('vary', 'cookie, accept-language, accept-encoding')
    return sendManifest(request, reply, site.languageOf(request), mainMode(site.merchant))
  })

  function sendManifest(request: FastifyRequest, reply: FastifyReply, language: string, mode: Mode) {
    const json = JSON.stringify(manifestOf(siteOf(request), language, mode, services.texts))
    const tag = `W/"${createHash('sha256').update(json).digest('hex').slice(0, 16)}"`
    reply.header('cache-control', 'no-cache').header('etag', tag).type('application/manifest+json; charset=utf-8')
    return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.send(json)
  }

  app.get('/theme/theme.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(siteOf(request).themeJson),
  )

  app.get<{ Params: { script: string } }>('/theme/fonts/:script.css', async (request, reply) => {
    const css = scriptCss(siteOf(request), scriptOf(request))
    return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(css)
  })

  app.get<{ Params: { script: string } }>('/theme/look/:script', async (request, reply): Promise<ThemeLook> => {
    const site = siteOf(request)
    reply.header('cache-control', 'no-cache')
    return themeLook(site, scriptOf(request))
  })

  app.get<{ Params: { hash: string; file: string } }>('/fonts/:hash/:file', async (request, reply) => {
    const font = fontBytes(request.params.hash, request.params.file)
    if (!font) throw new LiveryError('NOT_FOUND')
    return reply.header('cache-control', FOR_EVER).type('font/woff2').send(font)
  })
}

/** The script of a language; a site keeps one result for each, so only scripts of languages are accepted. */
function scriptOf({ params }: { readonly params: { readonly script: string } }): string {
  if (!isScript(params.script)) throw new LiveryError('NOT_FOUND')
  return params.script
}
