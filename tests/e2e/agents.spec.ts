import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractKind } from '@livery/contract/agent/contract-words'
import { PAGES } from '@livery/contract/pages'
import { addDays, localDate, startOfDay } from '@livery/locale/local-day'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { WITH_PICTURES } from './browsers.ts'
import { type ClockedGateway, startClockedGateway } from './clock/clocked-gateway.ts'
import { workerPort } from './own-gateway.ts'
import { minorUnits } from './rounds.ts'
import { PHONE } from './setting.ts'
import { enter, fillRegistration, registrationValues } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { testMerchantOf } from './test-merchant.ts'
import { text } from './texts.ts'
import { address } from './visit.ts'

const PORT = workerPort(3740)
const PASSWORD = '471108'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long a settlement that is due may take: the job runs every ten seconds and settles other merchants too. */
const SETTLED_MS = 90_000
/** A browser solves a puzzle first. */
const SIGNED_IN_MS = 60_000
/** The most rounds that are played until the newcomer has lost something, from which a dividend is paid. */
const MOST_ROUNDS = 60

/** From left to right all four kinds are tested; from right to left the longest and the shortest. */
const JOURNEYS: readonly {
  readonly id: string
  readonly code: string
  readonly timeZone: string
  readonly amount: string
  readonly first: 'desk' | 'phone'
  readonly kinds: readonly ContractKind[]
}[] = [
  {
    ...{ id: 'aurora', code: 'EN', timeZone: 'Asia/Manila', amount: '50', first: 'desk' },
    kinds: ['dividend', 'daily', 'hourly', 'realtime'],
  },
  {
    ...{ id: 'oasis', code: 'AR', timeZone: 'Asia/Kuwait', amount: '2.500', first: 'phone' },
    kinds: ['dividend', 'realtime'],
  },
]

/** The pages of the kinds, and the percentages that the newcomer is offered. */
const OFFERED = {
  dividend: [PAGES.agentDividendRecordCopy2.path, '10'],
  daily: [PAGES.agentDailyWages2.path, '0.5'],
  hourly: [PAGES.agentHourSalary.path, '0.5'],
  realtime: [PAGES.agentRealtimeSalary.path, '0.5'],
} as const satisfies Record<ContractKind, readonly [string, string]>

// A game waits until its pictures have loaded.
test.use({ launchOptions: WITH_PICTURES })

const DESK = { width: 1280, height: 720 }
/** Pages alternate between the two widths, so that one journey at each merchant covers both. */
const WIDTHS = { desk: { viewport: DESK }, phone: PHONE }

