import { categoriesWithVendors } from './categories-with-vendors.ts'
import { dialogOf } from './getting-in-steps.ts'
import { BEHAVIOUR } from './setting.ts'
import { isPhone } from './side-menu.ts'
import { balance, signIn } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { bothDirections, carousels, testMerchantOf, usualInBothDirections } from './test-merchant.ts'
import { text } from './texts.ts'
import { visit } from './visit.ts'

/** The settings of Swiper that the tests read from its element. */
interface SwiperParams {
  readonly autoplay: { readonly delay: number }
  readonly speed: number
  readonly spaceBetween: number
  readonly loop: boolean
}

/** The button of a banner that leads to the register form. */
const ASKING = 'main :is(li, section[aria-label]) a[href="/register"]'

/** Vendors of a category on the home page. */
const VENDORS = 6

for (const { merchant, code } of usualInBothDirections) {
  const say = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'games', key, values)
  const core = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'core', key, values)

  test.describe(`${merchant.name} in ${code}`, () => {
    test('tabs: home, favourites, hot, then what has vendors; a visitor’s favourites ask to sign in', {
      tag: BEHAVIOUR,
    }, async ({ page, port }) => {
      const lanes = (await categoriesWithVendors(merchant, port)).map(({ gameCategory }) => gameCategory as string)
      await visit(page, merchant, port, { code })
      const tabs = page.getByRole('navigation', { name: say('tab.label'), exact: true }).getByRole('link')
      const categories = merchant.categories.filter((category) => lanes.includes(category))
      expect(categories.length).toBeGreaterThan(5)
      await expect(tabs).toHaveText([
        ...['HOME', 'FAV', 'HOT'].map((tab) => say(`tab.${tab}`)),
        ...categories.map((category) => core(`category.${category}`)),
      ])
      const chosen = tabs.and(page.locator('[aria-current=page]'))
      await expect(chosen).toHaveText(say('tab.HOME'))

      await tabs.nth(1).click()
      await expect(
        dialogOf(page).getByRole('button', { name: text(code, 'auth', 'login.submit'), exact: true }),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(chosen).toHaveText(say('tab.HOME'))

      // Without the tiles that a mosaic shows above the tabs.
      const tiles = page.locator('main article:not(section[aria-label] article)')
      await tabs.nth(2).click()
      await expect(page).toHaveURL(/\/\?games=HOT$/)
      await expect(chosen).toHaveText(say('tab.HOT'))
      // Only the first three tiles have a mark, because one on every tile would say nothing; small tiles have only the
      // heart.
      await expect(tiles.first()).toBeVisible()
      await expect(tiles.getByText(say('badge.hot'), { exact: true })).toHaveCount(3)
      for (const category of categories.slice(0, 2)) {
        await tabs.filter({ hasText: core(`category.${category}`) }).click()
        await expect(page).toHaveURL(new RegExp(`/\\?games=${category}$`))
        await expect(chosen).toHaveText(core(`category.${category}`))
        await expect(tiles.first()).toBeVisible()
      }
      // Going back restores the choice.
      await page.goBack()
      await page.goBack()
      await expect(chosen).toHaveText(say('tab.HOT'))
    })
  })
}

