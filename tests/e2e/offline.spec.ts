import type { Page, Route } from '@playwright/test'
import { dialogOf, openLogin } from './getting-in-steps.ts'
import { balance, enter, fillRegistration, registrationValues, signIn } from './sign-in-form.ts'
import { expect, expectRefusals, test, testWhere } from './test.ts'
import { bothDirections } from './test-merchant.ts'
import { text } from './texts.ts'
import { expectAlive, visit } from './visit.ts'

/** The errors that a browser reports for requests without a connection. */
const LOST = ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'dynamically imported module']

const lostMessage = (page: Page, code: string) =>
  page.getByRole('status').filter({ hasText: text(code, 'core', 'state.offlineTitle') })

/** Everything on the page that can be pressed and does not lead to another site or window. */
const PRESSED = 'a[href^="/"]:not([target]), button:not([disabled]), summary'

/** Presses what the page shows, one after another, and looks each time whether the page is still there. */
async function pressEverything(page: Page, code: string): Promise<number> {
  const shown = await page.locator(PRESSED).filter({ visible: true }).elementHandles()
  const known = new Set<string>()
  let presses = 0
  for (const handle of shown) {
    // Only one of several equal elements is pressed, such as cards of games.
    const kind = await handle.evaluate((node) => {
      const { className, textContent, isConnected } = node as HTMLElement
      return isConnected ? className || textContent || '' : null
    })
    if (kind === null || known.has(kind)) continue
    known.add(kind)
    await handle.evaluate((node) => (node as HTMLElement).click())
    presses += 1
    await expect(page.locator('#content'), `after ${kind}`).toContainText(/\S{3}/)
    await expect(lostMessage(page, code).first(), `after ${kind}`).toBeVisible()
    await page.keyboard.press('Escape')
  }
  return presses
}

