import type { Page } from '@playwright/test'
import { dialogOf } from './getting-in-steps.ts'
import { BEHAVIOUR } from './setting.ts'
import { expectSideMenu, followSideMenu, isPhone, menuButton, sideMenu } from './side-menu.ts'
import { enter } from './sign-in-form.ts'
import { expect, expectRefusals, test } from './test.ts'
import { bothDirections, testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

const path = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}
/** Navigates as a link of the page does, because loading a whole page each time would take most of the test. */
async function go(page: Page, at: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, at)
}
const scrolled = (page: Page) => page.evaluate(() => scrollY)
/** Waits until changes are drawn and scrolling by the wheel has ended, which takes some frames. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resume) => requestAnimationFrame(resume))
  })

for (const { merchant, code } of bothDirections) {
  const core = (key: string) => text(code, 'core', key)

  test.describe(`${merchant.name} in ${code}`, { tag: BEHAVIOUR }, () => {
    test('what anybody may see is there by its address, from its top or at its anchor', async ({ page, port }) => {
      const pages = [
        ['/index', ''],
        ['/index.html', ''],
        ['/home', ''],
        ['/promotions', core('nav.promotions')],
        ['/help', core('footer.help')],
        ['/pointMall', core('nav.pointMall')],
        ['/RNG/', core('category.RNG')],
        ...['live', 'sports', 'fish', 'pvp', 'esports', 'lott', 'elott']
          .filter((kind) => merchant.categories.includes(kind.toUpperCase()))
          .map((kind) => [`/${kind}`, core(`category.${kind.toUpperCase()}`)] as const),
      ] as const
      expect(pages.length).toBe(merchant.id === 'aurora' ? 14 : 12)
      await visit(page, merchant, port, { code })
      for (const [at, heading] of pages) {
        await go(page, at)
        if (heading) await expect(page.getByRole('heading', { level: 1 }), at).toHaveText(heading)
        await expect(page.getByRole('banner')).toBeVisible()
        await expectSideMenu(page, code)
        await expect(page.getByRole('contentinfo')).toBeAttached()
        expect(path(page)).toBe(at)
      }

      // An anchor that does not exist yet when one comes from another page, and one that cannot be decoded.
      await page.goto(address(merchant, port), { waitUntil: 'networkidle' })
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: core('footer.terms') })
        .click()
      await expect(page).toHaveURL(/\/help#term$/)
      await expect(page.locator('#term')).toBeInViewport({ ratio: 0.5 })
      expect(await scrolled(page)).toBeGreaterThan(0)
      await followSideMenu(page, code, core('nav.promotions'))
      await expect(page).toHaveURL(/\/promotions$/)
      await expect.poll(() => scrolled(page)).toBe(0)
      // A promotion by its anchor, from the menu.
      if (isPhone(page)) await menuButton(page, code).click()
      const link = sideMenu(page).getByRole('listitem').locator('a[href^="/promotions#"]').last()
      const anchor = (await link.getAttribute('href'))?.split('#')[1] ?? ''
      await link.click()
      await expect(page).toHaveURL(new RegExp(`/promotions#${anchor}$`))
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport({ ratio: 0.5 })
      await go(page, '/help#%')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(core('footer.help'))
    })

    test('ways in by their address stand over the home page, and closing them leads there', async ({ page, port }) => {
      for (const [at, submit] of [
        ['/login', 'login.submit'],
        ['/register?referralCode=none-of-ours', 'register.submit'],
      ] as const) {
        await visit(page, merchant, port, { code, path: at })
        const ending = dialogOf(page).getByRole('button', { name: text(code, 'auth', submit), exact: true })
        await expect(ending).toBeVisible()
        await expect(page.locator('main article').first()).toBeAttached()
        await page.keyboard.press('Escape')
        await expect(ending).toBeHidden()
        await expect(page).toHaveURL(/\/$/)
      }
      // A page that needs an account leads to the login and then to itself: the centre's first page.
      await go(page, '/member')
      await expect(page).toHaveURL(/\/login$/)
      await enter(page, code, merchant.demo.username, merchant.demo.password)
      await expect(page).toHaveURL(/\/member$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(code, 'core', 'page.securityCenter'))
    })

    test('what needs an account asks for it and leads back; a game’s page has no side menu', async ({
      page,
      port,
      faults,
    }) => {
      await visit(page, merchant, port, { code })
      const dialog = dialogOf(page)
      const needed = [
        '/favorite',
        '/recent',
        '/lottery',
        '/seaLottery',
        '/lottert',
        '/seamless',
        '/vnLottery?gameCode=x-1',
      ]
      for (const at of needed) {
        // The pop-up of the page before is closed, so the visible one belongs to this page.
        await go(page, '/')
        await expect(dialog, at).toBeHidden()
        await go(page, at)
        await expect(page, at).toHaveURL(/\/login$/)
        await expect(dialog, at).toContainText(core('error.NOT_SIGNED_IN'))
      }
      await enter(page, code, merchant.demo.username, merchant.demo.password)
      await expect(page).toHaveURL(/\/vnLottery\?gameCode=x-1$/)
      await expect(page.getByText(text(code, 'lottery', 'gone'))).toBeVisible()
      await expect.poll(() => faults.length, 'the browser tells of the call that found nothing').toBeGreaterThan(0)
      expectRefusals(faults, 404)
      for (const at of ['/vnLottery', '/seaLottery', '/vnlottery', '/sealottery', '/seamless', '/lottert']) {
        await go(page, at)
        await expect(page.locator('main h1, main h2').first()).toBeVisible()
        await expect(sideMenu(page), at).toBeHidden()
      }
      await go(page, '/lottery')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(core('category.LOTT'))
      await expectSideMenu(page, code)
      await go(page, '/agentHome')
      await expect(page).toHaveURL(/\/agent$/)
      await expect(sideMenu(page)).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    })

    test('one pop-up over another: Escape closes the upper, focus and place are given back', async ({ page, port }) => {
      await visit(page, merchant, port, { code })
      const opener = page.getByRole('contentinfo').getByRole('link', { name: core('footer.help') })
      await opener.click()
      const help = page.getByRole('dialog', { name: core('footer.help') })
      await expect(help.getByRole('button', { name: text(code, 'support', 'chat.title') })).toBeVisible()
      await drawn(page)
      const place = await scrolled(page)
      expect(place).toBeGreaterThan(0)
      await page.mouse.wheel(0, -2000)
      await drawn(page)
      expect(await scrolled(page)).toBe(place)
      await help.getByRole('button', { name: text(code, 'support', 'chat.title') }).click()
      const chat = page.getByRole('dialog', { name: text(code, 'support', 'chat.title') })
      await expect(chat.getByRole('article').first()).toBeVisible()
      // An open pop-up has the focus, and gets the keys from then on.
      await expect(chat.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(chat).toBeHidden()
      await expect(help).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(help).toBeHidden()
      await expect(opener).toBeFocused()
      expect(await scrolled(page)).toBe(place)
      expect(path(page)).toBe('/')

      // Going back closes what is open over a page, and the next step leads to another page.
      await followSideMenu(page, code, core('nav.promotions'))
      await expect(page).toHaveURL(/\/promotions$/)
      await opener.click()
      await expect(help).toBeVisible()
      await page.goBack()
      await expect(help).toBeHidden()
      expect(path(page)).toBe('/promotions')
      await page.goBack()
      await expect(page).toHaveURL(/\/$/)
    })

    test('mirrors are measured by how they answer, and a representative is ours or not', async ({
      page,
      port,
      faults,
    }) => {
      const [main, lost = '', ...others] = merchant.addresses
      await page.route(`https://${main}/**`, (route) => route.fulfill({ status: 200 }))
      await page.route(`https://${lost}/**`, (route) => route.abort())
      for (const slow of others)
        await page.route(`https://${slow}/**`, async (route) => {
          await new Promise((resume) => setTimeout(resume, 300))
          await route.fulfill({ status: 200 })
        })
      await visit(page, merchant, port, { code, path: '/mirrors' })
      const say = (key: string) => text(code, 'support', key)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(core('nav.mirrors'))
      await expect(page.getByRole('heading', { name: say('verify.title') })).toBeVisible()
      const row = (host: string) => page.getByRole('listitem').filter({ has: page.getByText(host, { exact: true }) })
      await expect(row(main)).toContainText(say('mirrors.fastest'))
      // A number of milliseconds.
      await expect(row(main)).toContainText(/\d+ \S/)
      await expect(row(lost)).toContainText(say('mirrors.unreachable'))
      await page.getByLabel(say('verify.label')).fill(`https://${lost}/promotions`)
      await page.getByRole('button', { name: say('verify.check') }).click()
      await expect(page.getByRole('status').filter({ hasText: lost })).toBeVisible()
      await page.getByLabel(say('verify.label')).fill(`help-${main}`)
      await page.getByRole('button', { name: say('verify.check') }).click()
      await expect(page.getByText(say('verify.notOurs'))).toBeVisible()
      expectRefusals(faults, lost)
    })

    test('a lost part of the site is tried once more; twice lost, the page says so and can be tried again', async ({
      page,
      port,
      faults,
    }) => {
      await visit(page, merchant, port, { code })
      let lost = 0
      await page.route('**/assets/promotions-page-*.js*', (route) => {
        lost += 1
        return lost === 1 ? route.abort() : route.continue()
      })
      await followSideMenu(page, code, core('nav.promotions'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(core('nav.promotions'))
      expect(lost).toBe(2)

      let tries = 0
      await page.route('**/assets/category-page-*.js*', (route) => {
        tries += 1
        return route.abort()
      })
      await followSideMenu(page, code, core('category.RNG'))
      await expect(page.getByText(core('error.CHUNK_LOAD'))).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      const triesBefore = tries
      await page.waitForTimeout(500)
      expect(tries).toBe(triesBefore)
      await page.unroute('**/assets/category-page-*.js*')
      await page.getByRole('button', { name: core('action.retry') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(core('category.RNG'))
      // The browser reports what it could not load, and React what was caught.
      expectRefusals(faults, 'ERR_FAILED', 'ChunkLoadError', 'dynamically imported module')
    })
  })
}

