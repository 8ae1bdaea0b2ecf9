import { PROMOTION_TOPICS } from '@livery/contract/messages/promotion-words'
import { PAGES } from '@livery/contract/pages'
import type { Page } from '@playwright/test'
import { categoriesWithVendors } from './categories-with-vendors.ts'
import { call } from './people.ts'
import { BEHAVIOUR } from './setting.ts'
import { isPhone, menuButton, sideMenu } from './side-menu.ts'
import { expect, test } from './test.ts'
import { bothDirections, usualInBothDirections } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

/** Shows the side menu, which has to be opened where it is a drawer. */
async function openSideMenu(page: Page, code: string): Promise<void> {
  if (isPhone(page)) await menuButton(page, code).click()
  await expect(sideMenu(page)).toBeVisible()
}

const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRectReadOnly

const isApart = (one: DOMRectReadOnly, other: DOMRectReadOnly) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

for (const { merchant, code } of usualInBothDirections) {
  const core = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'core', key, values)

  test.describe(`${merchant.name} in ${code}`, () => {
    test('home first, promotions last, between them what has vendors, each with its own to choose from', async ({
      page,
      port,
    }) => {
      const lanes = await categoriesWithVendors(merchant, port)
      await visit(page, merchant, port, { code })
      const top = page.getByRole('navigation', { name: core('a11y.mainNavigation'), exact: true })
      if (isPhone(page)) {
        // On phones they are in the drawer.
        await expect(top).toBeHidden()
        await openSideMenu(page, code)
        for (const { gameCategory } of lanes)
          await expect(
            sideMenu(page).getByRole('link', { name: core(`category.${gameCategory}`), exact: true }),
          ).toHaveCount(1)
        return
      }
      const entries = top.locator('li > a')
      const between = (await entries.allTextContents()).slice(1, -1)
      await expect(entries.first()).toHaveText(core('nav.home'))
      await expect(entries.last()).toHaveText(core('nav.promotions'))
      const offered = lanes.map(({ gameCategory }) => core(`category.${gameCategory}`))
      expect(between.filter((entry) => !offered.includes(entry))).toEqual([])
      expect(between.length).toBeGreaterThan(3)
      let looked = 0
      for (const entry of between) {
        // Entries that do not fit into the bar are in the menu at its end.
        if (!(await top.getByRole('link', { name: entry, exact: true }).isVisible())) continue
        looked += 1
        const lane = lanes[offered.indexOf(entry)]
        const name = core('nav.vendorsOf', { category: entry })
        const opener = top.getByRole('button', { name, exact: true })
        // The opener is visible where the bar is wide, or while it is reached by Tab.
        await top.getByRole('link', { name: entry, exact: true }).focus()
        await page.keyboard.press('Tab')
        await expect(opener).toBeFocused()
        await page.keyboard.press('Enter')
        const vendors = top.getByRole('list', { name, exact: true })
        await expect(vendors.getByRole('link')).toHaveCount(lane?.vendors.length ?? -1)
        for (const vendor of lane?.vendors ?? [])
          await expect(vendors.locator(`a[href$="?vassalage=${vendor.vassalage}"]`)).toContainText(vendor.displayName)
        const games = Object.values(lane?.cards ?? {}).reduce((sum, own) => sum + own, 0)
        await expect(top.locator('[data-large]')).toHaveAttribute('data-large', String(games > 10))
        // Tab leads from the opener straight into its panel, not through the whole navigation first.
        await page.keyboard.press('Tab')
        await expect(vendors.getByRole('link').first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(vendors).toHaveCount(0)
        await expect(opener).toBeFocused()
      }
      expect(looked).toBeGreaterThan(2)
    })

    test('the side menu: promotions, apps, languages and channels; it folds, and stays so', async ({ page, port }) => {
      await visit(page, merchant, port, { code })
      const announced = await call({ merchant, port }, 'getAnnouncementContentV2', {
        types: 'PR',
        language: code,
      })
      const promotions = announced.success ? announced.value.promotions : []
      await openSideMenu(page, code)
      const menu = sideMenu(page)
      await expect(menu.getByRole('link', { name: core('nav.home'), exact: true })).toHaveAttribute('href', '/')
      await expect(menu.getByRole('listitem').locator('a[href^="/promotions#"]')).toHaveText(
        promotions.slice(0, 6).map(({ title }) => title),
      )
      await expect(menu.getByRole('link', { name: core('sideMenu.morePromotions') })).toHaveCount(
        promotions.length > 6 ? 1 : 0,
      )
      for (const topic of PROMOTION_TOPICS) {
        const about = promotions.find((promotion) => promotion.topic === topic)
        const entry = menu.getByRole('link', { name: core(`sideMenu.${topic}`), exact: true })
        // Where there are levels, the VIP entry leads to them.
        const path = topic === 'vipBonus' && merchant.hasLevels ? PAGES.vip.path : about && `/promotions#${about.id}`
        await expect(entry, topic).toHaveCount(path ? 1 : 0)
        if (path) await expect(entry).toHaveAttribute('href', path)
      }
      expect(promotions.some(({ topic }) => topic)).toBe(true)
      const channels = menu.locator('a[target=_blank]')
      await expect(channels.nth(1)).toBeAttached()
      for (const channel of await channels.all()) await expect(channel).toHaveAttribute('rel', /noreferrer/)

      // The apps: codes to scan beside the menu, and links on phones, which cannot scan their own screen.
      if (merchant.id === 'aurora') {
        const apps = ['downloadIos', 'downloadAndroid'].map((key) => core(`sideMenu.${key}`))
        if (isPhone(page)) {
          for (const app of apps) await expect(menu.getByRole('link', { name: app, exact: true })).toBeVisible()
        } else {
          await menu.getByRole('button', { name: core('sideMenu.download'), exact: true }).click()
          const panel = page.getByRole('region', { name: core('sideMenu.download'), exact: true })
          for (const platform of ['iOS', 'Android'])
            await expect(panel.getByRole('img', { name: core('sideMenu.qrAlt', { platform }) })).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(panel).toBeHidden()
        }
      }

      // The same page in another language.
      const [other = ''] = merchant.languages.filter((one) => one !== code)
      if (other) {
        await menu.locator('summary').click()
        const names = menu.getByRole('list', { name: core('language.choose') }).getByRole('button')
        await expect(names.nth(1)).toBeAttached()
        await expect(names.and(page.locator('[aria-current=true]'))).toHaveCount(1)
        await menu.locator('summary').click()
      }

      if (isPhone(page)) {
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(menuButton(page, code)).toBeFocused()
        return
      }
      const width = async () => (await menu.boundingBox())?.width ?? 0
      const before = await width()
      await menu.getByRole('button', { name: core('sideMenu.collapse') }).click()
      await expect.poll(width).toBeLessThan(before / 2)
      await page.reload({ waitUntil: 'networkidle' })
      await expect.poll(width).toBeLessThan(before / 2)
      await menu.getByRole('button', { name: core('sideMenu.expand') }).click()
      await expect.poll(width).toBe(before)
    })

    test('the bar says where one is: a category by its name, on a phone all of them as games', {
      tag: BEHAVIOUR,
    }, async ({ page, port }) => {
      await visit(page, merchant, port, { code })
      const top = page.locator(`nav[aria-label="${core('a11y.mainNavigation')}"]`)
      const bottom = page.locator(`nav[aria-label="${core('a11y.tabBar')}"]`)
      const entries = await top
        .locator('li > a')
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.map(({ pathname, textContent }) => ({ path: pathname, name: textContent ?? '' })),
        )
      expect(entries.length).toBeGreaterThan(5)
      const [bar, other] = isPhone(page) ? [bottom, top] : [top, bottom]
      for (const { path, name } of entries) {
        await page.goto(address(merchant, port, path))
        const isCategory = !['/', '/promotions'].includes(path)
        await expect(bar, path).toBeVisible()
        await expect(bar.locator('[aria-current=page]'), path).toHaveText(
          isPhone(page) && isCategory ? core('nav.games') : name,
        )
        await expect(other).toBeHidden()
      }
    })
  })
}

