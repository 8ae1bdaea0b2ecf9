import { LiveryError } from '@livery/contract/errors'
import type { ThemeLook } from '@livery/contract/theme-look'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { siteOf } from '../http/request-site.ts'
import { fontBytes } from './fonts.ts'
import { type Site, themeLook } from './site.ts'

const ICON_SIZES = [180, 192, 512]
const FAVICON_SIZE = 48
const FOR_EVER = 'public, max-age=31536000, immutable'

/** A site's icons, manifest, fonts and robots: what belongs to the brand, not to a page. */
export function brandRoutes(app: FastifyInstance, gateway: Gateway): void {
  const icons = new Map<string, Promise<Buffer>>()

  app.get<{ Params: { hash: string; size: string } }>('/brand/:hash/icon-:size.png', async (request, reply) => {
    const size = Number(request.params.size)
    if (!ICON_SIZES.includes(size)) throw new LiveryError('NOT_FOUND')
    return reply
      .header('cache-control', FOR_EVER)
      .type('image/png')
      .send(await iconOf(siteOf(request), size))
  })

  // Browsers ask for it where a page names no icon, such as a call's answer opened in a tab.
  app.get('/favicon.ico', async (request, reply) => {
    const icon = await iconOf(siteOf(request), FAVICON_SIZE)
    return reply.header('cache-control', 'public, max-age=3600').type('image/png').send(icon)
  })

  function iconOf(site: Site, size: number): Promise<Buffer> {
    const mark = site.asset('mark.svg')
    if (!mark) throw new LiveryError('NOT_FOUND')
    const key = `${mark.hash}/${size}`
    const icon = icons.get(key) ?? gateway.pictures.icon(Buffer.from(mark.bytes).toString('utf8'), size)
    icons.set(key, icon)
    return icon
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const site = siteOf(request)
    const { name, tagline } = site.bootMerchant(site.languageOf(request))
    const mode = site.merchant.defaultMode === 'light' ? 'light' : 'dark'
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send({
        name,
        short_name: name,
        description: tagline,
        start_url: '/',
        display: 'standalone',
        theme_color: site.theme.themeColor[mode],
        background_color: site.theme.themeColor[mode],
        icons: [
          { src: site.iconUrls.png192, sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: site.iconUrls.png512, sizes: '512x512', type: 'image/png', purpose: 'any' },
        ],
      })
  })

  app.get<{ Params: { script: string } }>('/theme/fonts/:script.css', async (request, reply) => {
    const { css } = siteOf(request).fonts(request.params.script)
    return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(css)
  })

  app.get<{ Params: { script: string } }>('/theme/look/:script', async (request, reply): Promise<ThemeLook> => {
    const site = siteOf(request)
    reply.header('cache-control', 'no-cache')
    return themeLook(site, request.params.script)
  })

  app.get<{ Params: { hash: string; file: string } }>('/fonts/:hash/:file', async (request, reply) => {
    const font = fontBytes(request.params.hash, request.params.file)
    if (!font) throw new LiveryError('NOT_FOUND')
    return reply.header('cache-control', FOR_EVER).type('font/woff2').send(font)
  })
}
