// Compares our figures with their budgets and with other libraries: what a visitor's browser is sent, and what a switch
// of theme costs. Fails when a budget is exceeded.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assemble } from '../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../apps/gateway/src/platform/settings.ts'
import { measureCatalogue } from './catalogue/measure-catalogue.ts'
import { countRequests } from './count-requests.ts'
import { countStatements } from './count-statements.ts'
import { largestScript } from './largest-script.ts'
import { merchantCheck, registryCheck } from './merchant-check.ts'
import { FIRST_FLIGHT_BYTES } from './page-cost/above-the-fold.ts'
import { measureFirstVisit } from './page-cost/measure-first-visit.ts'
import { measurePageCost, type PageCost } from './page-cost/measure-page-cost.ts'
import { measurePage, type PageWeight } from './page-weight.ts'
import { measureRegisterForm } from './register-form/measure-register-form.ts'
import { isFormOver, printRegisterForm } from './register-form/print-register-form.ts'
import { measureSignIn } from './sign-in/measure-sign-in.ts'
import { measureSwitching } from './switching/measure-switching.ts'
import { isSwitchingOver, printSwitching } from './switching/print-switching.ts'
import { themeCompile } from './theme-compile.ts'
import { themeCss } from './theme-css.ts'

/** How many times the cheapest answer a warm page may cost. */
const WARM_PAGE = 2.5
const COLD_PAGE_MS = 15
/** Pages with their first data. */
const PAGE_MEMORY_BYTES = 80 * 1024 * 1024

/** A call that queries the database each time. */
const CAPTCHA = '/api/auth/captcha'

interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly budget: number | null
}