for (const { id, code, timeZone, amount, first, kinds } of JOURNEYS) {
  const merchant = testMerchantOf(id)
  const say = (area: Parameters<typeof text>[1], key: string, values?: Readonly<Record<string, string>>) =>
    text(code, area, key, values)
  const agent = { username: 'agent', password: merchant.demo.password }

  test.describe(`${merchant.name} in ${code}`, () => {
    let own: ClockedGateway
    /** The half month in which all contracts begin; they are agreed shortly before it. */
    const half = nextHalfMonth(new Date(), timeZone)
    const over = nextHalfMonth(half, timeZone)

    test.beforeAll(async () => {
      test.setTimeout(240_000)
      own = await startClockedGateway(PORT, new Date(half.getTime() - 30 * MINUTE), (merchants) =>
        payFromTheFirstStake(join(merchants, id, 'merchant.json')),
      )
    })
    test.afterAll(() => own?.stop())

    test('a link brings an agent, who is offered contracts, plays, and is paid by each of them', async ({
      browser,
    }) => {
      test.setTimeout(600_000)
      const newcomer = registrationValues()
      const account = { username: newcomer.username!, password: newcomer.password! }
      const link = `JOURNEY${code}`
      const opened: Page[] = []
      let width: keyof typeof WIDTHS = first === 'desk' ? 'phone' : 'desk'
      const open = async () => {
        width = width === 'desk' ? 'phone' : 'desk'
        const page = await openPage(browser, WIDTHS[width], own, address(merchant, PORT), code)
        opened.push(page)
        return page
      }
      const go = (page: Page, path: string) =>
        page.goto(address(merchant, PORT, path), { waitUntil: 'domcontentloaded' })
      /** A page of the agents' centre with a new session, because the moved clock has ended the earlier ones. */
      const asAgent = async (who: typeof agent, path?: string) => {
        const page = await open()
        await go(page, PAGES.agent.path)
        await enter(page, code, who.username, who.password, 'agentLogin.submit')
        await expect(page).toHaveURL(/\/agentHome$/, { timeout: SIGNED_IN_MS })
        if (path) await go(page, path)
        return page
      }
      /** Expects that the first bill of a kind is paid; returns its page with the bill opened. */
      const expectPaid = async (kind: ContractKind) => {
        const page = await asAgent(account, OFFERED[kind][0])
        const bill = page.getByRole('table', { name: say('contract', 'tab.own') }).getByRole('button')
        await expect(async () => {
          await page.reload({ waitUntil: 'domcontentloaded' })
          await expect(bill.first()).toBeVisible({ timeout: 5_000 })
          await expect(page.getByText(say('contract', 'billState.paid'), { exact: true }).first()).toBeVisible({
            timeout: 5_000,
          })
        }).toPass({ timeout: SETTLED_MS })
        await bill.first().click()
        const dialog = page.getByRole('dialog')
        const direct = dialog.getByRole('table', { name: say('contract', 'line.direct') })
        await expect(direct.getByText(account.username, { exact: true }).first()).toBeVisible()
        await expect(dialog.getByText(say('contract', 'line.roundedAway'), { exact: true }).first()).toBeVisible()
        return page
      }

      const upline = await asAgent(agent, PAGES.registerCenter.path)
      await test.step('an account is opened by a link', async () => {
        const page = upline
        await page.getByRole('button', { name: say('agent', 'link.new'), exact: true }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(say('agent', 'field.kind')).selectOption('agent')
        await dialog.getByLabel(new RegExp(`^${RegExp.escape(say('agent', 'field.code'))}`)).fill(link)
        await dialog.getByRole('button', { name: say('core', 'action.save'), exact: true }).click()
        await expect(page.getByText(link, { exact: true }).first()).toBeVisible()

        const visitor = await open()
        await go(visitor, `/register?affiliateCode=${link}`)
        const form = visitor.getByRole('tabpanel', { name: say('auth', 'tab.register') })
        // The form appears once the session is known, which takes long on a busy machine.
        await form.waitFor({ timeout: 60_000 })
        await fillRegistration(form, merchant, code, newcomer)
        await form.getByRole('button', { name: say('auth', 'register.submit'), exact: true }).click()
        await expect(form).toBeHidden()
      })

      await test.step('contracts are offered', async () => {
        const page = upline
        await go(page, PAGES.downlineManagmentView.path)
        await page
          .getByRole('button', { name: say('agent', 'team.contracts', { account: account.username }) })
          .filter({ visible: true })
          .click()
        await expect(page).toHaveURL(/tab=contracts&member=\d+$/)
        const { searchParams } = new URL(page.url())
        for (const [turn, kind] of kinds.entries()) {
          const [path, rate] = OFFERED[kind]
          await page.setViewportSize(turn % 2 === 0 ? DESK : PHONE.viewport)
          await go(page, `${path}?tab=contracts&member=${searchParams.get('member')}`)
          await page.getByRole('button', { name: say('contract', 'list.offer'), exact: true }).click()
          const dialog = page.getByRole('dialog')
          await dialog.getByLabel(new RegExp(`^${RegExp.escape(say('contract', 'field.rate'))}`)).fill(rate)
          await dialog.getByRole('button', { name: say('contract', 'offer.send'), exact: true }).click()
          await expect(dialog).toBeHidden()
          await expect(page.getByText(say('contract', 'state.P'), { exact: true }).first()).toBeVisible()
        }
      })

      await test.step('they are shown of themselves, and accepted', async () => {
        const page = await asAgent(account)
        const dialog = page.getByRole('dialog')
        const accept = dialog.getByRole('button', { name: say('contract', 'answer.A'), exact: true })
        await expect(accept).toHaveCount(kinds.length)
        for (let left = kinds.length - 1; left >= 0; left -= 1) {
          await accept.first().click()
          await expect(accept).toHaveCount(left)
        }
        // Each begins with its next period.
        await expect(dialog.getByText(say('contract', 'list.agreed'), { exact: true })).toHaveCount(kinds.length)
      })

      await test.step('the newcomer plays in the half month that begins', async () => {
        own.moveTo(new Date(half.getTime() + MINUTE))
        const page = await asAgent(account, PAGES.agentHome.path)
        await playUntilLost(page, merchant, code)
      })

      await test.step('a salary after five minutes', async () => {
        own.moveTo(later(own.now(), 5 * MINUTE + 5_000))
        await expectPaid('realtime')
      })
      if (kinds.includes('hourly'))
        await test.step('one after the hour', async () => {
          own.moveTo(later(own.now(), HOUR + 3 * MINUTE))
          await expectPaid('hourly')
        })
      own.moveTo(new Date(startOfDay(addDays(localDate(half, timeZone), 1), timeZone).getTime() + 11 * MINUTE))
      if (kinds.includes('daily')) await test.step('one after the day', () => expectPaid('daily'))
      await test.step('of what was staked the agent above has a part, down to the rounds', async () => {
        const page = await asAgent(agent, PAGES.agentRevenueReport.path)
        const periods = page.getByRole('table', { name: say('agent', 'rebates.title') }).getByRole('button')
        await expect(async () => {
          await page.reload({ waitUntil: 'domcontentloaded' })
          await expect(periods.first()).toBeVisible({ timeout: 5_000 })
          await expect(page.getByText(say('agent', 'rebates.notYet'), { exact: true })).toHaveCount(0, {
            timeout: 5_000,
          })
        }).toPass({ timeout: SETTLED_MS })
        await periods.first().click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: account.username, exact: true }).click()
        await expect(
          dialog
            .getByRole('table', { name: say('agent', 'rebates.roundsOf', { account: account.username }) })
            .getByRole('rowheader')
            .first(),
        ).toBeVisible()
      })
      await test.step('and a dividend after the half month', async () => {
        own.moveTo(later(over, 11 * MINUTE))
        const page = await expectPaid('dividend')
        await expect(
          page
            .getByRole('dialog')
            .getByText(/10\s*[%٪]/)
            .first(),
        ).toBeVisible()
      })

      await test.step('money goes to the newcomer', async () => {
        const page = await asAgent(agent, '/member/withdraw')
        const section = page.getByRole('region', { name: say('withdraw', 'password.title') })
        await section.getByLabel(say('withdraw', 'password.new')).fill(PASSWORD)
        await section.getByRole('button', { name: say('withdraw', 'password.save') }).click()
        await expect(page.getByRole('region', { name: say('withdraw', 'payee.add') })).toBeVisible()
        await go(page, PAGES.downlineManagmentView.path)
        const press = say('agent', 'team.transfer', { account: account.username })
        await page.getByRole('button', { name: press }).filter({ visible: true }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(new RegExp(`^${RegExp.escape(say('withdraw', 'amount'))}`)).fill(amount)
        await dialog.getByLabel(say('withdraw', 'password.title')).fill(PASSWORD)
        await dialog.locator('button[type=submit]').click()
        await expect(dialog).toBeHidden()
        const theirs = await asAgent(account, PAGES.agentDownlineTransactionDetailsCopy.path)
        await expect(theirs.getByRole('row').filter({ hasText: amount }).first()).toBeVisible()
      })
      for (const page of opened) await page.context().close()
    })
  })
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/** When the half month after a moment begins. */
function nextHalfMonth(at: Date, timeZone: string): Date {
  const day = localDate(at, timeZone)
  const first = `${day.slice(0, 8)}01`
  const next = Number(day.slice(8)) <= 15 ? `${day.slice(0, 8)}16` : `${addDays(first, 31).slice(0, 8)}01`
  return startOfDay(next, timeZone)
}

/** A page of its own session, by the gateway's clock. */
async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  own: ClockedGateway,
  url: string,
  code: string,
): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'lang', value: code, url }])
  await own.setClockOf(context)
  return context.newPage()
}

