import { WITH_PICTURES } from './browsers.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { visit } from './visit.ts'

test.use({ launchOptions: WITH_PICTURES })

for (const merchant of testMerchants) {
  const [code = 'EN'] = merchant.languages
  for (const mode of ['light', 'dark'] as const) {
    test(`${merchant.name}, ${mode}: lobby, sign-in and sign-up pass axe`, async ({ page, port }) => {
      await visit(page, merchant, port, { mode })
      await expectAccessible(page)
      await page.getByRole('link', { name: text(code, 'core', 'header.login'), exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, { part: '[role=dialog]' })
      await page
        .getByRole('dialog')
        .getByRole('tab', { name: text(code, 'auth', 'tab.register') })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text(code, 'auth', 'register.submit'), exact: true })
        .click()
      await expectAccessible(page, { part: '[role=dialog]' })
    })
  }

  test(`${merchant.name}: fits a phone of 320 px, and the page does not scroll sideways`, async ({ page, port }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await visit(page, merchant, port)
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px`).toBe(0)
    }
  })
}
