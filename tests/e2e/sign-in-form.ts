import { expect, type Locator, type Page } from '@playwright/test'
import type { TestMerchant } from './test-merchant.ts'
import { text } from './texts.ts'

/** Values that every merchant's rules accept. */
export function registrationValues(): Record<string, string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const tail = Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
  return {
    username: `e${tail}`,
    password: 'Moonrise-2026x',
    confirmPassword: 'Moonrise-2026x',
    payeeName: 'Marta Lindqvist',
    email: `${tail}@example.com`,
  }
}

/** A field of a form by its label, which a mark may follow when it is required. */
export function field(dialog: Locator, code: string, name: string): Locator {
  return dialog
    .getByLabel(new RegExp(`^${RegExp.escape(text(code, 'auth', `field.${name}.label`))}`))
    .filter({ visible: true })
}

/** Fills the fields that the merchant's form asks for. */
export async function fillRegistration(
  dialog: Locator,
  merchant: TestMerchant,
  code: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const name of merchant.fields) {
    const value = values[name]
    if (value) await field(dialog, code, name).fill(value)
  }
  await dialog.getByRole('checkbox').check()
}

export async function signIn(page: Page, merchant: TestMerchant, code: string): Promise<void> {
  await page.getByRole('link', { name: text(code, 'core', 'header.login'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, code, 'username').fill(merchant.demo.username)
  await field(dialog, code, 'password').fill(merchant.demo.password)
  await dialog.getByRole('button', { name: text(code, 'auth', 'login.submit'), exact: true }).click()
  await expect(balance(page, code)).toBeVisible()
}

/** Signs in by name and password, in the pop-up that is open. */
export async function enter(page: Page, code: string, username: string, password: string, submit = 'login.submit') {
  const form = page.locator('form').filter({ has: page.locator('input[name=username]') })
  await form.locator('input[name=username]').fill(username)
  await form.locator('input[name=password]').fill(password)
  await form.getByRole('button', { name: text(code, 'auth', submit), exact: true }).click()
}

/** The balance in the header. */
export function balance(page: Page, code: string) {
  return page.getByRole('banner').getByRole('group', { name: text(code, 'core', 'balance.label') })
}
