import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Frame, type Page, type Response } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulesOf } from '../games/registry.ts'
import { playRound } from '../games/slot/round.ts'
import { PROFILES } from '../games/slot/rules.ts'
import { toMinor } from '../money.ts'
import { ArcadeTable, launchOf } from '../testing/arcade-table.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without this, Chromium keeps two spare renderers for each window.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]
/** A round may lead to free spins, which take longer. */
const ROUND_MS = 100_000
const DEMO = { mode: 'demo', player: null, token: null } as const

const clientDir = mkdtempSync(join(tmpdir(), 'arcade-client-'))
let table: ArcadeTable
let arcadeUrl: string
let browser: Browser
let lobby: Server
let lobbyUrl: string

beforeAll(async () => {
  // A separate build, because the one in dist may be missing, old or incomplete. It takes half a second.
  await build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error', build: { outDir: clientDir } })
  table = new ArcadeTable({ clientDir })
  await table.start()
  arcadeUrl = `http://arcade.localhost:${new URL(table.url).port}`
  // A page on another origin that frames the game and records its messages.
  lobby = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><style>body{margin:0}iframe{inline-size:100vw;block-size:100vh;border:0}</style>
      <script>messages=[];onmessage=e=>messages.push({origin:e.origin,...e.data})</script>`)
  })
  await new Promise<void>((resolve) => lobby.listen(0, '127.0.0.1', resolve))
  lobbyUrl = `http://lobby.localhost:${(lobby.address() as AddressInfo).port}/`
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  browser = await chromium.launch({
    args: FLAGS,
    ...(existsSync(executablePath) ? { executablePath } : {}),
  })
})

afterAll(async () => {
  await browser?.close()
  lobby?.close()
  await table?.remove()
  rmSync(clientDir, { recursive: true, force: true })
})

/** A lobby with a game in its sandboxed frame, ready to play, with reduced motion so that rounds are fast. */
async function seat(changes: Parameters<ArcadeTable['launch']>[0] = {}): Promise<{ page: Page; game: Frame }> {
  const context = await browser.newContext({
    viewport: { width: 800, height: 500 },
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(lobbyUrl)
  const url = arcadeUrl + (await table.launch({ ...DEMO, lobbyUrl, ...changes }))
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    frame.title = 'Game'
    frame.src = src
    document.body.append(frame)
  }, url)
  const handle = await page.waitForSelector('iframe')
  const game = (await handle.contentFrame()) as Frame
  await game.waitForSelector('html[data-ready]')
  return { page, game }
}

const messagesOf = (page: Page) => page.evaluate('messages') as Promise<Record<string, string>[]>
const balance = async (game: Frame) => (await game.textContent('#balance'))?.replace(/[^\d.]/g, '')