for (const { merchant, code } of bothDirections) {
  const core = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'core', key, values)

  test.describe(`${merchant.name} in ${code}`, () => {
    test('in a frame without a menu beside the page the menu is a drawer at every width', async ({ page, port }) => {
      test.skip(merchant.id !== 'oasis', 'the other one has it beside the page')
      await visit(page, merchant, port, { code })
      const top = page.getByRole('navigation', { name: core('a11y.mainNavigation'), exact: true })
      await expect(top).toBeVisible()
      const opener = isPhone(page)
        ? menuButton(page, code)
        : page.getByRole('banner').getByRole('button', { name: core('header.openMenu'), exact: true })
      const menu = sideMenu(page)
      await expect(menu).toBeHidden()
      await opener.click()
      await expect(menu).toBeVisible()
      for (const label of ['nav.home', 'nav.promotions'])
        await expect(menu.getByRole('link', { name: core(label), exact: true }).first()).toBeVisible()
      const lanes = await categoriesWithVendors(merchant, port)
      for (const { gameCategory } of lanes)
        await expect(menu.getByRole('link', { name: core(`category.${gameCategory}`), exact: true })).toBeVisible()
      await expect(menu.getByRole('button', { name: core('sideMenu.collapse') })).toBeHidden()
      const [drawer, width] = [await menu.evaluate(boxOf), page.viewportSize()?.width ?? 0]
      expect(Math.round(drawer.right), 'it comes from where one begins to read').toBe(width)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.click()
      await menu
        .getByRole('link', { name: core('nav.promotions'), exact: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/promotions$/)
      await expect(menu).toBeHidden()
      await expect(top.locator('[aria-current=page]').first()).toHaveText(core('nav.promotions'))
    })

    test('every entry of the top navigation can be reached at every width, in the bar or in its menu', async ({
      page,
      port,
    }) => {
      test.skip((page.viewportSize()?.width ?? 0) < 1024, 'a thumb has them in the drawer')
      await visit(page, merchant, port, { code })
      const top = page.getByRole('navigation', { name: core('a11y.mainNavigation') })
      const all = await top.locator('li > a').evaluateAll((links) => links.map((link) => link.textContent))
      // Where the navigation has a line of its own, it is there on narrow screens too.
      for (const width of merchant.id === 'oasis' ? [1440, 1024, 834, 390, 320] : [1440, 1280, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        // The bar and its entries are measured at one moment, because late fonts move both.
        const cutOff = () =>
          top.evaluate((bar) => {
            const { left, right } = bar.getBoundingClientRect()
            const shown = [...bar.querySelectorAll('li > a, :scope > button')].filter((entry) =>
              entry.checkVisibility({ visibilityProperty: true }),
            )
            const isWhole = (box: DOMRect) => box.left >= left - 1 && box.right <= right + 1
            return shown.filter((entry) => !isWhole(entry.getBoundingClientRect())).map((entry) => entry.textContent)
          })
        await expect.poll(cutOff, `${width}`).toEqual([])
        const shown = top.locator('li > a').filter({ visible: true })
        if ((await shown.count()) === all.length) continue
        const more = top.getByRole('button', { name: core('action.more'), exact: true })
        await more.click()
        await expect(page.getByRole('menuitem').first()).toBeVisible()
        // Read after the menu has opened, because until then the bar may still be finding out what fits.
        const names = await shown.allTextContents()
        expect([...names, ...(await page.getByRole('menuitem').allTextContents())]).toEqual(all)
        await page.keyboard.press('Escape')
      }
    })

    test('customer service opens in a window of its own size', { tag: BEHAVIOUR }, async ({ page, port }) => {
      const opened: string[] = []
      await page.exposeFunction('noteWindow', (address: string, features: string) => {
        opened.push(`${address} ${features}`)
      })
      await page.addInitScript(() => {
        const { noteWindow } = window as unknown as { noteWindow: (address: string, features: string) => void }
        window.open = (_address, _name, features) => {
          const location = { replace: (address: string) => noteWindow(address, String(features)) }
          return { opener: window, location } as unknown as Window
        }
      })
      await visit(page, merchant, port, { code })
      await page.getByRole('button', { name: core('support.open'), exact: true }).click()
      const panel = page.getByRole('region', { name: core('support.bar'), exact: true })
      const ways = panel.getByRole('link').and(page.locator('[href^=http]'))
      await expect(ways).not.toHaveCount(0)
      await ways.first().click()
      await expect.poll(() => opened.length).toBe(1)
      expect(opened[0]).toMatch(/^https:\/\/\S+ popup,width=440,height=750$/)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    })

    test('the footer names whose games these are, who runs the page, and for whom it is', async ({ page, port }) => {
      const lanes = await categoriesWithVendors(merchant, port)
      await visit(page, merchant, port, { code })
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      const makers = new Set(lanes.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage)))
      await expect(footer.getByRole('list', { name: core('footer.vendors') }).getByRole('listitem')).toHaveCount(
        makers.size,
      )
      const { legalName } = merchant
      await expect(footer).toContainText(
        core('footer.copyright', { year: merchant.year, merchant: legalName[code] ?? legalName.EN ?? '' }),
      )
      await expect(footer.getByRole('img', { name: /18|21/ })).toBeVisible()
      await expect(footer.getByRole('link', { name: core('footer.terms') })).toHaveAttribute('href', '/help#term')

      // At the very end of the page nothing covers its last words.
      const goFurther = () =>
        page.evaluate(() => {
          const before = scrollY
          scrollTo(0, document.documentElement.scrollHeight)
          return scrollY - before
        })
      await expect.poll(goFurther).toBe(0)
      const service = page.getByRole('button', { name: core('support.open'), exact: true })
      const button = await service.evaluate(boxOf)
      for (const words of await footer.locator('p').all())
        expect(isApart(button, await words.evaluate(boxOf)), await words.innerText()).toBe(true)
    })
  })
}
