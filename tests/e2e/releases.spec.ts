import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPageNames } from '@livery/theme/page-names'
import type { Browser, Page } from '@playwright/test'
import { appCodes } from '../../apps/gateway/src/testing/operator-browser.ts'
import { run } from '../../packages/merchant/src/cli.ts'
import { run as runOperator } from '../../packages/merchant/src/operator-cli.ts'
import { type OwnGateway, startOwnGateway } from './own-gateway.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const NAME = withPageNames('--lv-color-brand-verbatim')

const PORT = 3462
const SECRET = 'the-operators-secret-of-a-test'
const HOME = `http://demo.localhost:${PORT}/`

test.describe.configure({ mode: 'serial' })

let own: OwnGateway

test.beforeAll(async () => {
  own = await startOwnGateway({ port: PORT, environment: { OPERATOR_SECRET: SECRET } })
  Object.assign(process.env, { GATEWAY_URL: `http://localhost:${PORT}`, OPERATOR_SECRET: SECRET })
})
test.afterAll(() => own?.stop())

const merchant = (...args: string[]) => command(run, args)
const operator = (...args: string[]) => command(runOperator, args)

/** The command's output; it must succeed. */
async function command(run: (args: string[], root: string) => Promise<number>, args: string[]): Promise<string> {
  const printed: unknown[] = []
  const [log, error] = [console.log, console.error]
  console.log = console.error = (...words: unknown[]) => printed.push(...words)
  try {
    const code = await run(args, own.folder)
    if (code !== 0) throw new Error(printed.join('\n'))
    return printed.join('\n')
  } finally {
    console.log = log
    console.error = error
  }
}