describe('the game in a browser', { timeout: 2 * ROUND_MS }, () => {
  it('plays a round in demo mode: the balance changes by stake and win, and the lobby hears of it', async () => {
    const { page, game } = await seat()
    expect(await balance(game)).toBe('10000.00')
    const answered = page.waitForResponse(/\/api\/round$/)
    await game.focus('body')
    await page.keyboard.press('Space')
    const { balance: newBalance, win, roundId } = await (await answered).json()
    await expect
      .poll(async () => (await messagesOf(page)).some(({ kind }) => kind === 'roundEnd'), { timeout: ROUND_MS })
      .toBe(true)
    expect(await balance(game)).toBe(newBalance)
    const messages = await messagesOf(page)
    expect(new Set(messages.map(({ origin }) => origin))).toEqual(new Set([arcadeUrl]))
    expect(messages.map(({ kind }) => kind)).toEqual(
      ['ready', 'balance', 'busy', 'balance', 'roundEnd', 'idle'].slice(0, messages.length),
    )
    expect(messages).toContainEqual(expect.objectContaining({ kind: 'roundEnd', roundId, win }))
    expect(await game.textContent('[role=status]')).toMatch(/Balance/)
    expect(await page.context().cookies()).toEqual([])
    await page.context().close()
  })

  it('goes on after a reload of its frame, with the balance it had', async () => {
    const { page, game } = await seat()
    await game.click('#spin')
    await expect
      .poll(async () => (await messagesOf(page)).some(({ kind }) => kind === 'idle'), { timeout: ROUND_MS })
      .toBe(true)
    const before = await balance(game)
    await game.evaluate(() => location.reload())
    await expect
      .poll(async () => (await messagesOf(page)).filter(({ kind }) => kind === 'ready').length, { timeout: ROUND_MS })
      .toBe(2)
    expect(await balance(game)).toBe(before)
    await page.context().close()
  })

  it('obeys its lobby only, and nothing said from elsewhere', async () => {
    const { page, game } = await seat()
    const say = (target: string, command: string) =>
      page.evaluate(
        ([to, what]) =>
          document
            .querySelector('iframe')
            ?.contentWindow?.postMessage({ source: 'livery-page', version: 1, command: what }, to as string),
        [target, command],
      )
    // A message from the game's own window is not from its parent.
    await game.evaluate(() => window.postMessage({ source: 'livery-page', version: 1, command: 'pause' }, '*'))
    await page.waitForTimeout(100)
    expect(await game.getAttribute('#spin', 'aria-disabled')).toBe('false')
    await say('*', 'pause')
    await expect.poll(() => game.getAttribute('#spin', 'aria-disabled'), { timeout: 15_000 }).toBe('true')
    await say('*', 'resume')
    await expect.poll(() => game.getAttribute('#spin', 'aria-disabled'), { timeout: 15_000 }).toBe('false')
    await page.context().close()
  })

  it('plays free spins to their end and shows what they came to, in Arabic from the right', async () => {
    const rules = rulesOf(launchOf().game)
    const profile = PROFILES.find(({ id }) => rules.id === `slot/${id}`) as (typeof PROFILES)[number]
    const seed = Array.from({ length: 20_000 }, (_, at) => at.toString(16).padStart(32, '0')).find((candidate) => {
      const { free, coins } = playRound(profile, candidate)
      return free.length > 0 && free.length < 12 && coins < 150
    })
    const round = playRound(profile, seed as string)
    const { page, game } = await seat({ language: { tag: 'ar', dir: 'rtl' } })
    await page.route('**/api/round', (route) =>
      route.fulfill({
        json: {
          roundId: 'r-1',
          stake: '10.00',
          cost: '10.00',
          bet: {},
          outcome: { paid: round.paid, free: round.free.slice(0, 2) },
          win: '55.00',
          table: null,
          balanceBefore: '9990.00',
          balance: '10045.00',
          pending: 0,
        },
      }),
    )
    await game.click('#spin')
    await game.click('.gate .choice')
    await game.waitForSelector('.free:not([hidden])')
    await game.click('.gate .choice', { timeout: ROUND_MS })
    await expect
      .poll(async () => (await messagesOf(page)).some(({ kind }) => kind === 'idle'), { timeout: ROUND_MS })
      .toBe(true)
    expect(await game.textContent('#win')).toContain('55.00')
    expect(await game.getAttribute('html', 'dir')).toBe('rtl')
    await page.context().close()
  })

  it('answers the turning of a phone: the reels stay whole above the bar, in either direction', async () => {
    const { page, game } = await seat()
    const isWhole = async () => {
      const [reels, bar] = await Promise.all(
        ['#reels', '.bar'].map((part) => game.locator(part).evaluate((node) => node.getBoundingClientRect().toJSON())),
      )
      return reels.height > 100 && reels.bottom <= bar.top + 1 && reels.top >= 0 && reels.width <= bar.width
    }
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await expect.poll(isWhole, { message: JSON.stringify(viewport) }).toBe(true)
    }
    await page.context().close()
  })

  it('breaks no rule that axe knows, in play and in the pay table', async () => {
    const context = await browser.newContext({
      viewport: { width: 800, height: 500 },
      deviceScaleFactor: 0.5,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(arcadeUrl + (await table.launch({ ...DEMO, lobbyUrl })))
    await page.waitForSelector('html[data-ready]')
    await page.waitForSelector('.curtain', { state: 'detached' })
    expect((await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()).violations).toEqual([])
    // Both presses come before the panel is open, as on a slow phone.
    await page.$eval('.info', (info: HTMLElement) => {
      info.click()
      info.click()
    })
    expect(await page.locator('dialog').count()).toBe(1)
    expect((await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()).violations).toEqual([])
    await context.close()
  })

  it.each([
    ['fishing', { type: 'FISH' }, null],
    ['baccarat', { type: 'LIVE' }, '.spot.banker'],
    ['roulette', { type: 'LIVE', classify: 'ROULETTE' }, '.place.chance.red'],
    ['sicbo', { type: 'LIVE', classify: 'DICE' }, '.place.big'],
    ['dragontiger', { type: 'LIVE', classify: 'DRAGON_TIGER' }, '.place.dragon'],
    ['wheel', { type: 'LIVE', classify: 'GAME_SHOW' }, '.place.x2'],
    ['cards', { type: 'PVP' }, null],
    ['lottery', { type: 'ELOTT' }, null],
    ['lottery', { type: 'LOTT', classify: 'REGIONAL_DRAW' }, null],
    ['sportsbook', { type: 'SPORTS' }, '.price'],
    ['sportsbook', { type: 'COCKFIGHT' }, '.price'],
  ] as const)(
    'plays a round of %s (%o) by keyboard, and breaks no rule that axe knows',
    async (kind, changes, choice) => {
      const { page, game } = await seat({ game: { ...launchOf().game, ...changes } })
      expect(await game.getAttribute('html', 'data-kind')).toBe(kind)
      if (choice) {
        // Without any stake no round is requested.
        await game.press('#spin', 'Space')
        expect(await game.textContent('.message')).not.toBe('')
        await game.focus(choice)
        await page.keyboard.press('Enter')
      }
      // A ticket gets two answers: when it is bought, and at its draw.
      const answers: Response[] = []
      page.on('response', (response) => {
        if (/\/api\/(round|decision)$/.test(response.url())) answers.push(response)
      })
      await game.press('#spin', 'Space')
      await expect
        .poll(async () => (await messagesOf(page)).some(({ kind: messageKind }) => messageKind === 'roundEnd'), {
          timeout: ROUND_MS,
        })
        .toBe(true)
      const { balance: newBalance, cost, win, balanceBefore } = await answers.at(-1)!.json()
      expect(await balance(game)).toBe(newBalance)
      expect(toMinor(balanceBefore, 2)).toBe(toMinor('10000.00', 2) - toMinor(cost, 2))
      expect(toMinor(newBalance, 2)).toBe(toMinor(balanceBefore, 2) + toMinor(win, 2))
      await game.waitForSelector('.curtain', { state: 'detached' })
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .include('iframe')
        .analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      await page.context().close()
    },
  )

  it('plays blackjack by keyboard to its end, over a reload in the middle', async () => {
    const { page, game } = await seat({ game: { ...launchOf().game, type: 'LIVE', classify: 'BLACKJACK' } })
    const ended = async () => (await messagesOf(page)).some(({ kind }) => kind === 'roundEnd')
    const offeredMoves = () => game.locator('.move.stand:enabled').count()
    for (;;) {
      await game.press('#spin', 'Space')
      await expect.poll(async () => (await offeredMoves()) > 0 || (await ended()), { timeout: ROUND_MS }).toBe(true)
      if (await offeredMoves()) break
      // Twenty-one in two cards leaves no decision.
      await page.evaluate('messages = []')
      await page.waitForTimeout(200)
    }
    await game.waitForSelector('.curtain', { state: 'detached' })
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .include('iframe')
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    const points = await game.textContent('.own .points')
    await game.evaluate(() => location.reload())
    await game.waitForSelector('html[data-ready]')
    await game.waitForSelector('.move.stand:enabled')
    expect(await game.textContent('.own .points')).toBe(points)
    await game.focus('.move.stand')
    await page.keyboard.press('Enter')
    await expect.poll(ended, { timeout: ROUND_MS }).toBe(true)
    await page.context().close()
  })
})