// Both merchants that are usually tested from left to right show a mosaic of games and a column of wins that does not
// move.
{
  const { merchant, code } = { merchant: testMerchantOf('saola'), code: 'EN' }
  const say = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'games', key, values)

  test.describe(`${merchant.name} in ${code}, moving`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('the home page keeps its limits, and the winners pass by until they are stopped', { tag: BEHAVIOUR }, async ({
      page,
      port,
    }) => {
      await visit(page, merchant, port, { code })
      const count = (selector: string) => page.locator(selector).count()
      const { HOT = 0, RNG = 0 } = merchant.homeLimits
      expect(await count('[aria-labelledby=section-hot] article')).toBe(HOT)
      expect(await count('[aria-labelledby=section-rng] article')).toBe(RNG)
      expect(await page.locator('[aria-labelledby=section-rng] ul').first().locator('li').count()).toBeLessThanOrEqual(
        6,
      )
      // A member's own rows keep a hidden place until the page knows who is signed in.
      const own = page.locator('[aria-labelledby=section-recent], [aria-labelledby=section-fav]')
      expect(await own.filter({ visible: true }).count()).toBe(0)
      await expect(own).toHaveCount(0)

      const board = page.getByRole('region', { name: say('winner.title') })
      await board.scrollIntoViewIfNeeded()
      expect(await board.locator('ul').first().locator('li').count()).toBeLessThanOrEqual(20)
      const moves = () =>
        board.evaluate((element) =>
          // A button's change of colour is no movement.
          element
            .getAnimations({ subtree: true })
            .some((animation) => animation instanceof CSSAnimation && animation.playState === 'running'),
        )
      await page.mouse.move(0, 0)
      await expect.poll(moves).toBe(true)
      await board.getByRole('button', { name: say('winner.pause') }).click()
      await page.mouse.move(0, 0)
      await expect.poll(moves).toBe(false)
      await board.getByRole('button', { name: say('winner.play') }).click()
      await page.mouse.move(0, 0)
      await page.locator('main').focus()
      await expect.poll(moves).toBe(true)

      // Sections far from the view are not laid out; going back still restores the scroll position.
      const sports = page.locator('section[aria-labelledby=section-sports]')
      const place = () => sports.evaluate((section) => Math.round(section.getBoundingClientRect().top))
      // It is measured at the press, because the press may scroll to it first.
      await sports.evaluate((section) =>
        section.addEventListener('click', () => {
          document.documentElement.dataset.pressedAt = String(Math.round(section.getBoundingClientRect().top))
        }),
      )
      await sports.locator('a[href="/sports"]').first().click()
      await expect(page).toHaveURL(/\/sports$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/$/)
      const before = Number(await page.locator('html').getAttribute('data-pressed-at'))
      expect(before).not.toBe(0)
      await expect.poll(place).toBe(before)
    })
  })
}

for (const { merchant, code } of bothDirections) {
  const say = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'games', key, values)
  const core = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'core', key, values)

  test.describe(`${merchant.name} in ${code}`, () => {
    test('sections in the merchant’s order, each with the way to all of it, and with who makes its games', async ({
      page,
      port,
    }) => {
      const lanes = await categoriesWithVendors(merchant, port)
      await visit(page, merchant, port, { code })
      const sections = page.locator('main section[aria-labelledby^=section-]').and(page.locator(':visible'))
      const ids = Object.keys(merchant.homeLimits)
      // Aurora shows its hot games beside the jackpot of the first screen, and too few are left for a row.
      const others = ids.filter((id) => id !== 'RECENT' && id !== 'FAV' && !(id === 'HOT' && merchant.id === 'aurora'))
      await expect
        .poll(() => sections.evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby'))))
        .toEqual(others.map((id) => `section-${id.toLowerCase()}`))
      for (const id of others.filter((one) => one !== 'WINNERS')) {
        const section = page.locator(`[aria-labelledby=section-${id.toLowerCase()}]`).first()
        await expect(section.getByRole('heading'), id).toHaveText(say(`section.${id}`))
        const games = await section.locator('article').count()
        expect(games, id).toBeGreaterThan(0)
        expect(games, id).toBeLessThanOrEqual(merchant.homeLimits[id] ?? 0)
        const more = section.getByRole('link', { name: say('section.moreOf', { section: say(`section.${id}`) }) })
        await expect(more, id).toHaveCount(1)
        const lane = lanes.find(({ gameCategory }) => gameCategory === id)
        if (!lane) continue
        const vendors = section.getByRole('list', { name: core('nav.vendorsOf', { category: core(`category.${id}`) }) })
        const made = lane.vendors.length > 1 ? lane.vendors.slice(0, VENDORS) : []
        await expect(vendors.getByRole('link'), id).toHaveText(made.map(({ displayName }) => displayName))
      }

      // On a phone a tile that is not drawn yet is as high as one that is, so that nothing moves. A mosaic draws all
      // its tiles.
      if (isPhone(page) && merchant.id !== 'aurora') {
        const tile = page.locator('[aria-labelledby=section-rng] article').first()
        await tile.scrollIntoViewIfNeeded()
        const [skipped, drawn] = await tile.evaluate((article) => [
          getComputedStyle(article.parentElement ?? article).containIntrinsicBlockSize,
          article.getBoundingClientRect().height,
        ])
        expect(skipped).toMatch(/^auto [\d.]+px$/)
        expect(Math.abs(Number.parseFloat(String(skipped).slice(5)) - Number(drawn))).toBeLessThan(0.5)
      }

      // A vendor leads to its own games of that category.
      const vendor = page.locator('[aria-labelledby=section-rng] a[href*=vassalage]').first()
      const name = await vendor.innerText()
      await vendor.click()
      await expect(page).toHaveURL(/\/rng\?vassalage=\w+$/)
      await expect(
        page.getByRole('region', { name: say('filter.vendor') }).locator('[aria-pressed=true]'),
      ).toContainText(name)
    })
  })

  test.describe(`${merchant.name} in ${code}, with an account`, () => {
    test('no banner asks to sign up, not in the first frame of the next page either', { tag: BEHAVIOUR }, async ({
      page,
      port,
    }) => {
      await page.addInitScript((selector) => {
        const look = () => {
          if (document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }))
            document.documentElement.dataset.invited = ''
          requestAnimationFrame(look)
        }
        look()
      }, ASKING)
      await visit(page, merchant, port, { code })
      await expect(page.locator(ASKING)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-invited')
      await signIn(page, merchant, code)
      await expect(page.locator(ASKING)).toHaveCount(0)
      await page.reload()
      await expect(balance(page, code)).toBeVisible()
      await expect(
        page.getByRole('region', { name: say('banner.label'), exact: true }).getByRole('heading'),
      ).not.toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-invited')
    })
  })
}

