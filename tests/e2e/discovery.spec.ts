import type { APIRequestContext } from '@playwright/test'
import { privatePaths } from '../../packages/contract/src/public-paths.ts'
import { expect, test } from './test.ts'
import { testMerchants } from './test-merchant.ts'
import { address } from './visit.ts'

/** A page as a crawler sees it: without cookies and scripts; public addresses lead to this installation. */
async function crawl(request: APIRequestContext, port: number, id: string, url: string) {
  const { pathname, search } = new URL(url, 'https://page.invalid')
  const answer = await request.get(`http://127.0.0.1:${port}${pathname}${search}`, {
    headers: { host: `${id}.localhost:${port}`, accept: 'text/html,*/*', 'accept-language': '*' },
  })
  return { status: answer.status(), text: await answer.text() }
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

test.describe('search engines', () => {
  for (const { id } of testMerchants) {
    test(`${id}: every page of the sitemap is there in its language, names itself and its alternates`, async ({
      request,
      port,
    }) => {
      const robots = await crawl(request, port, id, '/robots.txt')
      const [map = ''] = all(robots.text, /^Sitemap: (\S+)$/gm)
      expect(map).toMatch(/^https:\/\/[^/]+\/sitemap\.xml$/)
      const locations = all((await crawl(request, port, id, map)).text, /<loc>([^<]+)<\/loc>/g)
      expect(locations.length).toBeGreaterThan(4)
      expect(new Set(locations).size).toBe(locations.length)
      for (const location of locations) {
        const { status, text } = await crawl(request, port, id, location)
        expect(status, location).toBe(200)
        expect(all(text, /<link rel="canonical" href="([^"]+)">/g)).toEqual([location])
        const [shown = ''] = all(text, /<html lang="([^"]+)"/g)
        const alternates = new Map(
          [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, tag, href]) => [
            tag,
            href,
          ]),
        )
        // The page is listed among its own alternates, under its language.
        expect(alternates.get(shown), location).toBe(location)
        expect(alternates.has('x-default')).toBe(true)
        for (const href of alternates.values()) expect([...locations, alternates.get('x-default')]).toContain(href)
        const [data = ''] = all(text, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
        expect(JSON.parse(data)['@graph'].length, location).toBeGreaterThan(0)
        expect(all(text, /<meta name="description" content="([^"]+)">/g)[0]?.length).toBeGreaterThan(20)
      }
    })
  }

  test('what is somebody’s own, or nobody’s, is not kept', async ({ request, port }) => {
    for (const path of [...privatePaths(), '/nowhere']) {
      const { text } = await crawl(request, port, 'aurora', path)
      expect(text, path).toContain('<meta name="robots" content="noindex">')
      expect(text, path).not.toContain('rel="canonical"')
    }
  })

  test('an address in a language shows it, is remembered, and loses the language', async ({ page, port }) => {
    const [merchant] = testMerchants.filter(({ id }) => id === 'oasis')
    if (!merchant) throw new Error('no oasis')
    await page.goto(`${address(merchant, port, '/promotions')}?lang=ar`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveURL(/\/promotions$/)
    await page.goto(address(merchant, port, '/promotions'))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})
