import type { Locator, Page } from '@playwright/test'
import { expectStill, watchShift } from './layout-shift.ts'
import { openAccount } from './people.ts'
import { BEHAVIOUR } from './setting.ts'
import { field } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { bothDirections, type TestMerchant } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, expectAlive, visit } from './visit.ts'

/** How many tiles of a list may carry a mark. */
const MARKED_TILES = 3

interface Listed {
  readonly gameName: string
  readonly isHot: number
  readonly supportPlay: number
  readonly isGame: string
}

/** The gateway's answer for a category, to compare a page with. */
async function listed(
  page: Page,
  merchant: TestMerchant,
  port: number,
  query: Record<string, string>,
): Promise<Listed[]> {
  const search = new URLSearchParams({ pageSize: '18', ...query })
  const answer = await page.request.get(`http://127.0.0.1:${port}/api/games?${search}`, {
    headers: { host: `${merchant.id}.localhost:${port}` },
  })
  return (await answer.json()).value.games
}

const query = (page: Page) => new URL(page.url()).search
const tiles = (within: Page | Locator) => within.locator('main article, [role=dialog] article')

for (const { merchant, code } of bothDirections) {
  const say = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'games', key, values)
  const core = (key: string) => text(code, 'core', key)

  test.describe(`${merchant.name} in ${code}`, { tag: BEHAVIOUR }, () => {
    test('a category is narrowed by vendor, kind, name and list, and its address restores it', async ({
      page,
      port,
      isMobile,
    }) => {
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      const second = () => requested.filter((url) => new URL(url).searchParams.get('pageNo') === '2').length
      // A page beyond the last is ignored.
      await visit(page, merchant, port, { code, path: '/rng?page=999' })
      await expect(page).toHaveURL(/\/rng$/)
      await expect(tiles(page)).toHaveCount(18)
      const heights = await tiles(page).evaluateAll((all) =>
        all.map((tile) => Math.round((tile.parentElement ?? tile).getBoundingClientRect().height)),
      )
      expect(Math.max(...heights) - Math.min(...heights), 'those not laid out are as high').toBeLessThanOrEqual(1)

      // The first tiles have the badges of the catalogue; each game has a button for its details.
      for (const [index, game] of (await listed(page, merchant, port, { gameType: 'RNG', language: code })).entries()) {
        const tile = tiles(page).nth(index)
        await expect(tile).toContainText(game.gameName)
        await expect(tile.getByText(say('badge.hot'), { exact: true })).toHaveCount(
          index < MARKED_TILES ? game.isHot : 0,
        )
        await expect(tile.getByText(say('tile.details'), { exact: true })).toHaveCount(game.isGame === 'GAME' ? 1 : 0)
      }

      const pages = page.getByRole('navigation', { name: core('pagination.label') })
      await expect.poll(second, 'the next page is asked for while one looks at this one').toBe(1)
      await pages.getByRole('button', { name: core('pagination.next') }).click()
      await expect(page).toHaveURL(/\?page=2$/)
      await expect(pages.locator('[aria-current=page]')).toHaveText('2')
      expect(second(), 'and not again').toBe(1)

      // A choice of kind or vendor begins at the first page; another vendor clears kind and name.
      const kind = page.getByLabel(say('filter.classify'))
      const unfold = page.getByRole('button', { name: say('filter.label') })
      if (!(await kind.isVisible())) await unfold.click()
      const name = page.getByRole('searchbox', { name: say('search.label') })
      await kind.selectOption('CLASSIC')
      await expect(page).toHaveURL(/\?classify=CLASSIC$/)
      await name.fill('a')
      await expect(page).toHaveURL(/\?classify=CLASSIC&name=a$/)
      const vendors = page.getByRole('region', { name: say('filter.vendor') })
      await vendors.getByRole('button').nth(1).click()
      await expect(page).toHaveURL(/\?vassalage=[A-Z0-9]+$/)
      await expect(vendors.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true')
      await expect(kind).toHaveValue('')
      await expect(name).toHaveValue('')

      // Typing replaces the history entry of the text before; a message says that no game has this name.
      const [vendorQuery, steps] = [query(page), await page.evaluate(() => history.length)]
      await name.pressSequentially('zzxqv', { delay: 20 })
      await expect(page.getByText(say('search.noResult', { query: 'zzxqv' }))).toBeVisible()
      expect(await page.evaluate(() => history.length)).toBe(steps)

      // Another list clears the name; only the list of all games has kind and name.
      const lists = page.getByRole('navigation', { name: say('filter.label') })
      await lists.getByRole('link', { name: say('filter.HOT'), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${RegExp.escape(vendorQuery)}&list=HOT$`))
      // On a phone the only mark of a tile is the heart.
      const hot = tiles(page).first().getByText(say('badge.hot'), { exact: true })
      await expect(hot).toBeAttached()
      await expect(hot).toBeVisible({ visible: !isMobile })
      await expect(name).toBeHidden()
      await expect(kind).toBeHidden()

      // Going back, and a link, restore the choice.
      await page.goBack()
      await expect(name).toHaveValue('zzxqv')
      await page.goBack()
      await expect(kind).toHaveValue('CLASSIC')
      await expect(name).toHaveValue('a')
      await page.reload({ waitUntil: 'networkidle' })
      await expect(kind).toHaveValue('CLASSIC')
      await expect(name).toHaveValue('a')
      expect(query(page)).toBe('?classify=CLASSIC&name=a')

      // For a visitor a member's own lists open the login, and nothing else happens. Before hydration the link leads to
      // the list's page.
      await expectAlive(lists.getByRole('link').first())
      const dialog = page.getByRole('dialog')
      for (const list of ['RECENT', 'FAV']) {
        await lists.getByRole('link', { name: say(`filter.${list}`), exact: true }).click()
        await expect(dialog.locator('input[name=username]')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await tiles(page).first().hover()
      await tiles(page).first().locator('[aria-pressed]').click()
      await expect(dialog).toBeVisible()
      expect(query(page)).toBe('?classify=CLASSIC&name=a')
    })

    test('an entry that is a vendor opens its games', async ({ page, port }) => {
      const live = await listed(page, merchant, port, { gameType: 'LIVE', language: code, pageSize: '100' })
      const { gameName = '' } = live.find(({ isGame }) => isGame === 'VASSALAGE') ?? {}
      await visit(page, merchant, port, { code, path: `/live?name=${encodeURIComponent(gameName)}` })
      await tiles(page).filter({ hasText: gameName }).first().getByRole('button', { name: gameName }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(tiles(dialog.page()).and(dialog.locator('article')).nth(2)).toBeVisible()
      await expect(dialog.getByRole('button', { name: gameName, exact: true })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    test('favourites and what was played last are kept, on every page', async ({ page, port }) => {
      test.setTimeout(90_000)
      // A new account, because games that other tests play would be among the recent games of a shared one.
      const member = await openAccount({ merchant, port, ip: '10.71.0.1' })
      // The guard leads back to the page that was requested.
      await visit(page, merchant, port, { code, path: '/favorite' })
      const dialog = page.getByRole('dialog')
      await field(dialog, code, 'username').fill(member.username)
      await field(dialog, code, 'password').fill(member.password)
      await dialog.getByRole('button', { name: text(code, 'auth', 'login.submit'), exact: true }).click()
      await expect(page).toHaveURL(/\/favorite$/)
      await expect(page.getByText(say('favorite.emptyTitle'))).toBeVisible()

      // The heart is full at once; a second press within a second does not count.
      await page.goto(address(merchant, port), { waitUntil: 'networkidle' })
      // Aurora shows its hot games beside the jackpot, in tiles without a heart.
      const isInHero = merchant.id === 'aurora'
      const hot = page.getByRole('region', { name: say(isInHero ? 'banner.label' : 'section.HOT') })
      const row = isInHero ? page.locator('section[aria-labelledby=section-rng]') : hot
      const own = page.getByRole('region', { name: say('section.FAV') })
      const heart = (tile: Locator) => tile.locator('[aria-pressed]')
      await expect(own.getByText(say('favorite.emptyText'))).toBeVisible()
      const [one, two] = [row.locator('article').nth(0), row.locator('article').nth(1)]
      const hotGames = await hot.locator('article').count()
      expect(hotGames).toBeGreaterThan(3)
      await one.hover()
      await heart(one).evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      await expect(heart(one)).toHaveAttribute('aria-pressed', 'true')
      await expect(own.locator('article')).toHaveCount(1)
      await page.waitForTimeout(1000)
      await two.hover()
      // The heart is full before the gateway has answered, and leaving the page would cancel the call.
      const saved = page.waitForResponse(
        (response) => response.url().endsWith('/api/games/favourites') && response.request().method() === 'POST',
      )
      await heart(two).click()
      await expect(own.locator('article')).toHaveCount(2)
      await saved

      // The tab stores the hot games, so going home from another page requests none.
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await page.goto(address(merchant, port, '/promotions'), { waitUntil: 'networkidle' })
      await page
        .getByRole('navigation')
        .getByRole('link', { name: core('nav.home'), exact: true })
        .first()
        .click()
      await expect(own.locator('article')).toHaveCount(2)
      await expect(hot.locator('article')).toHaveCount(hotGames)
      expect(requested).not.toContain('/api/games/hot')

      // On the favourites' page a removed game disappears at once, and the focus moves to the next one.
      await own.getByRole('link', { name: say('section.moreOf', { section: say('section.FAV') }) }).click()
      await expect(tiles(page)).toHaveCount(2)
      await heart(tiles(page).first()).focus()
      await page.keyboard.press('Enter')
      await expect(tiles(page)).toHaveCount(1)
      await expect(heart(tiles(page).first())).toBeFocused()

      // A category shows only its own favourites; the tab of the lobby shows all.
      const name = await tiles(page).first().locator('button').first().innerText()
      await page.goto(address(merchant, port, '/?games=FAV'), { waitUntil: 'networkidle' })
      // A hero may hold games of its own.
      const list = page.locator(`main article:not([aria-label="${say('banner.label')}"] *)`)
      await expect(list).toHaveText([new RegExp(RegExp.escape(name))])

      // A game that was played becomes the first of the recent games.
      await list.first().getByRole('button', { name, exact: true }).click()
      await expect(dialog.locator('iframe')).toBeVisible()
      await dialog
        .getByRole('button', { name: say('launch.close') })
        .first()
        .click()
      await expect(dialog).toBeHidden()
      await page.goto(address(merchant, port, '/recent'), { waitUntil: 'networkidle' })
      await expect(tiles(page).first()).toContainText(name)
      await page
        .getByRole('navigation')
        .getByRole('link', { name: core('nav.home'), exact: true })
        .first()
        .click()
      const recent = page.getByRole('region', { name: say('section.RECENT') })
      await expect(recent.locator('article').first()).toContainText(name)

      // During a reload the rows keep their places, from before any script until their games have loaded.
      await watchShift(page)
      const held = Promise.withResolvers<void>()
      await page.route('**/assets/entry-client*.js', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.evaluate(() => scrollTo(0, 0))
      await page.reload({ waitUntil: 'commit' })
      await expect(recent).toBeVisible()
      await expect(own).toBeVisible()
      await expect(recent.locator('article')).toHaveCount(0)
      held.resolve()
      await expect(recent.locator('article').first()).toContainText(name)
      await expect(own.locator('article')).toHaveCount(1)
      await expectStill(page)
    })
  })
}