for (const { merchant, code } of bothDirections) {
  const core = (key: string) => text(code, 'core', key)
  const auth = (key: string) => text(code, 'auth', key)

  // Alternates between the two directions: 0 from left to right, 1 from right to left.
  const turn = code === 'EN' ? 0 : 1

  test.describe(`offline: ${merchant.name} in ${code}`, () => {
    for (const [index, path] of ['/', '/rng', '/promotions', '/help', '/login', '/member'].entries()) {
      testWhere(index % 2 === turn)(
        `${path} stays, says that the connection is lost, and goes on by itself`,
        async ({ page, port, faults }) => {
          await visit(page, merchant, port, { code, path: path === '/member' ? '/' : path })
          if (path === '/member') {
            await signIn(page, merchant, code)
            await page.goto(page.url().replace(/\/$/, '/member'), { waitUntil: 'networkidle' })
          }
          // A machine under load may report an idle network before the script has asked for all that the page needs.
          await expect(page.locator('link[rel=stylesheet]:is([disabled], [media="not all"])')).toHaveCount(0)
          await page.context().setOffline(true)
          await expect(lostMessage(page, code).first()).toBeVisible()
          expect(await pressEverything(page, code)).toBeGreaterThan(8)

          // The page that was requested last opens once the connection is back.
          await page.keyboard.press('Escape')
          await goTo(page, '/sports')
          await page.context().setOffline(false)
          await expect(lostMessage(page, code)).toHaveCount(0)
          await expect(page.locator('#content').getByRole('heading', { level: 1 })).toHaveText(core('category.SPORTS'))
          expectRefusals(faults, ...LOST)
        },
      )
    }

    testWhere(turn === 1)(
      'a form that was sent without a connection says so, keeps what was typed, and is sent by itself',
      async ({ page, port, faults }) => {
        await visit(page, merchant, port, { code })
        await openLogin(page, code)
        await page.context().setOffline(true)
        await enter(page, code, merchant.demo.username, merchant.demo.password)
        const dialog = dialogOf(page)
        await expect(dialog.getByRole('alert')).toContainText(core('state.offlineText'))
        await expect(dialog.locator('input[name=username]')).toHaveValue(merchant.demo.username)
        await expect(dialog.locator('input[name=password]')).toHaveValue(merchant.demo.password)
        await page.context().setOffline(false)
        await expect(balance(page, code)).toBeVisible()
        expectRefusals(faults, ...LOST)
      },
    )

    testWhere(turn === 0)(
      'a registration without a connection keeps everything, and opens the account once it is back',
      async ({ page, port, faults }) => {
        await visit(page, merchant, port, { code, path: '/register' })
        const dialog = dialogOf(page)
        const values = registrationValues()
        await fillRegistration(dialog, merchant, code, values)
        await page.context().setOffline(true)
        await dialog.getByRole('button', { name: auth('register.submit'), exact: true }).click()
        await expect(dialog.getByRole('alert')).toContainText(core('state.offlineText'))
        await expect(dialog.locator('input[name=username]')).toHaveValue(values.username ?? '')
        await page.context().setOffline(false)
        await expect(balance(page, code)).toBeVisible()
        expectRefusals(faults, ...LOST)
      },
    )

    testWhere(turn === 1)(
      'what was prepared is there without a connection: login, forgotten password, help',
      async ({ page, port, faults }) => {
        const prepared = page.waitForResponse(/\/assets\/help-popup-.*\.js/)
        await visit(page, merchant, port, { code })
        await prepared
        await page.waitForLoadState('networkidle')
        await page.context().setOffline(true)
        await page.getByRole('link', { name: core('header.login'), exact: true }).click()
        const dialog = dialogOf(page)
        await expect(dialog.locator('input[name=username]')).toBeVisible()
        await dialog.getByRole('button', { name: auth('login.forgot'), exact: true }).click()
        await expect(dialogOf(page).filter({ hasText: auth('forgot.title') })).toBeVisible()
        await page.context().setOffline(false)
        expectRefusals(faults, ...LOST)
      },
    )

    testWhere(turn === 0)(
      'a part that the server refuses is told in a message, and comes at the next press',
      async ({ page, port, faults }) => {
        let refused = 0
        const refuse = (route: Route) => {
          if (route.request().url().endsWith('.js')) refused += 1
          return route.fulfill({ status: 503 })
        }
        await page.route(/\/assets\/toast-region-/, refuse)
        await page.route(/\/assets\/auth-popup-/, refuse)
        await visit(page, merchant, port, { code })
        const login = page.getByRole('link', { name: core('header.login'), exact: true })
        await expectAlive(login)
        await login.click()
        await expect(page.getByRole('banner')).toBeVisible()
        // Both were refused: the pop-up twice, and the message about it.
        await expect.poll(() => refused).toBeGreaterThan(2)
        await expect(page.locator('#content')).toContainText(/\S{3}/)
        await page.unroute(/\/assets\/toast-region-/, refuse)
        await expect(page.getByText(core('error.CHUNK_LOAD')).first()).toBeVisible({ timeout: 15_000 })
        await page.unroute(/\/assets\/auth-popup-/, refuse)
        await login.click()
        await expect(dialogOf(page).locator('input[name=username]')).toBeVisible()
        expectRefusals(faults, 503, ...LOST, 'ChunkLoadError', 'preload CSS')
      },
    )

    testWhere(turn === 1)(
      'a page that does not come shows that it is on its way, and the former one stays',
      async ({ page, port }) => {
        await page.route('**/assets/category-page-*.js*', () => undefined)
        await visit(page, merchant, port, { code })
        await goTo(page, '/sports')
        await expect(page.getByRole('status').filter({ hasText: core('state.slow') })).toBeVisible({ timeout: 15_000 })
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.locator('#content')).toContainText(/\S{3}/)
      },
    )
  })
}

/** Follows a link of the page's own to this address, wherever it stands. */
async function goTo(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((node) => (node as HTMLElement).click())
}