const rename = (name: string) =>
  own.edit('merchants/demo/merchant.json', (file) => file.replace(/"name": "[^"]+"/, `"name": "${name}"`))

/** The merchant's name in the title, for a new visitor. */
async function titleFor(page: Page): Promise<string> {
  await page.goto(HOME)
  return page.title()
}
const seen = (page: Page, name: string) => expect.poll(() => titleFor(page), { timeout: 20_000 }).toContain(name)

/** A visitor without cookies. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  return context.newPage()
}

test('a command makes a merchant that is whole, on its host, on a running gateway', async ({ page }) => {
  const began = Date.now()
  await merchant('new', 'demo', '--brand', '#0ea5e9', '--languages', 'EN,AR', '--name', 'Demo House')
  // Requested without a browser, which would log an error for an unknown host.
  await expect.poll(() => own.statusOf('/', `demo.localhost:${PORT}`), { timeout: 20_000 }).toBe(200)
  expect(await titleFor(page)).toContain('Demo House')
  expect(Date.now() - began).toBeLessThan(60_000)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('link', { name: text('EN', 'core', 'header.login'), exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  for (const path of ['login', 'register']) {
    await page.goto(HOME + path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await page.context().addCookies([{ name: 'lang', value: 'AR', url: HOME }])
  await page.goto(HOME)
  expect(await page.getAttribute('html', 'dir')).toBe('rtl')
})

test('its colour is changed in the file, and seen', async ({ page }) => {
  await page.goto(HOME)
  const colour = () => page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), NAME)
  const before = await colour()
  const theme = /"theme": "([^"]+)"/.exec(readFileSync(join(own.folder, 'merchants/demo/merchant.json'), 'utf8'))?.[1]
  own.edit(`themes/${theme}/theme.json`, (file) => file.replace(/"brand": "[^"]+"/, '"brand": "#c2185b"'))
  await expect
    .poll(
      async () => {
        await page.goto(HOME)
        return colour()
      },
      { timeout: 20_000 },
    )
    .not.toBe(before)
})

test('rolled back in a moment; saved files wait, and are published', async ({ page }) => {
  rename('Second')
  await seen(page, 'Second')
  expect(await merchant('rollback', 'demo', '--note', 'too soon')).toContain('becomes Demo House')
  expect(await titleFor(page)).toContain('Demo House')
  rename('Third')
  await expect.poll(() => merchant('status', 'demo')).toContain('becomes Third')
  expect(await titleFor(page)).toContain('Demo House')
  await merchant('publish', 'demo')
  expect(await titleFor(page)).toContain('Third')
  const history = await merchant('history', 'demo')
  for (const word of ['rolled back', 'too soon', 'published', 'becomes Third']) expect(history).toContain(word)
})

test('a link shows a draft on the real site to whoever has it, until it is left', async ({ page, browser }) => {
  rename('Draft')
  const [link = ''] = (await merchant('preview', 'demo', '--minutes', '5')).split('\n')
  expect(await titleFor(page)).toContain('Third')
  await page.goto(link)
  expect(page.url()).toBe(HOME)
  expect(await page.title()).toContain('Draft')
  await page.goto(`${HOME}login`, { waitUntil: 'networkidle' })
  expect(await page.title()).toContain('Draft')
  const other = await stranger(browser)
  expect(await titleFor(other)).toContain('Third')
  // A token of one merchant is not valid at another.
  await other.goto(link.replace('demo.localhost', 'aurora.localhost'))
  expect(await other.title()).not.toContain('Draft')
  await other.context().close()
  await page.goto(HOME)
  await page.getByRole('link', { name: text('EN', 'core', 'preview.leave') }).click()
  await expect(page).toHaveTitle(/Third/)
  await page.goto(`${HOME}?preview=${'x'.repeat(40)}`)
  await expect(page).toHaveTitle(/Third/)
})

test('a canary is seen by its share, by the same visitor each time', async ({ browser }) => {
  await merchant('canary', 'demo', '--percent', '50')
  const titles = new Set<string>()
  for (let visitor = 0; visitor < 24 && titles.size < 2; visitor++) {
    const page = await stranger(browser)
    const first = await titleFor(page)
    titles.add(first)
    expect(await titleFor(page)).toBe(first)
    await page.context().close()
  }
  expect([...titles].map((title) => title.slice(0, 5)).sort()).toEqual(['Draft', 'Third'])
  await merchant('canary', 'demo', '--end')
  const page = await stranger(browser)
  expect(await titleFor(page)).toContain('Third')
  await page.context().close()
})

test('a planned release goes live at its time', async ({ page }) => {
  const at = new Date(Math.ceil((Date.now() + 2_000) / 60_000) * 60_000)
  await merchant('publish', 'demo', '--at', at.toISOString().slice(0, 16).concat('Z'))
  expect(await titleFor(page)).toContain('Third')
  const now = Date.now
  const shift = at.getTime() - now() - 1_000
  // The database has its own clock, so the plan's time is moved instead of the clock.
  await own.gateway.database.pool.query(
    `update release_plan set at = at - make_interval(secs => $1) where state = 'waiting'`,
    [shift / 1000],
  )
  await seen(page, 'Draft')
  expect(await merchant('history', 'demo')).toContain('published as planned')
})

test('the operator sees what is wrong, and acts', async ({ page }) => {
  await merchant('follow', 'demo')
  own.edit('merchants/demo/merchant.json', (file) => file.replace(/"name": "[^"]+"/, '"name": 7'))
  const [, link = '', code = ''] =
    /Enrol at (\S+)[\s\S]*the code (\S+)/.exec(await operator('add', 'ana', '--role', 'publish')) ?? []
  await page.goto(link)
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('The code you were given').fill(code)
  await page.getByRole('button', { name: 'Go on' }).click()
  const key = await page.locator('code').textContent()
  await page.getByLabel('A password').fill('a long password of a test')
  await page.getByLabel('The code the app shows now').fill(appCodes(key ?? '')())
  await page.getByRole('button', { name: 'Enrol and sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
  const demo = page.locator('#merchant-demo')
  await expect
    .poll(
      async () => {
        await page.reload()
        return demo.textContent()
      },
      { timeout: 20_000 },
    )
    .toContain('merchant.json:')
  await expect(page.locator('article').first()).toContainText('demo')
  await demo.locator('summary').first().click()
  await demo.locator('summary', { hasText: 'Roll back' }).click()
  await demo.getByLabel('Why').first().fill('too bright')
  await demo.getByRole('button', { name: 'Roll back' }).click()
  await expect(demo.locator('ol').last().locator('li').first()).toContainText('Rolled back')
  await expect(demo).toContainText('by ana: too bright')
  expect(await titleFor(page)).toContain('Third')
  // The page and the calls exist on the operator's host only.
  for (const url of ['/operator', '/operator/v1/merchants']) {
    expect(await own.statusOf(url, `demo.localhost:${PORT}`), url).toBe(404)
  }
})