const [aurora] = testMerchants
if (!aurora) throw new Error('no aurora')
const core = (key: string) => text('EN', 'core', key)

test('a lottery is chosen by its kind and played in its page', async ({ page, port }) => {
  await visit(page, aurora, port, { code: 'EN', path: '/login' })
  await enter(page, 'EN', aurora.demo.username, aurora.demo.password)
  await expect(page).toHaveURL(/\/$/)
  await page.goto(address(aurora, port, '/lottery'), { waitUntil: 'networkidle' })
  await page
    .getByRole('navigation', { name: text('EN', 'lottery', 'kinds') })
    .getByRole('link', { name: text('EN', 'lottery', 'mode.SEA') })
    .click()
  await expect(page).toHaveURL(/\?mode=SEA$/)
  await page.getByRole('button', { name: 'Northern Draw', exact: true }).first().click()
  await expect(page).toHaveURL(/\/lottery\?gameCode=numero-0021$/)
  await expect(page.locator('main iframe')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northern Draw')
  await expect(page).toHaveTitle(/^Northern Draw/)
  // It would cover the game's button that places bets.
  await expect(page.getByRole('button', { name: core('support.open') })).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: text('EN', 'lottery', 'popular') }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\?mode=SEA$/)
  await expect(
    page
      .getByRole('region', { name: core('nav.recent') })
      .or(page.getByText('Northern Draw'))
      .first(),
  ).toBeVisible()
})

test('what one does before the page has come to life is not lost', async ({ page, port }) => {
  let come = () => {}
  const comes = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await comes
    await route.continue()
  })
  await visit(page, aurora, port, { code: 'EN', path: '/rng', until: 'commit' })
  await page.locator('article button').first().click()
  await page.locator('article button[aria-pressed]').first().click()
  come()
  await expect(
    dialogOf(page).getByRole('button', { name: text('EN', 'auth', 'login.submit'), exact: true }),
  ).toBeVisible()
})

test('who goes elsewhere while the page is being taken over gets there', async ({ page, port }) => {
  // Between the router's first look at the address and its subscription to changes.
  await page.addInitScript(() => {
    const { addEventListener } = window
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type === 'popstate') {
        window.addEventListener = addEventListener
        history.pushState(null, '', '/promotions')
      }
      addEventListener.call(window, type, ...rest)
    }
  })
  await visit(page, aurora, port, { code: 'EN' })
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(core('nav.promotions'))
})