/** Every page that the journey takes. */
const MENU = [
  ...['agentTeamOverview', 'registerCenter', 'downlineManagmentView', 'agentRevenueReport'],
  'agentDownlineTransactionDetailsCopy',
  ...['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'],
]

/**
 * Makes all four kinds pay from the first stake on, because the merchant's own contracts require more than a test
 * plays.
 */
function payFromTheFirstStake(file: string): void {
  const stated = readFileSync(file, 'utf8')
  const tier = { turnover: '0', active: 1 }
  const kind = (rate: string, rest = {}, condition = {}) => ({
    ...{ ...rest, tiersMost: 3, rateMost: '20' },
    plan: [{ gameType: 'CONS', tiers: [{ ...tier, ...condition, rate }] }],
  })
  const contracts = {
    activeTurnover: '0',
    dividend: kind('20', { cycle: 'halfMonthly', carry: 'none' }, { loss: '0' }),
    ...{ daily: kind('1'), hourly: kind('1'), realtime: kind('1') },
  }
  const transfers = { toDownline: { min: '1', max: '500' }, turnoverPercent: 0 }
  const flags = '"CONTRACTS": true, "DAILYSALARY": true, "HOURSALARY": true, "REALTIMESALARY": true'
  const without = stated
    .replace(/\n {2}"(contracts|transfers)": \{(?:.*\}|[\s\S]*?\n {2}\}),/g, '')
    .replace(/"(CONTRACTS|DAILYSALARY|HOURSALARY|REALTIMESALARY)": true,/g, '')
  const changed = without
    .replace('"flags": {', `"flags": { ${flags},`)
    .replace(/"agentMenu": \[[^\]]*\]/, `"agentMenu": ${JSON.stringify(MENU)}`)
    .replace(
      /\n {2}"timeZone"/,
      `\n  "contracts": ${JSON.stringify(contracts)},\n  "transfers": ${JSON.stringify(transfers)},$&`,
    )
  if (!changed.includes(flags) || !changed.includes('"contracts"')) throw new Error(`${file} is written in another way`)
  writeFileSync(file, changed)
}

