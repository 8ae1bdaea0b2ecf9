import { WITH_PICTURES } from './browsers.ts'
import { expect, test } from './test.ts'
import { bothDirections } from './test-merchant.ts'
import { visit } from './visit.ts'

test.use({ launchOptions: WITH_PICTURES })

for (const { merchant, code } of bothDirections) {
  test.describe(`${merchant.name} in ${code}`, () => {
    test('the logo is for the ground it stands on, the system’s too where that forces its colours', async ({
      page,
      port,
    }) => {
      const logo = page.getByRole('banner').locator('picture img').first()
      // Empty while the picture changes.
      const shown = () => logo.evaluate((img: HTMLImageElement) => img.currentSrc)
      const [forLight, forDark] = [/\/logo-light(-arab)?\.svg(#|$)/, /\/logo-dark(-arab)?\.svg(#|$)/]
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
      await visit(page, merchant, port, { code, mode: 'light', path: '/promotions' })
      await expect.poll(shown).toMatch(forDark)
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' })
      await expect.poll(shown).toMatch(forLight)
      await visit(page, merchant, port, { code, mode: 'dark', path: '/promotions' })
      await expect.poll(shown).toMatch(forDark)
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
      await expect.poll(shown).toMatch(forLight)
    })
  })
}
