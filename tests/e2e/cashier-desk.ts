import type { Page, Request } from '@playwright/test'
import { minorUnits } from './rounds.ts'
import { balance } from './sign-in-form.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

/** How long money may take: the bank sends word of it, and the gateway's jobs take their turn. */
export const ARRIVES_MS = 60_000
/** From the press that asks for a payment until its instruction is shown. */
const MOST_CALLS = 3
/** How a deposit’s number is written. */
const REFERENCE = /^D[0-9A-Z]{8,}$/
/** More confirmations than any network here requires. */
const BLOCKS = 60

/** A way to pay by its name, where it is paid, and what it asks for. */
export interface Way {
  readonly name: string
  readonly paidAt: 'the provider’s page' | 'the card’s fields' | 'a phone' | 'a chain'
  readonly fields?: readonly string[]
  /** The bonus that is chosen with it, by its name. */
  readonly bonus?: string
}

/** The bank that comes with a gateway: its pages, and what makes a bad day of a payment. */
export interface BankAt {
  readonly port: number
}

export const mainOf = (page: Page) => page.locator('main')
export const pressIn = (page: Page, name: string) =>
  mainOf(page).getByRole('button', { name, exact: true }).first().click()
export const textIn = (page: Page, words: string) => mainOf(page).getByText(words, { exact: true }).first()
/** The balance of the header in minor units. */
export const shownBalance = async (page: Page, code: string) => minorUnits(await balance(page, code).innerText())

/**
 * Makes a deposit in three presses: the header's or the tab bar's button, a way to pay, an amount. Then it is paid, and
 * the page sees the money arrive.
 * @returns the deposit's number
 */
export async function payIn(
  page: Page,
  code: string,
  bank: BankAt,
  { name, paidAt, fields = [], bonus }: Way,
): Promise<string> {
  const deposit = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'deposit', key, values)
  const before = await shownBalance(page, code)
  const link = page.getByRole('link', { name: text(code, 'core', 'header.deposit'), exact: true })
  await link.filter({ visible: true }).first().click()
  const way = page.getByRole('button').filter({ has: page.getByText(name, { exact: true }) })
  const change = page.getByRole('button', { name: deposit('method.change'), exact: true })
  await expect(change.or(way).first()).toBeVisible()
  // The way to pay that was used last is chosen already.
  if (await change.isVisible()) await change.click()
  await way.click()
  const form = mainOf(page).locator('form')
  const boxes = form.getByRole('textbox')
  for (const [index, value] of fields.entries()) await boxes.nth(index + 1).fill(value)
  if (bonus) await form.getByRole('radio', { name: new RegExp(`^${RegExp.escape(bonus)}`) }).check()
  const calls = await callsOf(page, async () => {
    await form.locator('button[type=submit]').click()
    await expect(page.getByRole('heading', { name: deposit('pay.title', { method: name }) })).toBeVisible()
  })
  expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(MOST_CALLS)
  const reference = await mainOf(page).getByText(REFERENCE).first().innerText()
  await pay(page, bank, paidAt, reference)
  await expect(textIn(page, deposit('outcome.balance'))).toBeVisible({ timeout: ARRIVES_MS })
  await expect.poll(() => shownBalance(page, code)).toBeGreaterThan(before)
  return reference
}

/** Simulates an act of the payer or the provider of a payment. */
export async function atBank(page: Page, { port }: BankAt, reference: string, act: string, data: object = {}) {
  const answer = await page.request.post(`http://127.0.0.1:${port}/control/orders/${reference}/${act}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** From now on the bank pays a merchant's players only when `payOut` requests it, instead of after a while. */
export async function holdPayouts(page: Page, { port }: BankAt, merchant: string) {
  const answer = await page.request.post(`http://127.0.0.1:${port}/control/accounts/${merchant}`, {
    data: { payouts: 'hang' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Makes the bank pay a withdrawal as soon as it has arrived there. */
export async function payOut(page: Page, { port }: BankAt, reference: string) {
  const paying = `http://127.0.0.1:${port}/control/orders/${reference}/payout-paid`
  const isPaid = async () => (await page.request.post(paying, { data: {} })).ok()
  await expect.poll(isPaid, { timeout: ARRIVES_MS }).toBe(true)
}

/** The calls that the page makes during an act. */
async function callsOf(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const calls: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  }
  page.on('request', note)
  await act()
  page.off('request', note)
  return calls
}

/**
 * Pays as a payer would: at the provider's page, in the card's fields, by the phone that comes with the bank, or on a
 * chain.
 */
async function pay(page: Page, bank: BankAt, where: Way['paidAt'], reference: string): Promise<void> {
  if (where === 'the provider’s page') {
    const opened = page.waitForEvent('popup')
    await page.locator('main a[target=_blank]').first().click()
    const provider = await opened
    await provider.locator('button[value=pay]').click()
    await expect(provider.locator('h1')).toBeVisible()
    await provider.close()
  } else if (where === 'the card’s fields') {
    await page.frameLocator('main iframe').locator('button[value=pay]').click()
  } else {
    const phone = await page.context().newPage()
    await phone.goto(`http://bank.localhost:${bank.port}/`)
    await phone.getByRole('link').filter({ hasText: reference }).click()
    await phone.locator('button[value=pay]').click()
    await expect(phone.locator('h1')).toBeVisible()
    await phone.close()
    if (where === 'a chain') await atBank(page, bank, reference, 'confirm', { blocks: BLOCKS })
  }
}