for (const { merchant, code } of carousels) {
  const say = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'games', key, values)

  test.describe(`${merchant.name} in ${code}, moving`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('banners turn by themselves, one after another, until they are stopped', { tag: BEHAVIOUR }, async ({
      page,
      port,
    }) => {
      await visit(page, merchant, port, { code })
      const strip = page.getByRole('region', { name: say('banner.label'), exact: true })
      const dots = strip.locator('button[aria-label]:not([data-pause])').filter({ hasNot: page.locator('svg') })
      const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
      const stop = strip.getByRole('button', { name: say('banner.pause') })
      await expect(stop).toBeVisible()
      const belt = strip.locator('.swiper-initialized')
      await expect(belt).toHaveCount(1)
      const { params, places, frame } = await belt.evaluate((element) => {
        const { autoplay, speed, spaceBetween, loop } = (element as unknown as { swiper: { params: SwiperParams } })
          .swiper.params
        const slides = [...element.querySelectorAll('[data-swiper-slide-index]')]
        return {
          params: { delay: autoplay.delay, speed, spaceBetween, loop },
          places: slides.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
          frame: element.getBoundingClientRect(),
        }
      })
      expect(params).toEqual({ delay: 5000, speed: 1000, spaceBetween: 20.3, loop: true })
      expect(places.length).toBe(await dots.count())
      places.sort((one, other) => one.left - other.left)
      for (const [index, { left }] of places.entries())
        if (index > 0) expect(left - (places[index - 1]?.right ?? 0)).toBeCloseTo(20.3, 0)
      const whole = places.filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1).length
      expect(whole).toBeGreaterThanOrEqual(1)
      expect(whole).toBeLessThanOrEqual(3)

      // The first follows after the last.
      await dots.last().click()
      await expect.poll(shown).toBe((await dots.count()) - 1)
      await page.mouse.move(0, 0)
      await page.locator('main').focus()
      await expect.poll(shown, { timeout: 15_000 }).toBe(0)
      await stop.click()
      await page.mouse.move(0, 0)
      const stopped = await shown()
      await page.waitForTimeout(6_500)
      expect(await shown()).toBe(stopped)
    })
  })
}
