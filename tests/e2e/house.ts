import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { isAboutMissingPictures } from './browsers.ts'
import { readMerchantFile } from './merchant-file.ts'

const root = join(import.meta.dirname, '..', '..')

/** What a test needs to know of a merchant, read from its own files. */
export interface House {
  readonly id: string
  readonly name: string
  /** Those that are kept whole, the default language first. */
  readonly languages: readonly string[]
  /** By language. */
  readonly legalName: Readonly<Record<string, string>>
  /** The present one where the merchant is. */
  readonly year: string
  /** Hosts of its main address and of its mirrors. */
  readonly addresses: readonly [main: string, ...mirrors: string[]]
  readonly defaultMode: 'light' | 'dark' | 'auto'
  readonly demo: { readonly username: string; readonly password: string }
  readonly fields: readonly string[]
  /** In the merchant's order. */
  readonly categories: readonly string[]
  /** Entries of each section of the home page, in its order. */
  readonly homeLimits: Readonly<Record<string, number>>
}

/** The languages whose texts are kept whole: in another one a new text may be shown in the merchant's next language. */
const KEPT_WHOLE = ['EN', 'TY', 'AR']

export const houses: readonly House[] = ['aurora', 'oasis', 'carmine'].map(houseOf)

/** The two at which every sentence is tried, one that reads from left to right and one from right to left. */
export const bothDirections: readonly { readonly house: House; readonly code: string }[] = [
  { house: houseOf('aurora'), code: 'EN' },
  { house: houseOf('oasis'), code: 'AR' },
]

export function houseOf(id: string): House {
  const merchant = readMerchantFile(join(root, 'merchants', id, 'merchant.json'))
  const registration = readMerchantFile(join(root, 'merchants', id, 'registration.json'))
  const account = merchant.demo.accounts.find(({ kind }: { kind: string }) => kind === 'player')
  return {
    id,
    name: merchant.name,
    languages: merchant.languages.filter((code: string) => KEPT_WHOLE.includes(code)),
    legalName: merchant.legalName,
    year: new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: merchant.timeZone }).format(),
    addresses: [merchant.domains.main, ...merchant.domains.mirrors],
    defaultMode: merchant.defaultMode,
    demo: { username: account.username, password: account.password },
    categories: merchant.categories,
    homeLimits: Object.fromEntries(
      merchant.homeSections.map(({ id, limit }: { id: string; limit: number }) => [id, limit]),
    ),
    fields: Object.keys(registration.fields).filter((name) => registration.fields[name].enabled),
  }
}

type TextArea = 'core' | 'auth' | 'games' | 'lottery' | 'support'

/** The text a reader of this language sees; `values` take the places that it leaves for them. */
export function text(code: string, area: TextArea, key: string, values: Readonly<Record<string, string>> = {}): string {
  const file = JSON.parse(readFileSync(join(root, 'locales', code, `${area}.json`), 'utf8'))
  const value = key.split('.').reduce((node, part) => node?.[part], file)
  if (typeof value !== 'string') throw new Error(`no text ${code}/${area}:${key}`)
  return Object.entries(values).reduce((said, [name, given]) => said.replace(`{{${name}}}`, given), value)
}

/** The arcade's own texts. */
export function gameText(code: string, key: string): string {
  const tag = { EN: 'en', TY: 'fil', AR: 'ar' }[code] ?? 'en'
  return JSON.parse(readFileSync(join(root, 'apps/arcade/text', `${tag}.json`), 'utf8'))[key]
}

export const test = base.extend<{ port: number; faults: string[] }>({
  port: async ({ browserName: _ }, use, info) => use(info.project.metadata.port),
  /** Everything a page complained about; each test ends with none. */
  faults: [
    async ({ page, launchOptions }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (isAboutMissingPictures(message.text(), launchOptions.args)) return
        if (message.type() === 'error' || message.type() === 'warning')
          faults.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      await use(faults)
      expect(faults, 'the page complained').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** Opens a page as a visitor who has chosen this language; the browser's own language must not decide. */
export async function visit(
  page: Page,
  house: House,
  port: number,
  {
    code = house.languages[0] ?? 'EN',
    mode,
    path = '/',
    until = 'networkidle',
  }: {
    code?: string
    mode?: 'light' | 'dark'
    path?: string
    until?: 'networkidle' | 'domcontentloaded' | 'commit'
  } = {},
): Promise<void> {
  const url = address(house, port)
  const cookies = { lang: code, ...(mode ? { mode } : {}) }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  await page.goto(address(house, port, path), { waitUntil: until })
}

/** Waits until React has taken an element over that the server had rendered: from there on it answers as script wants it. */
export async function expectAlive(element: Locator): Promise<void> {
  const isAlive = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isAlive, 'the page has come to life').toBe(true)
}

export function address(house: House, port: number, path = '/'): string {
  return `http://${house.id}.localhost:${port}${path}`
}

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
  house: House,
  code: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const name of house.fields) {
    const value = values[name]
    if (value) await field(dialog, code, name).fill(value)
  }
  await dialog.getByRole('checkbox').check()
}

export async function signIn(page: Page, house: House, code: string): Promise<void> {
  await page.getByRole('link', { name: text(code, 'core', 'header.login'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, code, 'username').fill(house.demo.username)
  await field(dialog, code, 'password').fill(house.demo.password)
  await dialog.getByRole('button', { name: text(code, 'auth', 'login.submit'), exact: true }).click()
  await expect(balance(page, code)).toBeVisible()
}

/** Takes what a browser reports of calls that were refused, as they should be, off what a page complained about. */
export function expectRefusals(faults: string[], ...statuses: readonly (number | string)[]): void {
  const marks = statuses.map((status) => (typeof status === 'number' ? `a status of ${status} ` : status))
  expect(faults.filter((fault) => !marks.some((mark) => fault.includes(mark)))).toEqual([])
  faults.length = 0
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

/** Digits of a text as a number of minor units, whatever the separators. */
export function minorUnits(shown: string): number {
  return Number(shown.replace(/[^\d]/g, ''))
}

/** Plays rounds until one wins, or the limit is reached. Returns whether it won. */
export async function playUntilWin(game: FrameLocator, code: string, rounds = 40): Promise<boolean> {
  const spin = game.getByRole('button', { name: gameText(code, 'spin'), exact: true })
  const won = game.locator('[role=status]')
  for (let round = 0; round < rounds; round += 1) {
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
    await spin.click()
    await expect(spin)
      .toHaveAttribute('aria-disabled', 'true')
      .catch(() => undefined)
    // A round may lead to free spins, which take their time.
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 100_000 })
    if (!(await won.innerText()).includes(gameText(code, 'result.none'))) return true
  }
  return false
}
