import { WITH_PICTURES } from './browsers.ts'
import { expectStill, watchShift } from './layout-shift.ts'
import { expect, test } from './test.ts'
import { testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

// Motion must not shift the page.
test.use({ launchOptions: WITH_PICTURES, contextOptions: { reducedMotion: 'no-preference' } })

for (const merchant of testMerchants) {
  for (const [index, code] of merchant.languages.entries()) {
    test(`${merchant.name} in ${code}: the lobby is whole without any script`, async ({ browser, port }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      await context.addCookies([{ name: 'lang', value: code, url: address(merchant, port) }])
      const page = await context.newPage()
      await page.goto(address(merchant, port))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('navigation').first()).toBeVisible()
      expect(await main.locator('article').count()).toBeGreaterThan(20)
      await expect(
        page.getByRole('banner').getByRole('link', { name: text(code, 'core', 'header.register'), exact: true }),
      ).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', code === 'AR' ? 'rtl' : 'ltr')
      await context.close()
    })

    // Language and mode do not affect each other, so each language is tested in one mode.
    const mode = index % 2 === 0 ? 'dark' : 'light'
    test(`${merchant.name} in ${code}, ${mode}: hydrates without a word and without a shift`, async ({
      page,
      port,
    }) => {
      await watchShift(page)
      await visit(page, merchant, port, { code, mode })
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
      await expectStill(page)
    })
  }
}

test('a first page brings the rules it needs with it, then the whole style sheets come; the next ones have them', async ({
  page,
  port,
}) => {
  const [merchant] = testMerchants
  if (!merchant) throw new Error('no merchant')
  const requested: { readonly path: string; readonly type: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.css')) requested.push({ path: pathname, type: request.resourceType() })
  })
  const links = (state: string) => page.locator(`link[rel=stylesheet]${state}`)
  const first = await page.goto(address(merchant, port, '/rng'), { waitUntil: 'networkidle' })
  expect(first?.headers().link).toBeUndefined()
  const html = (await first?.text()) ?? ''
  const later = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" disabled>/g)].map(([, href]) => href!)
  const count = later.length
  expect(count).toBeGreaterThan(1)
  // The rules and variables of the first screen, and the fallback fonts.
  expect(html.slice(0, html.indexOf('</head>')).match(/<style/g)).toHaveLength(2)
  expect(html).toContain('<style data-later-styles>')
  // They are switched on before the script creates markup of its own.
  await expect(links('[disabled]')).toHaveCount(0)
  await expect(page.locator('style[data-later-styles]')).toHaveCount(0)
  // Including the theme and its fonts, ahead of the style sheets that chunks add.
  await expect(page.locator('head > style')).toHaveCount(4)
  // Those of pages that one may go to next are fetched soon after.
  const own = requested.filter(({ path }) => later.includes(path))
  expect(own.map(({ path }) => path).sort()).toEqual([...later].sort())
  expect(own.map(({ type }) => type)).toEqual(Array(count).fill('stylesheet'))
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'styles')?.value
  await expect.poll(cookie).toMatch(/\.css$/)

  const next = await page.reload({ waitUntil: 'networkidle' })
  const linked = await links('').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const styles = linked.filter((href) => later.includes(href))
  expect(styles).toHaveLength(count)
  expect(next?.headers().link).toBe(styles.map((href) => `<${href}>; rel=preload; as=style`).join(', '))
  await expect(page.locator('head > style')).toHaveCount(3)
  const sent = await page.evaluate(
    (later) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => later.includes(new URL(name).pathname))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    later,
  )
  expect(sent).toEqual(Array(count).fill(0))

  // Another build has other style sheets.
  await page.context().addCookies([{ name: 'styles', value: 'entry-client-other.css', url: address(merchant, port) }])
  const other = await page.reload()
  expect((await other?.text())?.match(/<link rel="stylesheet" href="[^"]+" disabled>/g)).toHaveLength(count)
})
