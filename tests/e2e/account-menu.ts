import type { Page } from '@playwright/test'
import { isPhone } from './side-menu.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

/** Opens the account menu: from the header, on a phone from the bottom bar. */
export async function openAccountMenu(page: Page, code: string) {
  // The header's button is named after the VIP label as well, where it shows one.
  const name = isPhone(page)
    ? text(code, 'core', 'nav.me')
    : new RegExp(`^${RegExp.escape(text(code, 'core', 'header.accountMenu'))}`)
  await page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).last().click()
  const menu = page.getByRole('menu', { name: text(code, 'core', 'header.accountMenu') })
  await expect(menu).toBeVisible()
  return menu
}
