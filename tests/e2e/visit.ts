import { expect, type Locator, type Page } from '@playwright/test'
import type { TestMerchant } from './test-merchant.ts'

/** Opens a page as a visitor who has chosen this language; the browser's own language must not decide. */
export async function visit(
  page: Page,
  merchant: TestMerchant,
  port: number,
  {
    code = merchant.languages[0] ?? 'EN',
    mode,
    path = '/',
    until = 'networkidle',
  }: {
    code?: string
    mode?: 'light' | 'dark'
    path?: string
    until?: 'networkidle' | 'load' | 'domcontentloaded' | 'commit'
  } = {},
): Promise<void> {
  const url = address(merchant, port)
  const cookies = { lang: code, ...(mode ? { mode } : {}) }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  await page.goto(address(merchant, port, path), { waitUntil: until })
}

/** Waits until React has hydrated an element that the server had rendered, so that it reacts to presses. */
export async function expectAlive(element: Locator): Promise<void> {
  const isAlive = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isAlive, 'the page has come to life').toBe(true)
}

export function address(merchant: TestMerchant, port: number, path = '/'): string {
  return `http://${merchant.id}.localhost:${port}${path}`
}
