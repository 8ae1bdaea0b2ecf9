import type { Page } from '@playwright/test'
import { WITH_PICTURES } from './browsers.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { visit } from './visit.ts'

test.use({ launchOptions: WITH_PICTURES })

/** Shows the open page in a mode, as its switch does. */
async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    document.documentElement.dataset.mode = mode
  }, mode)
}

for (const merchant of testMerchants) {
  const [code = 'EN'] = merchant.languages
  test(`${merchant.name}: lobby, sign-in and sign-up pass axe, in both modes`, async ({ page, port }) => {
    /** The other mode has the same markup in other colours. */
    const expectBothAccessible = async (part?: string) => {
      await expectAccessible(page, { part })
      await showMode(page, 'dark')
      await expectAccessible(page, { part, rules: ['color-contrast'] })
      await showMode(page, 'light')
    }
    await visit(page, merchant, port, { mode: 'light' })
    await expectBothAccessible()
    await page.getByRole('link', { name: text(code, 'core', 'header.login'), exact: true }).click()
    const popup = page.getByRole('dialog')
    await expect(popup).toBeVisible()
    await expectBothAccessible('[role=dialog]')
    await popup.getByRole('tab', { name: text(code, 'auth', 'tab.register') }).click()
    await popup.getByRole('button', { name: text(code, 'auth', 'register.submit'), exact: true }).click()
    await expectBothAccessible('[role=dialog]')
  })

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
