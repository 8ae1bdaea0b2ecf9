// Takes pictures of every component and of whole pages and compares them with their baselines. `--update` replaces
// those that differ.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { mock } from 'node:test'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { build, preview } from 'vite'
import { BROWSER_ARGS } from '../../.storybook/browser-args.ts'
import { assemble } from '../../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'
import { BaselineStore } from './baseline-store.ts'
import { AXES, type Combination, combinationName, combinationsOf } from './combinations.ts'
import { pageShots } from './pages.ts'
import { reportOf } from './report.ts'

const root = join(import.meta.dirname, '..', '..')
const cache = join(root, '.cache', 'visual')
const GATEWAY_PORT = 3470
const STORIES_PORT = 3475
/** A Wednesday on which no overlay is active. */
const NOW = new Date('2026-11-18T10:00:00Z')
const SIZES = {
  component: { desktop: { width: 960, height: 640 }, phone: { width: 360, height: 640 } },
  page: { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } },
} as const

/**
 * Parts that make pictures large and say nothing about the layout: the light of the page, which is dithered, and drawn
 * games and banners, which have their own tests and are replaced by flat colours here.
 */
const PLAIN = 'body::before { display: none }'
const FLAT = await sharp({ create: { width: 360, height: 480, channels: 3, background: '#808080' } })
  .png()
  .toBuffer()
/** Banners are left empty, because some appear at their own time, seconds after the page. */
const CLEAR = await sharp({ create: { width: 360, height: 480, channels: 4, background: '#0000' } })
  .png()
  .toBuffer()

const update = process.argv.includes('--update')
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const isSelected = (name: string) => only.length === 0 || only.some((word) => name.includes(word))

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    ...BROWSER_ARGS,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
    // The same drawing, whichever way the tiles fell and whatever the processor can do.
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
    '--disable-checker-imaging',
    '--disable-composited-antialiasing',
    '--disable-new-content-rendering-timeout',
  ],
})
const baselines = new BaselineStore(join(import.meta.dirname, 'baselines'), browser.version())
try {
  await photographComponents(browser)
  await photographPages(browser)
} finally {
  await browser.close()
}
if (only.length === 0) baselines.close(update)
await tell()

/** Every component that has stories, in two combinations that have no value in common. */
async function photographComponents(browser: Browser): Promise<void> {
  const outDir = join(cache, 'stories')
  const config = {
    configFile: join(import.meta.dirname, 'stories', 'vite.config.ts'),
    build: { outDir, emptyOutDir: true },
  }
  await build(config)
  const server = await preview({ ...config, preview: { port: STORIES_PORT, strictPort: true, host: '127.0.0.1' } })
  try {
    const pages = new Map<string, Page>()
    for (const viewport of AXES.viewport) {
      const page = await openPage(browser, { viewport: SIZES.component[viewport] })
      await page.goto(`http://127.0.0.1:${STORIES_PORT}/`, { waitUntil: 'load' })
      await page.addStyleTag({ content: PLAIN })
      pages.set(viewport, page)
    }
    const components = (await pages.get('desktop')?.evaluate('window.components')) as readonly string[]
    if (components.length < 20) throw new Error('hardly any component has stories: the pattern of their files is wrong')
    for (const component of components) {
      for (const combination of combinationsOf(component)) {
        const name = `component-${component}-${combinationName(combination)}`
        const page = pages.get(combination.viewport)
        if (page && isSelected(name))
          await baselines.check(name, await photographerOf(page, component, combination), update)
      }
    }
    for (const page of pages.values()) await page.context().close()
  } finally {
    await server.close()
  }
}

/** Shows a component; the returned function takes a picture of it. */
async function photographerOf(page: Page, component: string, combination: Combination): Promise<() => Promise<Buffer>> {
  const theme = /"theme":\s*"([\w-]+)"/.exec(
    readFileSync(join(root, 'merchants', combination.merchant, 'merchant.json'), 'utf8'),
  )?.[1]
  await page.evaluate(
    ([name, shown]) =>
      (window as unknown as { show(name: string, combination: object): Promise<void> }).show(
        name as string,
        shown as object,
      ),
    [
      component,
      {
        theme,
        mode: combination.mode,
        direction: combination.direction,
        script: combination.direction === 'rtl' ? 'Arab' : 'Latn',
      },
    ],
  )
  return () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** Whole pages of the real site, as the gateway serves them. */
async function photographPages(browser: Browser): Promise<void> {
  const shots = pageShots().filter(({ page, combination }) =>
    isSelected(`page-${page}-${combinationName(combination)}`),
  )
  if (shots.length === 0) return
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-visual-'))
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(GATEWAY_PORT),
    PICTURES_DIR: join(root, '.cache', 'pictures'),
    WARM_PICTURES: '0',
    DATABASE_URL: '',
    ARCADE_URL: 'http://127.0.0.1:9',
    BANK_URL: 'http://127.0.0.1:9',
    ARCADE_SECRET: 'no game is opened here',
    // The build of the stories leaves production behind, which refuses demonstration accounts.
    NODE_ENV: '',
    LOG_LEVEL: 'silent',
    DEMO_TEAMS: '0',
  }
  // What the gateway says of times, as of a promotion's next run, is of the same moment.
  mock.timers.enable({ apis: ['Date'], now: NOW })
  const running = await assemble(readSettings(environment, root))
  try {
    await running.app.listen({ port: GATEWAY_PORT, host: 'localhost' })
    for (const { page: name, path, combination, language, shows } of shots) {
      const url = `http://${combination.merchant}.localhost:${GATEWAY_PORT}`
      const page = await openPage(browser, { viewport: SIZES.page[combination.viewport] })
      await page.context().addCookies([
        { name: 'lang', value: language, url },
        { name: 'mode', value: combination.mode, url },
      ])
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await page.locator(shows).first().waitFor()
      // A machine under load may report an idle network before the next request has started.
      await page.waitForLoadState('networkidle')
      // Swiper takes over the banners when the page is idle; after that they are at their final place.
      await page.waitForFunction(() => !document.querySelector('[data-still] li + li'))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const style = name === 'promotions' ? '' : PLAIN
      const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', style })
      await baselines.check(`page-${name}-${combinationName(combination)}`, take, update)
      await page.context().close()
    }
  } finally {
    await running.stop()
    mock.timers.reset()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A page without motion and randomness, and with a stopped clock. */
async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Malta',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/png', body: FLAT }))
  await page.route('**/img/banner/**', (route) => route.fulfill({ contentType: 'image/png', body: CLEAR }))
  await page.addInitScript(() => {
    let seed = 7
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
  })
  return page
}

async function tell(): Promise<void> {
  for (const name of baselines.renewed) console.log(`renewed ${name}`)
  if (baselines.failures.length > 0) {
    mkdirSync(cache, { recursive: true })
    const file = join(cache, 'report.html')
    writeFileSync(file, await reportOf(baselines.failures))
    for (const { name, note } of baselines.failures) console.log(`✗ ${name}: ${note}`)
    console.log(`Expected, actual and difference side by side: ${relative(root, file)}`)
  }
  console.log(`${baselines.passed} passed, ${baselines.failures.length} failed, 0 skipped`)
  process.exitCode = baselines.failures.length > 0 ? 1 : 0
}
