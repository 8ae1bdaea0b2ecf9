import type { Page } from '@playwright/test'
import { WITH_PICTURES } from './browsers.ts'
import { dialogOf } from './getting-in-steps.ts'
import { minorUnits } from './rounds.ts'
import { BEHAVIOUR } from './setting.ts'
import { enter, signIn } from './sign-in-form.ts'
import { expect, expectRefusals, test } from './test.ts'
import { bothDirections } from './test-merchant.ts'
import { gameText, text } from './texts.ts'
import { address, visit } from './visit.ts'

// A game waits until its pictures have loaded.
test.use({ launchOptions: WITH_PICTURES })

/**
 * What to press before a round of each kind of game; empty where a round needs no choice. At tables both halves get a
 * stake, so that one of them wins: the home page shows winners.
 */
const KINDS = {
  RNG: [],
  FISH: [],
  LIVE: ['.spot.player, .place.chance.red, .place.small', '.spot.banker, .place.chance.black, .place.big'],
  PVP: [],
  ELOTT: [],
  LOTT: [],
  SPORTS: ['.price'],
}

/** The classes of table games, whatever category lists them. */
const TABLES = ['ARCADE', 'BLACKJACK', 'DICE', 'DRAGON_TIGER', 'GAME_SHOW', 'ROULETTE']

/** Whether a game of this class is played as `KINDS` states for its category. */
const isUsual = (gameType: string, gameClassify: string) =>
  gameType === 'LIVE' ? ['BACCARAT', 'DICE', 'ROULETTE'].includes(gameClassify) : !TABLES.includes(gameClassify)

