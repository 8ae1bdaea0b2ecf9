import { escapeHtml } from '@livery/contract/escape-html'
import { gamePath, type PagePath, providerPath } from '@livery/contract/pages'
import { privatePaths, publicPaths } from '@livery/contract/public-paths'
import type { FastifyInstance } from 'fastify'
import { siteOf } from '../../tenancy/sites/request-site.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'
import { addressOf, alternatesOf } from './addresses.ts'

/** Paths that search engines should not read: calls, and pages of a member or agent. */
const PRIVATE = ['/api/', ...privatePaths()]

/** The most addresses that one sitemap may have (sitemaps.org). */
const MOST_ADDRESSES = 50_000

/** `robots.txt` and the sitemaps of each merchant: that of its pages, and those of its games and providers. */
export function discoveryRoutes(app: FastifyInstance, { vendors }: { readonly vendors: Pick<Vendors, 'games'> }): void {
  app.get('/robots.txt', async (request, reply) => {
    const site = siteOf(request)
    const { merchant } = site
    const maps = ['sitemap.xml', ...catalogueMaps(site, vendors).map((_, index) => `sitemap-games-${index + 1}.xml`)]
    const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        `${lines.join('\n')}\n\n${maps.map((map) => `Sitemap: https://${merchant.domains.main}/${map}\n`).join('')}`,
      )
  })

  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemap(siteOf(request))),
  )

  app.get<{ Params: { number: string } }>('/sitemap-games-:number(^[1-9]\\d{0,3}$).xml', async (request, reply) => {
    const site = siteOf(request)
    const paths = catalogueMaps(site, vendors)[Number(request.params.number) - 1]
    if (!paths) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(catalogueMap(site, paths))
  })
}

/** The pages of a merchant's providers and games, parted so that no sitemap has too many addresses. */
function catalogueMaps(site: Site, vendors: Pick<Vendors, 'games'>): readonly (readonly PagePath[])[] {
  const games = [...vendors.games.values()].filter(
    ({ vendor, game }) => (game.isGame ?? 'GAME') === 'GAME' && site.isOffered(vendor.code, game.gameType),
  )
  const providers = new Set(games.map(({ vendor }) => providerPath(vendor.code)))
  const paths = [...providers, ...games.map(({ vendor, game }) => gamePath(vendor.code, game.code))]
  const size = Math.floor(MOST_ADDRESSES / site.merchant.languages.length)
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  )
}

/** These pages in every language; each page itself names its alternates. */
function catalogueMap(site: Site, paths: readonly PagePath[]): string {
  const urls = paths.flatMap((path) =>
    site.merchant.languages.map((code) => `<url><loc>${escapeHtml(addressOf(site, path, code))}</loc></url>`),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Every public page in every language, each with its alternates (sitemaps.org 0.9 with xhtml links). */
function sitemap(site: Site): string {
  const urls = publicPaths(site.menus.categories).flatMap((path) => {
    const links = alternatesOf(site, path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    )
    return site.merchant.languages.map(
      (code) => `<url><loc>${escapeHtml(addressOf(site, path, code))}</loc>${links.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
