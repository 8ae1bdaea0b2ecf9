import { escapeHtml } from '@livery/contract/escape-html'
import { privatePaths, publicPaths } from '@livery/contract/public-paths'
import type { FastifyInstance } from 'fastify'
import { siteOf } from '../../tenancy/sites/request-site.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import { addressOf, alternatesOf } from './addresses.ts'

/** Paths that search engines should not read: calls, and pages of a member or agent. */
const PRIVATE = ['/api/', ...privatePaths()]

/** `robots.txt` and the sitemap of each merchant. */
export function discoveryRoutes(app: FastifyInstance): void {
  app.get('/robots.txt', async (request, reply) => {
    const { merchant } = siteOf(request)
    const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n\nSitemap: https://${merchant.domains.main}/sitemap.xml\n`)
  })

  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemap(siteOf(request))),
  )
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
