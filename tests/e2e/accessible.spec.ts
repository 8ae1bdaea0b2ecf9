import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, houses, test, text, visit } from './house.ts'

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([])
}

for (const house of houses) {
  const [code = 'EN'] = house.languages
  for (const mode of ['light', 'dark'] as const) {
    test(`${house.name}, ${mode}: lobby, sign-in and sign-up pass axe`, async ({ page, port }) => {
      await visit(page, house, port, { mode })
      await expectNoViolations(page)
      await page.getByRole('link', { name: text(code, 'core', 'header.login'), exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page)
      await page
        .getByRole('dialog')
        .getByRole('tab', { name: text(code, 'auth', 'tab.register') })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text(code, 'auth', 'register.submit'), exact: true })
        .click()
      await expectNoViolations(page)
    })
  }

  test(`${house.name}: fits a phone of 320 px, and the page does not scroll sideways`, async ({ page, port }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await visit(page, house, port)
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px`).toBe(0)
    }
  })
}
