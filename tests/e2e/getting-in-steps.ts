import { createHmac } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { openAccountMenu } from './account-menu.ts'
import { EVERY_WAY, EVERY_WAY_FIELDS } from './every-way.ts'
import { balance } from './sign-in-form.ts'
import { expect } from './test.ts'
import { type TestMerchant, testMerchantOf } from './test-merchant.ts'
import { text } from './texts.ts'
import { visit } from './visit.ts'

/** The merchant with every way to sign in. */
export const everyWay: TestMerchant = { ...testMerchantOf(EVERY_WAY), fields: EVERY_WAY_FIELDS }

/** Opens a page without waiting for it: presses and typing wait for their own elements. */
export const arrive = (
  page: Page,
  merchant: TestMerchant,
  port: number,
  at: { readonly code: string; readonly path: string },
) => visit(page, merchant, port, { ...at, until: 'domcontentloaded' })

/** The page's address, so that failed attempts of one test do not count in another. */
export const from = (page: Page, ip: string) => page.context().setExtraHTTPHeaders({ 'x-forwarded-for': ip })

/** The open pop-up; toasts have the role of a dialog too and are excluded. */
export const dialogOf = (page: Page) => page.getByRole('dialog').and(page.locator(':not([aria-modal=false])'))

/** A button of the pop-up by its exact name. */
export const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })

/** Signs out by the account menu. */
export async function signOut(page: Page, code: string): Promise<void> {
  await openAccountMenu(page, code)
  await page.getByRole('menuitem', { name: text(code, 'core', 'account.signOut') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text(code, 'core', 'account.signOutConfirm'), exact: true })
    .click()
  await expect(balance(page, code)).toBeHidden()
}

/** Opens the login pop-up from the header. */
export async function openLogin(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: text(code, 'core', 'header.login'), exact: true }).click()
  await expect(dialogOf(page)).toBeVisible()
}

/** Opens the member centre's first page from the account menu. */
export async function openMyAccount(page: Page, code: string): Promise<void> {
  await openAccountMenu(page, code)
  await page.getByRole('menuitem', { name: text(code, 'core', 'account.myAccount') }).click()
}

/** The code of an authenticator app, `steps` half minutes from now. */
export function appCode(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** Makes the gateway report every password as expired. Returns a function that ends this. */
export async function expirePasswords(page: Page): Promise<() => Promise<void>> {
  const calls = '**/api/auth/login/v2'
  await page.route(calls, async (route) => {
    const answer = await (await route.fetch(reached(route.request()))).json()
    await route.fulfill({ json: { ...answer, value: { ...answer.value, passwordExpired: true } } })
  })
  return () => page.unroute(calls)
}

/** A request to the address that the browser resolves its host to. */
function reached(request: Request) {
  const url = new URL(request.url())
  const { host } = url
  url.hostname = '127.0.0.1'
  return { url: url.href, headers: { ...request.headers(), host } }
}
