import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { BROWSER_ARGS } from '../../.storybook/browser-args.ts'
import { buildPage, documentOf } from './build-pages.ts'
import { type Cost, costBetween, costUntilNow, countTicks, median, medianCost } from './cost.ts'
import type { Appearance } from './pages/contestant.ts'
import { plainPage } from './plain-page.ts'

const PEERS = [
  ['styled', 'styled-components, ThemeProvider'],
  ['mui', 'MUI, ThemeProvider'],
  ['mui-variables', 'MUI, CSS variables'],
] as const
/** The most a switch may cost, as a multiple of plain custom properties. */
export const BUDGET = 1.1
/**
 * Ours must meet the budget and is measured often; the other libraries, some of which take a second, are only reported.
 */
const ROUNDS = 8
const PEER_ROUNDS = { mode: 2, skin: 1 }
/** When noise makes it unclear whether the budget is met, more rounds decide. */
const MOST_ROUNDS = 3 * ROUNDS

export const SWITCHES = ['mode', 'skin'] as const
export type Switch = (typeof SWITCHES)[number]

export type Contest = {
  readonly name: string
  /** The number of elements in the page. */
  readonly elements: number
  readonly results: Readonly<Record<Switch, Result>>
}

export type Result = {
  /** For one switch. */
  readonly cost: Cost
  /** Median over the rounds of this page's cost divided by that of the plain page in the same round. */
  readonly ratio: number
  /** The number of controls that React rendered again, in the worst switch. */
  readonly renders: number
}

const LIGHT: Appearance = { mode: 'light', skin: 0 }
const DARK: Appearance = { mode: 'dark', skin: 0 }
/** Used in turn, one for each round. */
const WALKS: Readonly<Record<Switch, readonly [Appearance, Appearance]>> = {
  mode: [DARK, LIGHT],
  skin: [{ mode: 'light', skin: 1 }, LIGHT],
}

type Sample = { readonly cost: Cost; readonly renders: number }

type Runner = {
  readonly name: string
  readonly page: Page
  readonly session: CDPSession
  readonly samples: Readonly<Record<Switch, Sample[]>>
}

/**
 * Switches mode and theme on pages of 1,500 controls, all in one browser and in turn, so that noise affects all
 * equally. The first page is ours, the second the same DOM with plain custom properties.
 */
export async function measureSwitching(): Promise<readonly Contest[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...BROWSER_ARGS],
  })
  try {
    const [ours, plain, ...peers] = (await open(browser)) as [Runner, Runner, ...Runner[]]
    // A warm-up; for the other libraries their first round is the warm-up, and the better one counts.
    for (const apply of [DARK, LIGHT]) for (const runner of [ours, plain]) await play(runner, apply)
    for (const kind of SWITCHES) {
      const isInDoubt = () => ratioOf(kind, ours, plain) > BUDGET
      for (let round = 0; round < ROUNDS || (round < MOST_ROUNDS && isInDoubt()); round += 1) {
        const pair = round % 4 < 2 ? [ours, plain] : [plain, ours]
        for (const runner of [...pair, ...(round < PEER_ROUNDS[kind] ? peers : [])])
          runner.samples[kind].push(await play(runner, WALKS[kind][round % 2] as Appearance))
      }
    }
    return await Promise.all([ours, plain, ...peers].map((runner) => judge(runner, plain)))
  } finally {
    await browser.close()
  }
}

async function open(browser: Browser): Promise<readonly Runner[]> {
  const { style, script } = await buildPage('ours')
  const ours = await show(browser, 'ours', documentOf(style, '', script))
  const runners = [ours, await show(browser, 'plain CSS variables, same DOM', await plainPage(ours.page, style))]
  for (const [page, name] of PEERS) {
    const built = await buildPage(page)
    runners.push(await show(browser, name, documentOf(built.style, '', built.script)))
  }
  return runners
}

async function show(browser: Browser, name: string, html: string): Promise<Runner> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 600 } })
  page.on('pageerror', (error) => {
    throw new Error(`${name}: ${error.message}`)
  })
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: html }) : route.abort(),
  )
  await page.goto('http://switching.localhost/')
  await page.waitForFunction(() => 'contestant' in window)
  const session = await page.context().newCDPSession(page)
  await countTicks(session)
  return { name, page, session, samples: { mode: [], skin: [] } }
}

/** One switch, until it is painted. */
async function play({ page, session }: Runner, next: Appearance): Promise<Sample> {
  const before = await costUntilNow(session)
  const renders = await page.evaluate(async (apply) => {
    const renderedBefore = window.contestant.renders()
    window.contestant.apply(apply)
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return window.contestant.renders() - renderedBefore
  }, next)
  return { cost: costBetween(before, await costUntilNow(session)), renders }
}

/** Round by round, so that both run under the same load. */
function ratioOf(kind: Switch, { samples }: Runner, plain: Runner): number {
  return median(samples[kind].map(({ cost }, round) => cost.task / (plain.samples[kind][round]?.cost.task ?? 0)))
}

async function judge(runner: Runner, plain: Runner): Promise<Contest> {
  const resultOf = (kind: Switch): Result => ({
    cost: medianCost(runner.samples[kind].map(({ cost }) => cost)),
    ratio: ratioOf(kind, runner, plain),
    renders: Math.max(...runner.samples[kind].map(({ renders }) => renders)),
  })
  const elements = await runner.page.evaluate(() => document.querySelectorAll('body *').length)
  return { name: runner.name, elements, results: { mode: resultOf('mode'), skin: resultOf('skin') } }
}
