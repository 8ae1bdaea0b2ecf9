import type { Page } from '@playwright/test'
import { WITH_PICTURES } from './browsers.ts'
import { expectAccessible } from './expect-accessible.ts'
import { PHONE } from './setting.ts'
import { signIn } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { bothDirections, testMerchantOf, testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

test.use({ launchOptions: WITH_PICTURES })

/** Shows the open page in a mode, as its switch does. */
async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    document.documentElement.dataset.mode = mode
  }, mode)
}

/** The pages that look after a member's money. */
const CASHIER = ['deposit', 'withdraw', 'wallet', 'bettingRecord', 'accountRecord', 'profit']

for (const { merchant, code } of bothDirections) {
  const isPhone = code === 'AR'
  test.describe(`${merchant.name} in ${code}`, () => {
    if (isPhone) test.use(PHONE)

    test('every page of the cashier passes axe in both modes, and fits 320 px', async ({ page, port }) => {
      await visit(page, merchant, port, { code, mode: 'light' })
      await signIn(page, merchant, code)
      for (const name of CASHIER) {
        await page.goto(address(merchant, port, `/member/${name}`))
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page, { part: 'main' })
        await showMode(page, 'dark')
        await expectAccessible(page, { part: 'main', rules: ['color-contrast'] })
        const size = page.viewportSize()!
        await page.setViewportSize({ width: 320, height: 800 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, name).toBe(0)
        await page.setViewportSize(size)
      }
    })
  })
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
}

// Other merchants are laid out at these widths in `frames.spec.ts`; this one has fonts of its own.
test('Carmine Club: fits a phone of 320 px, and the page does not scroll sideways', async ({ page, port }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, testMerchantOf('carmine'), port)
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${width} px`).toBe(0)
  }
})