const root = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'livery-bench-'))
mkdirSync(join(root, '.cache'), { recursive: true })
const settings = readSettings(
  { ...process.env, DATA_DIR: dataDir, PORT: '3450', PICTURES_DIR: join(root, '.cache', 'pictures'), DATABASE_URL: '' },
  root,
)
const running = await assemble(settings)
try {
  await running.app.listen({ port: settings.port, host: 'localhost' })
  const figures = await measure()
  print(figures)
  const contests = await measureSwitching()
  printSwitching(contests)
  const forms = await measureRegisterForm()
  printRegisterForm(forms)
  if (figures.some(isOver) || isSwitchingOver(contests) || isFormOver(forms)) process.exitCode = 1
} finally {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(): Promise<Figure[]> {
  const { registry, database } = running.gateway
  const pages = new Map<string, PageWeight>()
  for (const { merchant } of registry.sites)
    pages.set(merchant.id, await measurePage(running.app, `${merchant.id}.localhost`))
  const all = [...pages.values()]
  const [site] = registry.sites
  if (!site) throw new Error('no merchant')

  const host = `${site.merchant.id}.localhost`
  // Pages are cached for seconds, so the clock is stopped while they are counted: none expires on a slow machine.
  const { now } = Date
  const nowMs = now()
  Date.now = () => nowMs
  await measurePage(running.app, host, false)
  const statements = await countStatements(database, async () => {
    for (let count = 0; count < 50; count += 1) await measurePage(running.app, host, false)
  })
  Date.now = now
  // Checks that the counter counts at all.
  const counted = await countStatements(database, () => running.app.inject({ url: CAPTCHA, headers: { host } }))
  if (counted === 0) throw new Error(`${CAPTCHA} is said to ask the database nothing`)

  const counts = { desktop: 0, phone: 0 }
  for (const { merchant } of registry.sites) {
    const url = `http://${merchant.id}.localhost:${settings.port}/`
    counts.desktop = Math.max(counts.desktop, await countRequests(url, { width: 1440, height: 900 }))
    counts.phone = Math.max(counts.phone, await countRequests(url, { width: 390, height: 844 }))
  }
  const firstVisits = await measureFirstVisit(running, settings.port)
  const pageCost = await measurePageCost(
    registry.sites.map(({ merchant }) => merchant.id),
    { warm: WARM_PAGE, coldMs: COLD_PAGE_MS },
  )
  const signIn = await measureSignIn()
  const catalogue = await measureCatalogue(root, site, running.gateway.vendors)
  const ofGames = `of ${catalogue.games.toLocaleString('en')} games in 27 languages`
  return [
    figure(
      'JavaScript of the lobby, brotli',
      Math.max(...all.map(({ scriptBytes }) => scriptBytes)),
      'bytes',
      150 * 1024,
    ),
    figure(
      'heaviest script file of the site, brotli',
      largestScript(join(root, 'apps/site/dist/client')),
      'bytes',
      60 * 1024,
    ),
    figure('CSS files of the lobby, brotli', Math.max(...all.map(({ styleBytes }) => styleBytes)), 'bytes', 20 * 1024),
    ...[...pages].map(([id, page]) => figure(`HTML of the lobby, brotli: ${id}`, page.htmlBytes, 'bytes', 24 * 1024)),
    ...firstVisits.flatMap(({ merchant, language, htmlBytes, fold }) => [
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
    ]),
    ...pageCostFigures(pageCost),
    figure(
      'largest preloaded font',
      Math.max(...all.map(({ largestFontBytes }) => largestFontBytes)),
      'bytes',
      40 * 1024,
    ),
    figure('requests to the first full lobby on a desktop, without game pictures', counts.desktop, '', 15),
    figure('requests to the first full lobby on a phone, without game pictures', counts.phone, '', 15),
    figure(
      'different sets of script and style files over the merchants of one composition',
      mostSets(registry.sites.map((site) => [JSON.stringify(site.theme.composition), pages.get(site.merchant.id)])),
      '',
      1,
    ),
    figure('SQL statements in 50 warm HTML requests', statements, '', 0),
    figure('checking a merchant, processor time', await merchantCheck(root), 'ms', 1000),
    figure('checking 10,000 merchants in themes of their own, processor time', await registryCheck(root), 's', 120),
    figure('compiling a theme, median of processor time', themeCompile(root), 'ms', 5),
    figure(`signing in, processor time of each of ${signIn.members} at once`, Math.round(signIn.cpuMsEach), 'ms', 80),
    figure('signing in, so many a second', Math.round(signIn.perSecond), '', null),
    figure(`delay of the event loop while ${signIn.members} sign in, p99`, Math.round(signIn.loopP99Ms), 'ms', 20),
    figure(`a page ${ofGames}, database time of 99 in 100`, Number(catalogue.pageMs.toFixed(2)), 'ms', 2),
    figure(`a page ${ofGames}, SQL statements`, catalogue.statements, '', 1),
    figure(`pages ${ofGames} that read the whole catalogue`, catalogue.scans, '', 0),
    figure(`a search ${ofGames}, database time of the dearest`, Math.round(catalogue.searchMs), 'ms', null),
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

/** Multiples are of `/health/live` in the same run. */
function pageCostFigures({ liveMs, warm, missing, coldMs, memory }: PageCost): Figure[] {
  return [
    figure('the cheapest answer (`/health/live`), processor time', Number(liveMs.toFixed(3)), 'ms', null),
    ...Object.entries(warm).flatMap(([merchant, multiples]) =>
      Object.entries(multiples).map(([kind, multiple]) =>
        figure(`a warm page, ${kind}: ${merchant}`, multiple, '×', WARM_PAGE),
      ),
    ),
    ...Object.entries(missing).map(([id, multiple]) => figure(`a path without a page: ${id}`, multiple, '×', 10)),
    ...Object.entries(coldMs).map(([id, ms]) =>
      figure(`rendering the lobby, processor time: ${id}`, ms, 'ms', COLD_PAGE_MS),
    ),
    figure('memory of cached pages under a storm of addresses', memory.cachedBytes, 'bytes', PAGE_MEMORY_BYTES),
    figure('memory that the storm leaves behind in all', memory.grownBytes, 'bytes', 1.5 * PAGE_MEMORY_BYTES),
  ]
}

function figure(name: string, value: number, unit: string, budget: number | null): Figure {
  return { name, value, unit, budget }
}

function isOver({ value, budget }: Figure): boolean {
  return budget !== null && value > budget
}

function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const one of figures) {
    const value = `${one.value.toLocaleString('en')} ${one.unit}`.trim().padStart(15)
    const budget = one.budget === null ? '' : `of ${one.budget.toLocaleString('en')}`
    console.log(`${isOver(one) ? '✗' : '✓'} ${one.name.padEnd(width)} ${value} ${budget}`)
  }
}
