import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS } from '../.storybook/browser-args.ts'
import type { RunningGateway } from '../apps/gateway/src/composition/assemble.ts'
import { countRequests } from './count-requests.ts'
import { countStatements } from './count-statements.ts'
import { type Figure, figure } from './figure.ts'
import { largestScript } from './largest-script.ts'
import { FIRST_FLIGHT_BYTES } from './page-cost/above-the-fold.ts'
import { measureFirstVisit } from './page-cost/measure-first-visit.ts'
import { measurePageMemory } from './page-cost/measure-page-memory.ts'
import { bytesOfPage, filesOfPage } from './page-script.ts'
import { measurePage, type PageWeight } from './page-weight.ts'
import { themeCss } from './theme-css.ts'

/** A call that queries the database each time. */
const CAPTCHA = '/api/auth/captcha'

/** Pages of the member centre for moving money, and their modules. */
const MONEY_PAGES = {
  deposit: 'src/features/cashier/deposit/deposit-page.tsx',
  withdraw: 'src/features/cashier/withdraw/withdraw-page.tsx',
}
/** The deposit dialog over a game, and the sign-in dialog, which the lobby loads in advance. */
const DEPOSIT_POPUP = 'src/features/cashier/deposit/deposit-popup.tsx'
const SIGN_IN_POPUP = 'src/features/auth/auth-popup.tsx'

/** Pages with their first data. */
const PAGE_MEMORY_BYTES = 80 * 1024 * 1024

/** Figures in bytes, statements, pixels and memory, which do not depend on the load of the machine. */
export async function countedFigures(running: RunningGateway, port: number, root: string): Promise<readonly Figure[]> {
  const { registry } = running.gateway
  const client = join(root, 'apps/site/dist/client')
  const pages = new Map<string, PageWeight>()
  for (const { merchant } of registry.sites)
    pages.set(merchant.id, await measurePage(running.app, `${merchant.id}.localhost`))
  const all = [...pages.values()]
  const memory = await measurePageMemory([...pages.keys()])
  const most = (of: (page: PageWeight) => number) => Math.max(...all.map(of))
  return [
    figure(
      'JavaScript of the lobby, brotli',
      most(({ scriptBytes }) => scriptBytes),
      'bytes',
      150 * 1024,
    ),
    figure('heaviest script file of the site, brotli', largestScript(client), 'bytes', 60 * 1024),
    ...Object.entries(MONEY_PAGES).map(([name, module]) =>
      figure(
        `scripts and style sheets of the ${name} page beyond the lobby’s, brotli`,
        most(({ files }) => bytesOfPage(client, module, new Set(files.split(' ')))),
        'bytes',
        45 * 1024,
      ),
    ),
    figure(
      'scripts and style sheets of the deposit pop-up beyond the lobby’s and the sign-in’s, brotli',
      most(({ files }) =>
        bytesOfPage(client, DEPOSIT_POPUP, new Set([...files.split(' '), ...filesOfPage(client, SIGN_IN_POPUP)])),
      ),
      'bytes',
      45 * 1024,
    ),
    figure(
      'CSS files of the lobby, brotli',
      most(({ styleBytes }) => styleBytes),
      'bytes',
      20 * 1024,
    ),
    ...[...pages].map(([id, page]) => figure(`HTML of the lobby, brotli: ${id}`, page.htmlBytes, 'bytes', 24 * 1024)),
    ...(await inBrowser((browser) => firstVisitFigures(running, browser, port))),
    figure(
      'largest preloaded font',
      most(({ largestFontBytes }) => largestFontBytes),
      'bytes',
      40 * 1024,
    ),
    figure(
      'different sets of script and style files over the merchants of one composition',
      mostSets(registry.sites.map((site) => [JSON.stringify(site.theme.composition), pages.get(site.merchant.id)])),
      '',
      1,
    ),
    figure('SQL statements in 50 warm HTML requests', await statementsOfWarmPages(running), '', 0),
    figure('memory of cached pages under a storm of addresses', memory.cachedBytes, 'bytes', PAGE_MEMORY_BYTES),
    figure('memory that the storm leaves behind in all', memory.grownBytes, 'bytes', 1.5 * PAGE_MEMORY_BYTES),
    ...themeCss(root).map(({ id, bytes }) =>
      figure(`CSS of theme ${id}, whole contract and both modes, brotli`, bytes, 'bytes', 2048),
    ),
  ]
}

/** The largest number of different sets of files within one composition. */
function mostSets(pages: readonly (readonly [composition: string, page: PageWeight | undefined])[]): number {
  const byComposition = Map.groupBy(pages, ([composition]) => composition)
  return Math.max(...[...byComposition.values()].map((group) => new Set(group.map(([, page]) => page?.files)).size))
}

/** The requests of a browser on first visits to every merchant; other load on a slow page would add later requests. */
export async function requestFigures({ gateway }: RunningGateway, port: number): Promise<readonly Figure[]> {
  const counts = { desktop: 0, phone: 0 }
  await inBrowser(async (browser) => {
    for (const { merchant } of gateway.registry.sites) {
      const url = `http://${merchant.id}.localhost:${port}/`
      counts.desktop = Math.max(counts.desktop, await countRequests(browser, url, { width: 1440, height: 900 }))
      counts.phone = Math.max(counts.phone, await countRequests(browser, url, { width: 390, height: 844 }))
    }
  })
  return [
    figure('requests to the first full lobby on a desktop, without game pictures', counts.desktop, '', 15),
    figure('requests to the first full lobby on a phone, without game pictures', counts.phone, '', 15),
  ]
}

async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...BROWSER_ARGS],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** The pixels that a browser shows on first visits to every merchant. */
async function firstVisitFigures(running: RunningGateway, browser: Browser, port: number): Promise<readonly Figure[]> {
  const firstVisits = await measureFirstVisit(running, browser, port)
  return firstVisits.flatMap(({ merchant, language, htmlBytes, fold }) => [
    figure(
      `HTML of a first visit with its style sheets, brotli: ${merchant} ${language}`,
      htmlBytes,
      'bytes',
      24 * 1024,
    ),
    ...Object.entries(fold).flatMap(([screen, { bytes, changedLater }]) => [
      figure(
        `of which until the last element on a ${screen}’s first screen: ${merchant} ${language}`,
        bytes,
        'bytes',
        FIRST_FLIGHT_BYTES,
      ),
      figure(`what later bytes change of a ${screen}’s first screen: ${merchant} ${language}`, changedLater, 'px', 0),
    ]),
  ])
}

async function statementsOfWarmPages({ app, gateway }: RunningGateway): Promise<number> {
  const [site] = gateway.registry.sites
  if (!site) throw new Error('no merchant')
  const host = `${site.merchant.id}.localhost`
  // Pages are cached for seconds, so the clock is stopped while they are counted: none expires on a slow machine.
  const { now } = Date
  const nowMs = now()
  Date.now = () => nowMs
  await measurePage(app, host, false)
  const statements = await countStatements(gateway.database, async () => {
    for (let count = 0; count < 50; count += 1) await measurePage(app, host, false)
  })
  Date.now = now
  // Checks that the counter counts at all.
  const counted = await countStatements(gateway.database, () => app.inject({ url: CAPTCHA, headers: { host } }))
  if (counted === 0) throw new Error(`${CAPTCHA} is said to ask the database nothing`)
  return statements
}
