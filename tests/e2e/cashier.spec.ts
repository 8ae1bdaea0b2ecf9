import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { WITH_PICTURES } from './browsers.ts'
import { type OwnGateway, startOwnGateway, workerPort } from './own-gateway.ts'
import { minorUnits } from './rounds.ts'
import { PHONE } from './setting.ts'
import { balance, signIn } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { testMerchantOf } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

const PORT = workerPort(3540)
/** Where a gateway puts the bank that comes with it. */
const BANK = `http://bank.localhost:${PORT + 4}`
const PASSWORD = '471108'
/** How long money may take: the bank sends word of it, and the gateway's jobs take their turn. */
const ARRIVES_MS = 60_000
/** From the press that asks for a payment until its instruction is shown. */
const MOST_CALLS = 3
/** How a deposit’s number is written. */
const REFERENCE = /^D[0-9A-Z]{8,}$/
/** More confirmations than any network here asks for. */
const BLOCKS = 60

interface Journey {
  readonly merchant: string
  readonly code: string
  readonly isPhone?: boolean
  /** Ways to pay by their names, where they are paid, and what they ask for. */
  readonly deposits: readonly {
    readonly name: string
    readonly paidAt: 'the provider’s page' | 'the card’s fields' | 'a phone' | 'a chain'
    readonly fields?: readonly string[]
  }[]
  /** The payee's fields in their order, and what is taken out twice. */
  readonly payee: { readonly way: string; readonly fields: readonly string[] }
  readonly amounts: readonly [received: string, disputed: string]
}

const JOURNEYS: readonly Journey[] = [
  {
    merchant: 'aurora',
    code: 'EN',
    deposits: [
      { name: 'GCash', paidAt: 'the provider’s page' },
      { name: 'QR Ph', paidAt: 'a phone' },
      { name: 'InstaPay', paidAt: 'a phone' },
      { name: 'Pay in a store', paidAt: 'a phone' },
      { name: 'USDT TRC-20', paidAt: 'a chain' },
    ],
    payee: { way: 'gcash', fields: ['09171234567', 'Maria Santos'] },
    amounts: ['500', '510'],
  },
  {
    merchant: 'oasis',
    code: 'AR',
    isPhone: true,
    deposits: [
      { name: 'KNET', paidAt: 'the provider’s page' },
      { name: 'بطاقة', paidAt: 'the card’s fields' },
      { name: 'تحويل مصرفي', paidAt: 'a phone' },
    ],
    payee: { way: 'kuwait-transfer', fields: ['KW81CBKU0000000000001234560101', 'Maria Santos'] },
    amounts: ['10.125', '11.250'],
  },
  {
    merchant: 'colibri',
    code: 'PT',
    deposits: [{ name: 'PIX', paidAt: 'a phone', fields: ['529.982.247-25'] }],
    payee: { way: 'pix', fields: ['maria@example.com', '529.982.247-25'] },
    amounts: ['30', '31,50'],
  },
]

// A game waits for what it draws.
test.use({ launchOptions: WITH_PICTURES })

let own: OwnGateway

test.beforeAll(async () => {
  own = await startOwnGateway({
    port: PORT,
    // The arcade and the bank that come with it.
    environment: { ARCADE_URL: undefined, BANK_URL: undefined },
    change: (merchants) => {
      for (const { merchant } of JOURNEYS) payAtOnce(join(merchants, merchant, 'merchant.json'))
    },
  })
})
test.afterAll(() => own?.stop())

