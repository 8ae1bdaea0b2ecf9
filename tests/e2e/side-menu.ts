import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { text } from './texts.ts'

export const sideMenu = (page: Page) => page.locator('#side-menu')

/** The button of the bottom bar that opens the side menu, which is a drawer on phones. */
export const menuButton = (page: Page, code: string) =>
  page
    .getByRole('navigation', { name: text(code, 'core', 'a11y.tabBar') })
    .getByRole('button', { name: text(code, 'core', 'nav.menu'), exact: true })

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Makes the side menu visible: it is beside the page, or opened by a button on a phone. */
export async function expectSideMenu(page: Page, code: string): Promise<void> {
  if (isPhone(page)) {
    await expect(menuButton(page, code)).toBeVisible()
    await expect(sideMenu(page)).toBeHidden()
  } else {
    await expect(sideMenu(page)).toBeVisible()
  }
}

/** Follows a link of the side menu. */
export async function followSideMenu(page: Page, code: string, name: string): Promise<void> {
  if (isPhone(page)) await menuButton(page, code).click()
  await sideMenu(page).getByRole('link', { name, exact: true }).click()
  if (isPhone(page)) await expect(sideMenu(page)).toBeHidden()
}
