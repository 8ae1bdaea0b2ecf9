import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { BROWSER_ARGS } from '../../.storybook/browser-args.ts'
import { buildPage, documentOf } from '../switching/build-pages.ts'
import { costBetween, costUntilNow, countTicks, median } from '../switching/cost.ts'
import './pages/contestant.ts'

const PAGES = [
  ['ours', 'ours, made of the merchant’s config'],
  ['hand-written', 'by hand, the same controls'],
  ['bare', 'by hand, bare controls'],
] as const
/** The first rounds compile and warm up. */
const WARM = 8
const ROUNDS = 15
/** When noise makes it unclear whether the budget is met, more rounds decide. */
const MOST_ROUNDS = 60
/** The most that ours may cost, as a multiple of the form written by hand over bare controls. */
export const FORM_BUDGET = 1.3
const TYPED = 'abcdefghijklmnopqrst'

export const ACTIONS = ['mount', 'key'] as const
type Action = (typeof ACTIONS)[number]
type Sample = Readonly<Record<Action, number>>

export interface FormContest {
  readonly name: string
  /** Milliseconds of processor time for a mount, and for a key press in a field. */
  readonly cost: Sample
  /** Median over the rounds of our cost divided by this form's cost in the same round. */
  readonly ratio: Sample
}

interface Runner {
  readonly name: string
  readonly page: Page
  readonly session: CDPSession
  readonly samples: Sample[]
}

/**
 * The register form with every field, as data, compared with the same form written by hand, once over the same controls
 * and once over bare ones. All run in one browser in turn: the cost of mounting it, and of a key press. Ours is the
 * first.
 */
export async function measureRegisterForm(): Promise<readonly FormContest[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...BROWSER_ARGS],
  })
  try {
    const runners: Runner[] = []
    for (const [page, name] of PAGES) runners.push(await open(browser, page, name))
    const [ours, , bare] = runners as [Runner, Runner, Runner]
    for (let round = 0; round < WARM; round += 1) for (const runner of runners) await play(runner)
    const isInDoubt = () => ACTIONS.some((action) => ratioOf(action, ours, bare) > FORM_BUDGET)
    for (let round = 0; round < ROUNDS || (round < MOST_ROUNDS && isInDoubt()); round += 1) {
      for (const runner of round % 2 ? runners : runners.toReversed()) runner.samples.push(await play(runner))
    }
    return runners.map((runner) => ({
      name: runner.name,
      cost: each((action) => median(runner.samples.map((sample) => sample[action]))),
      ratio: each((action) => ratioOf(action, ours, runner)),
    }))
  } finally {
    await browser.close()
  }
}

const each = (read: (action: Action) => number): Sample => ({ mount: read('mount'), key: read('key') })

/** Round by round, so that both run under the same load. */
const ratioOf = (action: Action, ours: Runner, other: Runner) =>
  median(ours.samples.map((sample, round) => sample[action] / (other.samples[round]?.[action] ?? 0)))

async function open(browser: Browser, file: string, name: string): Promise<Runner> {
  const { style, script } = await buildPage(file, {
    folder: join(import.meta.dirname, 'pages'),
    countsRenders: false,
  })
  const page = await browser.newPage({ viewport: { width: 800, height: 900 } })
  page.on('pageerror', (error) => {
    throw new Error(`${name}: ${error.message}`)
  })
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: documentOf(style, '', script) })
      : route.abort(),
  )
  await page.goto('http://forms.localhost/')
  await page.waitForFunction(() => 'form' in window)
  const session = await page.context().newCDPSession(page)
  await countTicks(session)
  return { name, page, session, samples: [] }
}

/** Mounts the form, types in a field, unmounts it. */
async function play({ page, session }: Runner): Promise<Sample> {
  const before = await costUntilNow(session)
  await page.evaluate(async () => {
    await window.form.mount()
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  const mounted = await costUntilNow(session)
  await page.locator('input[name=payeeName]').focus()
  const focused = await costUntilNow(session)
  for (const key of TYPED) await page.keyboard.press(key)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const typed = await costUntilNow(session)
  await page.evaluate(() => window.form.unmount())
  return { mount: costBetween(before, mounted).task, key: costBetween(focused, typed).task / TYPED.length }
}
