// Times of a visitor with a phone on a slow line: 150 ms round trip, 1.6 Mbit/s, a processor at a quarter of the speed.
// Run with `npm run bench:slow` on an idle machine; medians of seven. Not part of `npm test`, since these are times.
// `npm run bench:slow -- saola` measures one merchant.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { BROWSER_ARGS } from '../../.storybook/browser-args.ts'
import { assemble } from '../../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'
import { type Seen, watch } from './watch.ts'

const ROUNDS = 7
const PORT = 3452
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 }
const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const
/** How long a page is observed after its network has become idle. */
const REST_MS = 1_500
const BUDGETS = {
  firstPaint: { name: 'first paint, ms', most: 1_000 },
  largestPaint: { name: 'largest paint, ms', most: 1_500 },
  shift: { name: 'shift of the layout', most: 0.02 },
  blocking: { name: 'tasks beyond 50 ms, ms', most: 150 },
  weight: { name: 'weight without pictures of games, KB', most: 350 },
} as const
const PAGE_BUDGET_MS = 100
const TASK_BUDGET_MS = 50

type Cold = Record<keyof typeof BUDGETS, number>

const root = join(import.meta.dirname, '../..')
mkdirSync(join(root, '.cache'), { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'livery-slow-'))
const environment = { DATA_DIR: dataDir, PORT: String(PORT), LOG_LEVEL: 'silent', DEMO_TEAMS: '0', DATABASE_URL: '' }
const running = await assemble(
  readSettings({ ...process.env, ...environment, PICTURES_DIR: join(root, '.cache', 'pictures') }, root),
)
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] })
try {
  await running.app.listen({ port: PORT, host: 'localhost' })
  const [chosen] = process.argv.slice(2)
  const frames = new Map(
    running.gateway.registry.sites.map(({ merchant, theme }) => [merchant.id, theme.composition.frame]),
  )
  if (chosen && !frames.has(chosen)) throw new Error(`there is no merchant "${chosen}"`)
  // One merchant with each frame, unless one is named.
  const byFrame = new Map([...frames].map(([merchant, frame]) => [frame, merchant] as const).reverse())
  for (const merchant of chosen ? [chosen] : byFrame.values()) {
    const frame = frames.get(merchant)
    const url = `http://${merchant}.localhost:${PORT}`
    // The first visitor's pictures are drawn and cached before the measurement.
    await coldVisit(browser, url)
    const visits: Cold[] = []
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await coldVisit(browser, url))
    console.log(`\n${merchant} (${frame}), first visit of the lobby`)
    for (const key of Object.keys(BUDGETS) as (keyof Cold)[])
      tell(
        BUDGETS[key].name,
        visits.map((visit) => visit[key]),
        BUDGETS[key].most,
      )
    const { pages, tasks } = await turnAndType(browser, url)
    console.log(`${merchant}, a category`)
    tell('next page, from tap to paint, ms', pages, PAGE_BUDGET_MS)
    tell('longest task while one types a name, ms', tasks, TASK_BUDGET_MS)
  }
} finally {
  await browser.close()
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function open(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await session.send('Network.enable')
  return { page, session }
}

async function coldVisit(browser: Browser, url: string): Promise<Cold> {
  const { page, session } = await open(browser)
  await session.send('Network.emulateNetworkConditions', LINE)
  const pictures = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.startsWith('/img/game/')) pictures.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.waitForTimeout(REST_MS)
  const { firstPaint, largestPaint, shift, tasks } = await seenOn(page)
  await page.context().close()
  const blocking = tasks.reduce((sum, { ms, at }) => (at >= firstPaint ? sum + Math.max(0, ms - 50) : sum), 0)
  return { firstPaint, largestPaint, shift, blocking, weight: bytes / 1024 }
}

/**
 * Turns pages by touch on the slow line and types a name on the slow processor, each when the list before is complete.
 */
async function turnAndType(browser: Browser, url: string): Promise<{ pages: number[]; tasks: number[] }> {
  const { page, session } = await open(browser)
  await session.send('Network.emulateNetworkConditions', LINE)
  await page.goto(`${url}/rng`, { waitUntil: 'networkidle', timeout: 120_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const pages: number[] = []
  for (let round = 2; round < 2 + ROUNDS; round += 1) {
    await page.waitForTimeout(REST_MS)
    const button = page.locator(`nav button[aria-label$="${round}"], nav button:text-is("${round}")`).first()
    // A merchant with few games has fewer pages.
    if ((await button.count()) === 0) break
    await button.scrollIntoViewIfNeeded()
    const before = await page.locator('main article').first().textContent()
    await page.evaluate((first) => {
      document.addEventListener(
        'pointerup',
        () => {
          const tapped = performance.now()
          const look = () => {
            if (document.querySelector('main article')?.textContent === first) requestAnimationFrame(look)
            else
              setTimeout(() => document.documentElement.setAttribute('data-turned', String(performance.now() - tapped)))
          }
          requestAnimationFrame(look)
        },
        { once: true, capture: true },
      )
    }, before)
    await button.tap()
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-turned'))
    pages.push(Number(await page.evaluate(() => document.documentElement.getAttribute('data-turned'))))
    await page.evaluate(() => document.documentElement.removeAttribute('data-turned'))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const tasks: number[] = []
  const field = page.getByRole('searchbox')
  for (const name of ['dragon', 'gold', 'lucky', 'moon', 'star', 'tiger', 'wild']) {
    await field.fill('')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(REST_MS)
    const from = await page.evaluate(() => performance.now())
    await field.pressSequentially(name, { delay: 120 })
    await page.waitForTimeout(REST_MS)
    const { tasks: all } = await seenOn(page)
    tasks.push(Math.max(0, ...all.filter(({ at }) => at >= from).map(({ ms }) => ms)))
  }
  await page.context().close()
  return { pages, tasks }
}

function seenOn(page: Page): Promise<Seen> {
  return page.evaluate('window.seen') as Promise<Seen>
}

function tell(name: string, values: readonly number[], budget: number): void {
  const sorted = [...values].sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  if (median > budget) process.exitCode = 1
  const round = (value: number) => (budget < 1 ? value.toFixed(3) : Math.round(value).toLocaleString('en'))
  const range = `${round(sorted[0] ?? 0)} to ${round(sorted.at(-1) ?? 0)}`
  console.log(
    `${median > budget ? '✗' : '✓'} ${name.padEnd(44)} ${round(median).padStart(8)} of ${budget}   (${range})`,
  )
}
