import { WHOLE_BROWSER } from './browsers.ts'
import { expect, test } from './test.ts'
import { testMerchants } from './test-merchant.ts'
import { address } from './visit.ts'

// What can be installed is known to the whole browser only.
test.use({ launchOptions: WHOLE_BROWSER })

/** What Chromium says of a private window, in which nothing is installed; everything else is ours to mend. */
const PRIVATE = [{ errorId: 'in-incognito', errorArguments: [] }]

for (const mode of ['light', 'dark'] as const) {
  test(`every site can be installed in ${mode} mode: manifest, icons and picture load and say what they are`, async ({
    page,
    context,
    port,
  }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Page.enable')
    for (const merchant of testMerchants) {
      const home = address(merchant, port)
      await context.addCookies([{ name: 'mode', value: mode, url: home }])
      await page.goto(home, { waitUntil: 'domcontentloaded' })
      const { url, errors, data } = await browser.send('Page.getAppManifest')
      expect(url).toContain(`/manifest/${mode}/`)
      expect(errors).toEqual([])
      expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual(PRIVATE)
      const { name, icons } = JSON.parse(data ?? '{}') as { name: string; icons: { src: string; sizes: string }[] }
      expect(name).toBe(merchant.name)

      const linked = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').evaluateAll((links) =>
        links.map((link) => ({
          src: link.getAttribute('href') ?? '',
          sizes: link.getAttribute('sizes') ?? '180x180',
        })),
      )
      const social = await page.locator('meta[property="og:image"]').getAttribute('content')
      // Networks are told the main address, wherever the link was taken from.
      expect(social).toContain(`https://${merchant.addresses[0]}/brand/`)
      const drawn = [...icons, ...linked, { src: new URL(social ?? '').pathname, sizes: '1200x630' }]
      expect(drawn.length).toBe(10)
      const sizes = await page.evaluate(
        (all) =>
          Promise.all(
            all.map(async ({ src }) => {
              const image = new Image()
              image.src = src
              await image.decode()
              return `${image.naturalWidth}x${image.naturalHeight}`
            }),
          ),
        drawn,
      )
      for (const [index, { src, sizes: statedSize }] of drawn.entries()) {
        // An .ico is opened at its largest, and an SVG has no size of its own.
        if (!/\.(ico|svg)$/.test(src)) expect(sizes[index], src).toBe(statedSize)
      }
    }
  })
}