for (const journey of JOURNEYS) {
  const { code, isPhone = false } = journey
  const merchant = testMerchantOf(journey.merchant)
  const core = (key: string) => text(code, 'core', key)
  const deposit = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'deposit', key, values)
  const withdraw = (key: string) => text(code, 'withdraw', key)

  const shown = async (page: Page) => minorUnits(await balance(page, code).innerText())
  const main = (page: Page) => page.locator('main')
  const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first().click()
  const said = (page: Page, words: string) => main(page).getByText(words, { exact: true }).first()

  /** In three presses to the instruction of a payment: the header's or the tab bar's deposit, a way to pay, an amount. */
  async function payIn(page: Page, { name, paidAt, fields = [] }: Journey['deposits'][number]) {
    const before = await shown(page)
    const link = page.getByRole('link', { name: core('header.deposit'), exact: true })
    await link.filter({ visible: true }).first().click()
    const way = page.getByRole('button').filter({ has: page.getByText(name, { exact: true }) })
    const change = page.getByRole('button', { name: deposit('method.change'), exact: true })
    await expect(change.or(way).first()).toBeVisible()
    // The way that was used last stands open.
    if (await change.isVisible()) await change.click()
    await way.click()
    const form = main(page).locator('form')
    const boxes = form.getByRole('textbox')
    for (const [index, value] of fields.entries()) await boxes.nth(index + 1).fill(value)
    const calls = await callsOf(page, async () => {
      await form.locator('button[type=submit]').click()
      await expect(page.getByRole('heading', { name: deposit('pay.title', { method: name }) })).toBeVisible()
    })
    expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(MOST_CALLS)
    await pay(page, paidAt, await main(page).getByText(REFERENCE).first().innerText())
    await expect(said(page, deposit('outcome.balance'))).toBeVisible({ timeout: ARRIVES_MS })
    await expect.poll(() => shown(page)).toBeGreaterThan(before)
  }

  /** Asks for a withdrawal, and waits at its timeline until the bank has paid it. */
  async function takeOut(page: Page, amount: string) {
    const before = await shown(page)
    const asking = page.getByRole('region', { name: core('page.withdraw'), exact: true })
    await asking.getByLabel(new RegExp(`^${RegExp.escape(withdraw('amount'))}`)).fill(amount)
    await asking.getByLabel(withdraw('password.title')).fill(PASSWORD)
    await asking.getByRole('button', { name: core('header.withdraw'), exact: true }).click()
    const first = page
      .getByRole('region', { name: withdraw('list.title') })
      .getByRole('listitem')
      .first()
    await expect(first.getByText(withdraw('next.you'))).toBeVisible({ timeout: ARRIVES_MS })
    await expect(first.getByText(withdraw('state.paid'), { exact: true }).first()).toBeVisible()
    await expect.poll(() => shown(page)).toBeLessThan(before)
  }

  test.describe(`${merchant.name} in ${code}`, () => {
    if (isPhone) test.use(PHONE)

    test('money comes in by each kind of way, is played with, goes out, and what never came is disputed', async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await visit(page, merchant, PORT, { code })
      await signIn(page, merchant, code)
      for (const way of journey.deposits) await test.step(`by ${way.name}`, () => payIn(page, way))

      await test.step('played with, and what still has to be staked is told', async () => {
        expect(await stakeOnce(page, merchant, code)).toBeGreaterThan(0)
        await page.goto(address(merchant, PORT, '/member/withdraw'))
        await expect(said(page, withdraw('requirements'))).toBeVisible()
        await expect(main(page).getByRole('progressbar')).toHaveCount(journey.deposits.length)
      })

      await test.step('a withdrawal password, and an account of one’s own', async () => {
        const section = page.getByRole('region', { name: withdraw('password.title') })
        await section.getByLabel(withdraw('password.new')).fill(PASSWORD)
        await section.getByRole('button', { name: withdraw('password.save') }).click()
        const adding = page.getByRole('region', { name: withdraw('payee.add') })
        await expect(adding).toBeVisible()
        const way = adding.getByRole('combobox').first()
        if (await way.isVisible()) await way.selectOption(journey.payee.way)
        for (const [index, value] of journey.payee.fields.entries())
          await adding.getByRole('textbox').nth(index).fill(value)
        await adding.getByLabel(withdraw('password.title')).fill(PASSWORD)
        await adding.getByRole('button', { name: withdraw('payee.save') }).click()
      })

      const [received, disputed] = journey.amounts
      await test.step('a withdrawal is paid, and confirmed as received', async () => {
        await takeOut(page, received)
        await press(page, withdraw('act.received'))
        await expect(said(page, withdraw('state.received'))).toBeVisible()
      })

      await test.step('another one is paid, and never comes', async () => {
        await takeOut(page, disputed)
        await press(page, withdraw('act.dispute'))
        const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        await asked.getByRole('button', { name: withdraw('act.dispute'), exact: true }).click()
        await expect(said(page, withdraw('state.disputed'))).toBeVisible()
      })
    })
  })
}

/** The calls that the page makes meanwhile. */
async function callsOf(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const calls: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  }
  page.on('request', note)
  await act()
  page.off('request', note)
  return calls
}

/** Money goes to an account that was just added, for which a player waits otherwise. */
function payAtOnce(file: string): void {
  const stated = readFileSync(file, 'utf8')
  const changed = stated.replace('"withdrawal": {', '"withdrawal": { "payeeCoolDownMinutes": 0,')
  if (changed === stated) throw new Error(`${file} states nothing of withdrawals`)
  writeFileSync(file, changed)
}

/** Pays as a payer would: at the provider's page, in the card's fields, by the phone that comes with the bank, or on a chain. */
async function pay(page: Page, where: Journey['deposits'][number]['paidAt'], reference: string): Promise<void> {
  if (where === 'the provider’s page') {
    const opened = page.waitForEvent('popup')
    await page.locator('main a[target=_blank]').first().click()
    const provider = await opened
    await provider.locator('button[value=pay]').click()
    await expect(provider.locator('h1')).toBeVisible()
    await provider.close()
  } else if (where === 'the card’s fields') {
    await page.frameLocator('main iframe').locator('button[value=pay]').click()
  } else {
    const phone = await page.context().newPage()
    await phone.goto(`${BANK}/`)
    await phone.getByRole('link').filter({ hasText: reference }).click()
    await phone.locator('button[value=pay]').click()
    await expect(phone.locator('h1')).toBeVisible()
    await phone.close()
    if (where === 'a chain')
      await page.request.post(`http://127.0.0.1:${PORT + 4}/control/orders/${reference}/confirm`, {
        data: { blocks: BLOCKS },
      })
  }
}

/** Plays one round of the first slot game, and returns what it cost in minor units. */
async function stakeOnce(page: Page, merchant: ReturnType<typeof testMerchantOf>, code: string): Promise<number> {
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
  const answered = page.waitForResponse(/\/api\/round$/)
  await frame.locator('#spin').click()
  return minorUnits((await (await answered).json()).cost)
}
