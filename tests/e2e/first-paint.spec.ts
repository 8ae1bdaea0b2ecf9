import { address, expect, houses, test, text, visit } from './house.ts'

// What moves must not move the page.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const house of houses) {
  for (const [index, code] of house.languages.entries()) {
    test(`${house.name} in ${code}: the lobby is whole without any script`, async ({ browser, port }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      await context.addCookies([{ name: 'lang', value: code, url: address(house, port) }])
      const page = await context.newPage()
      const answer = await page.goto(address(house, port))
      // What the first paint waits for is told before the page.
      const styles = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(answer?.headers().link).toBe(styles.map((href) => `<${href}>; rel=preload; as=style`).join(', '))
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

    // A language does not care for the mode: each has one of them.
    const mode = index % 2 === 0 ? 'dark' : 'light'
    test(`${house.name} in ${code}, ${mode}: hydrates without a word and without a shift`, async ({ page, port }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await visit(page, house, port, { code, mode })
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
      )
      expect(shift).toBeLessThanOrEqual(0.02)
    })
  }
}