/** Plays rounds of the first slot game until something is lost. */
async function playUntilLost(page: Page, merchant: ReturnType<typeof testMerchantOf>, code: string): Promise<void> {
  const answer = await page.request.get(
    `http://127.0.0.1:${PORT}/api/games?gameType=RNG&language=${code}&pageSize=18`,
    { headers: { host: `${merchant.id}.localhost:${PORT}` } },
  )
  const { games } = (await answer.json()).value as { games: readonly { isGame: string; nodeId: number }[] }
  const game = games.find(({ isGame }) => isGame === 'GAME')
  await page.goto(address(merchant, PORT, `/seamless?nodeId=${game?.nodeId}`))
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html[data-ready]')).toHaveCount(1, { timeout: 30_000 })
  await expect(frame.locator('.curtain')).toHaveCount(0)
  const more = frame.locator('.step.more')
  let lost = 0
  for (let round = 0; round < MOST_ROUNDS && lost <= 0; round += 1) {
    const answered = page.waitForResponse(/\/api\/round$/)
    await frame.locator('#spin').click()
    const { cost, win } = (await (await answered).json()) as { cost: string; win: string }
    lost += minorUnits(cost) - minorUnits(win)
    await expect(frame.locator('#spin')).toHaveAttribute('aria-disabled', 'false', { timeout: 100_000 })
    // A large win would outlast all rounds at the first stake; a part of it can always be staked.
    if (-lost > 5 * minorUnits(cost) && (await more.isEnabled())) await more.click()
  }
  expect(lost).toBeGreaterThan(0)
}