for (const { merchant, code } of bothDirections) {
  const say = (key: string) => text(code, 'games', key)

  /** Sends a request to the gateway as this page's own member. */
  const ask = async (page: Page, port: number, path: string) => {
    const token = await page.evaluate(() => sessionStorage.getItem('token'))
    const answer = await page.request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `${merchant.id}.localhost:${port}`, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
    return (await answer.json()).value
  }

  /** The member's money in the main wallet and in vendors' wallets, where it goes along with a game. */
  const total = async (page: Page, port: number) => minorUnits((await ask(page, port, '/api/wallet/balances')).total)

  /** The first usual game of a category. */
  const gameOf = async (page: Page, port: number, gameType: string) => {
    const { games } = await ask(page, port, `/api/games?gameType=${gameType}&language=${code}&pageSize=18`)
    return (games as readonly { isGame: string; gameClassify: string; nodeId: number; gameName: string }[]).find(
      ({ isGame, gameClassify }) => isGame === 'GAME' && isUsual(gameType, gameClassify),
    ) as { nodeId: number; gameName: string }
  }

  test.describe(`${merchant.name} in ${code}`, { tag: BEHAVIOUR }, () => {
    test('one round of each kind of game moves the balance by its cost and its win, and by nothing else', async ({
      page,
      port,
    }) => {
      test.setTimeout(180_000)
      await visit(page, merchant, port, { code })
      await signIn(page, merchant, code)
      const kinds = Object.entries(KINDS).filter(([gameType]) => merchant.categories.includes(gameType))
      expect(kinds.length).toBeGreaterThanOrEqual(5)
      for (const [gameType, choices] of kinds) {
        const { nodeId } = await gameOf(page, port, gameType)
        const before = await total(page, port)
        await page.goto(address(merchant, port, `/seamless?nodeId=${nodeId}`))
        const game = page.frameLocator('iframe')
        await expect(game.locator('html[data-ready]'), gameType).toHaveCount(1, { timeout: 30_000 })
        await expect(game.locator('.curtain')).toHaveCount(0)
        for (const choice of choices) await game.locator(choice).first().click()
        const answered = page.waitForResponse(/\/api\/round$/)
        await game.locator('#spin').click()
        const { cost, win } = await (await answered).json()
        const expected = before - minorUnits(cost) + minorUnits(win)
        await expect.poll(() => total(page, port), { message: gameType }).toBe(expected)
      }
    })

    test('a game that takes the page opens in its place, and leads back', async ({ page, port }) => {
      await visit(page, merchant, port, { code })
      await signIn(page, merchant, code)
      const { nodeId } = await gameOf(page, port, 'ESPORTS')
      await page.goto(address(merchant, port, `/seamless?nodeId=${nodeId}`))
      await expect(page.locator('html[data-kind=sportsbook]')).toHaveCount(1, { timeout: 30_000 })
      await expect(page).toHaveURL(/\/\/arcade\.localhost:/)
      await expect(page.locator('html')).toHaveAttribute('dir', code === 'AR' ? 'rtl' : 'ltr')
      await page.getByRole('button', { name: gameText(code, 'exit'), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`//${merchant.id}\\.localhost:${port}/`))
      await expect(page.getByRole('banner')).toBeVisible()
    })

    // It can be tried only where a vendor of the merchant does this.
    if (merchant.categories.includes('COCKFIGHT'))
      test('a game with a window of its own leaves a link where windows are blocked, and opens by it', async ({
        page,
        port,
      }) => {
        await page.addInitScript(() => {
          window.open = () => null
        })
        await visit(page, merchant, port, { code })
        await signIn(page, merchant, code)
        const { nodeId } = await gameOf(page, port, 'COCKFIGHT')
        await page.goto(address(merchant, port, `/seamless?nodeId=${nodeId}`))
        const link = page.getByRole('link', { name: say('tile.open') })
        await expect(link).toHaveAttribute('rel', /noopener/)
        await expect(page.locator('iframe')).toHaveCount(0)
        await expect(page).not.toHaveTitle(new RegExp(`^${text(code, 'core', 'nav.games')}`))
        const opened = page.context().waitForEvent('page')
        await link.click()
        const pit = await opened
        await expect(pit.locator('html[data-kind=sportsbook]')).toHaveCount(1, { timeout: 30_000 })
        expect(await pit.evaluate(() => window.opener)).toBeNull()
        // The lobby is still open behind it, so leaving the game closes its window.
        const closed = pit.waitForEvent('close')
        await pit.getByRole('button', { name: gameText(code, 'exit'), exact: true }).dispatchEvent('click')
        await closed
      })

    test('a launch stops at its gates: signed out, no free trial, no such game', async ({ page, port, faults }) => {
      await visit(page, merchant, port, { code })
      const { nodeId } = await gameOf(page, port, 'LIVE')
      const launch = async (body: object) => {
        const answer = await page.request.post(`http://127.0.0.1:${port}/api/games/launch`, {
          headers: { host: `${merchant.id}.localhost:${port}` },
          data: { language: code, device: 'desktop', ...body },
        })
        return [answer.status(), (await answer.json()).code]
      }
      expect(await launch({ nodeId, mode: 'real' })).toEqual([401, 'NOT_SIGNED_IN'])
      expect(await launch({ nodeId, mode: 'demo' })).toEqual([409, 'DEMO_UNAVAILABLE'])
      expect(await launch({ nodeId: 999_999_999, mode: 'demo' })).toEqual([404, 'GAME_NOT_FOUND'])

      await signIn(page, merchant, code)
      await page.goto(address(merchant, port, '/seamless?nodeId=999999999'))
      await expect(page.getByText(text(code, 'core', 'error.GAME_NOT_FOUND'))).toBeVisible()
      // Trying again would not help, so it is not offered.
      await expect(page.getByRole('button', { name: say('launch.retry') })).toHaveCount(0)
      expectRefusals(faults, 404)
    })

    test('a visitor’s press on a game asks to sign in; a member’s plays it, on the whole window too, and closing it gives the place back', async ({
      page,
      port,
    }) => {
      // Simulates phones on which no page may have the whole screen, such as iPhones.
      await page.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
      )
      await visit(page, merchant, port, { code, path: '/rng' })
      const tile = page.locator('main article').nth(12)
      await tile.scrollIntoViewIfNeeded()
      await tile.locator('button').first().click()
      const dialog = dialogOf(page)
      await expect(dialog.getByRole('button', { name: text(code, 'auth', 'login.submit'), exact: true })).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await enter(page, code, merchant.demo.username, merchant.demo.password)
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/rng$/)
      await tile.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      await tile.locator('button').first().click()
      await expect(dialog.locator('iframe')).toBeVisible()
      await expect(page.frameLocator('iframe').locator('html[data-ready]')).toHaveCount(1, { timeout: 30_000 })
      const frame = dialog.locator('iframe')
      // The game sets no cookies, because browsers may block cookies in frames.
      expect(await page.context().cookies((await frame.getAttribute('src')) ?? '')).toEqual([])

      // The game fills the window instead of the screen, and gives it back.
      const sizeOf = async () => {
        const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
        return { width: Math.round(width), height: Math.round(height) }
      }
      const before = await sizeOf()
      await dialog.getByRole('button', { name: say('launch.fullscreen'), exact: true }).click()
      await expect.poll(sizeOf).toEqual(page.viewportSize())
      await page
        .getByRole('button', { name: say('launch.exitFullscreen'), exact: true })
        .last()
        .click()
      await expect.poll(sizeOf).toEqual(before)

      await dialog
        .getByRole('button', { name: say('launch.close') })
        .first()
        .click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/rng$/)
      expect(await page.evaluate(() => scrollY)).toBe(place)
      await expect(tile).toBeInViewport()
    })
  })
}
