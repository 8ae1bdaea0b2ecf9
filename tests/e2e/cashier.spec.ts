import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { WITH_PICTURES } from './browsers.ts'
import {
  ARRIVES_MS,
  atBank,
  holdPayouts,
  mainOf,
  payIn,
  payOut,
  pressIn,
  shownBalance,
  textIn,
  type Way,
} from './cashier-desk.ts'
import { type OwnGateway, startOwnGateway, workerPort } from './own-gateway.ts'
import { firstGame, stakeOnce } from './playing.ts'
import { PHONE } from './setting.ts'
import { signIn } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { testMerchantOf } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

const PORT = workerPort(3540)
/** Where a gateway puts the bank that comes with it. */
const BANK = { port: PORT + 4 }
const PASSWORD = '471108'

interface Journey {
  readonly merchant: string
  readonly code: string
  readonly isPhone?: boolean
  readonly deposits: readonly Way[]
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

// A game waits until its pictures have loaded.
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
  const withdraw = (key: string) => text(code, 'withdraw', key)

  /** Asks for a withdrawal, and waits at its timeline until the bank has paid it. */
  async function takeOut(page: Page, amount: string) {
    const before = await shownBalance(page, code)
    const asking = page.getByRole('region', { name: core('page.withdraw'), exact: true })
    await asking.getByLabel(new RegExp(`^${RegExp.escape(withdraw('amount'))}`)).fill(amount)
    await asking.getByLabel(withdraw('password.title')).fill(PASSWORD)
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/cashier/withdrawals'),
    )
    await asking.getByRole('button', { name: core('header.withdraw'), exact: true }).click()
    await payOut(page, BANK, (await (await answered).json()).value.reference)
    const first = page
      .getByRole('region', { name: withdraw('list.title') })
      .getByRole('listitem')
      .first()
    await expect(first.getByText(withdraw('next.you'))).toBeVisible({ timeout: ARRIVES_MS })
    await expect(first.getByText(withdraw('state.paid'), { exact: true }).first()).toBeVisible()
    await expect.poll(() => shownBalance(page, code)).toBeLessThan(before)
  }

  test.describe(`${merchant.name} in ${code}`, () => {
    if (isPhone) test.use(PHONE)

    test('money comes in by each kind of way, is played with, goes out, and what never came is disputed', async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await visit(page, merchant, PORT, { code })
      await signIn(page, merchant, code)
      for (const way of journey.deposits) await test.step(`by ${way.name}`, () => payIn(page, code, BANK, way))

      await test.step('played with, and what still has to be staked is told', async () => {
        expect(await stakeOnce(page, merchant, PORT, code)).toBeGreaterThan(0)
        await page.goto(address(merchant, PORT, '/member/withdraw'))
        await expect(textIn(page, withdraw('requirements'))).toBeVisible()
        await expect(mainOf(page).getByRole('progressbar')).toHaveCount(journey.deposits.length)
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
      await holdPayouts(page, BANK, merchant.id)
      await test.step('a withdrawal is paid, and confirmed as received', async () => {
        await takeOut(page, received)
        await pressIn(page, withdraw('act.received'))
        await expect(textIn(page, withdraw('state.received'))).toBeVisible()
      })

      await test.step('another one is paid, and never comes', async () => {
        await takeOut(page, disputed)
        await pressIn(page, withdraw('act.dispute'))
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        await dialog.getByRole('button', { name: withdraw('act.dispute'), exact: true }).click()
        await expect(textIn(page, withdraw('state.disputed'))).toBeVisible()
      })
    })
  })
}

test.describe('in the provider’s app', () => {
  test.use(PHONE)

  test('the number shown is paid, the provider asks before it takes, and what it gives back leaves again', async ({
    page,
  }) => {
    const code = 'EN'
    const tulpar = testMerchantOf('tulpar')
    await visit(page, tulpar, PORT, { code })
    await signIn(page, tulpar, code)
    const reference = await payIn(page, code, BANK, { name: 'Kaspi', paidAt: 'a phone' })
    const credited = await shownBalance(page, code)
    await atBank(page, BANK, reference, 'reorganise')
    await expect(page.getByRole('heading', { name: text(code, 'cashier', 'deposit.lost') })).toBeVisible()
    await expect.poll(() => shownBalance(page, code)).toBeLessThan(credited)
  })
})

test('money goes to a wallet that a vendor keeps, and home: by hand, all of it at once, and with a game', async ({
  page,
}) => {
  const code = 'EN'
  const aurora = testMerchantOf('aurora')
  const vendor = 'Cardinal Rooms'
  const wallet = (key: string) => text(code, 'wallet', key, { vendor })
  const transfers = page.getByRole('region', { name: wallet('list.title') }).getByRole('listitem')
  const own = page
    .getByRole('region', { name: wallet('own.title') })
    .getByRole('listitem')
    .filter({ hasText: vendor })
  /** Waits until the newest transfers are these, all of them done. */
  const expectNewest = async (...ways: readonly ('in' | 'out')[]) => {
    await expect(transfers.filter({ hasText: wallet('transferState.done') })).toHaveCount(ways.length, {
      timeout: ARRIVES_MS,
    })
    for (const [at, way] of ways.entries()) await expect(transfers.nth(at)).toContainText(wallet(`list.${way}`))
  }
  const move = async (way: 'in' | 'out', amount: string) => {
    await own.getByRole('radio', { name: wallet(`form.${way}`) }).check()
    await own.getByLabel(new RegExp(`^${wallet('form.amount')}`)).fill(amount)
    await own.locator('button[type=submit]').click()
  }
  await visit(page, aurora, PORT, { code })
  await signIn(page, aurora, code)
  await page.goto(address(aurora, PORT, '/member/transferFund'))
  const before = await shownBalance(page, code)
  await own.getByRole('button', { name: wallet('own.move'), exact: true }).click()
  await move('in', '300')
  await expectNewest('in')
  await expect.poll(() => shownBalance(page, code)).toBe(before - 300_00)
  await move('out', '100.50')
  await expectNewest('out', 'in')
  await expect.poll(() => shownBalance(page, code)).toBe(before - 199_50)
  await pressIn(page, wallet('bringAll'))
  await expectNewest('out', 'out', 'in')
  await expect.poll(() => shownBalance(page, code)).toBe(before)

  // The whole balance goes along with a game, and returns when the game is closed.
  const game = await firstGame(page, aurora, PORT, 'gameType=PVP&vassalage=CRD', code)
  await page.goto(address(aurora, PORT, `/seamless?nodeId=${game}`))
  await expect(page.frameLocator('iframe').locator('html[data-ready]')).toHaveCount(1, { timeout: 30_000 })
  await expect.poll(() => shownBalance(page, code)).toBe(0)
  await page.getByRole('link', { name: aurora.name }).first().click()
  await expect.poll(() => shownBalance(page, code)).toBe(before)
  await page.goto(address(aurora, PORT, '/member/transferFund'))
  await expectNewest('out', 'in', 'out', 'out', 'in')
})

/** Allows payouts to an account that was just added, for which a player otherwise has to wait. */
function payAtOnce(file: string): void {
  const stated = readFileSync(file, 'utf8')
  const changed = stated.replace('"withdrawal": {', '"withdrawal": { "payeeCoolDownMinutes": 0,')
  if (changed === stated) throw new Error(`${file} states nothing of withdrawals`)
  writeFileSync(file, changed)
}
