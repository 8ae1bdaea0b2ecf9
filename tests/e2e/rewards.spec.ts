import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '@livery/contract/pages'
import { ADDRESS_FIELDS } from '@livery/contract/rewards/points/words'
import { writeMessage } from '../../apps/gateway/src/members/messages/write.ts'
import { WITH_PICTURES } from './browsers.ts'
import { ARRIVES_MS, mainOf, payIn, pressIn, shownBalance, textIn, type Way } from './cashier-desk.ts'
import { readMerchantFile } from './merchant-file.ts'
import { type OwnGateway, startOwnGateway, workerPort } from './own-gateway.ts'
import { call, letIn } from './people.ts'
import { stakeOnce } from './playing.ts'
import { PHONE } from './setting.ts'
import { balance, fillRegistration, registrationValues } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { testMerchantOf } from './test-merchant.ts'
import { text } from './texts.ts'
import { address } from './visit.ts'

const PORT = workerPort(3760)
/** Where a gateway puts the bank that comes with it. */
const BANK = { port: PORT + 4 }
const MISSION_ROUNDS = '3'

const JOURNEYS = [
  { id: 'aurora', code: 'EN', isPhone: false, way: { name: 'GCash', paidAt: 'the provider’s page' }, least: '0.01' },
  { id: 'oasis', code: 'AR', isPhone: true, way: { name: 'KNET', paidAt: 'the provider’s page' }, least: '0.001' },
] as const satisfies readonly { readonly id: string; readonly way: Way; readonly [name: string]: unknown }[]

// In one worker, because both tests share one gateway.
test.describe.configure({ mode: 'default' })
// A game waits until its pictures have loaded.
test.use({ launchOptions: WITH_PICTURES })

let own: OwnGateway

test.beforeAll(async () => {
  own = await startOwnGateway({
    port: PORT,
    // The arcade and the bank that come with it.
    environment: { ARCADE_URL: undefined, BANK_URL: undefined },
    change: (merchants) => {
      for (const { id, least } of JOURNEYS) giveForOneRound(join(merchants, id, 'merchant.json'), least)
    },
  })
})
test.afterAll(() => own?.stop())

const named = (code: string, id: string) => `${code} ${id}`

for (const { id, code, isPhone, way } of JOURNEYS) {
  const merchant = testMerchantOf(id)
  const rewards = (key: string, values?: Readonly<Record<string, string>>) => text(code, 'rewards', key, values)

  test.describe(`${merchant.name} in ${code}`, () => {
    if (isPhone) test.use(PHONE)

    test('who was invited pays in with a bonus, plays, and has a mission, a rebate, points and a message of it', async ({
      page,
    }) => {
      test.setTimeout(240_000)
      const place = { merchant, port: PORT }
      const go = (path: string) => page.goto(address(merchant, PORT, path), { waitUntil: 'domcontentloaded' })
      const newcomer = registrationValues()

      await test.step('an account is opened by a friend’s link', async () => {
        const host = await letIn(place, merchant.demo.username, merchant.demo.password)
        const invitation = await call(place, 'referral', { language: code }, host)
        if (!invitation.success || invitation.value.code === null) throw new Error('nobody can be invited')
        const url = address(merchant, PORT)
        await page.context().addCookies([{ name: 'lang', value: code, url }])
        await go(`/register?referralCode=${invitation.value.code}`)
        const form = page.getByRole('tabpanel', { name: text(code, 'auth', 'tab.register') })
        await form.waitFor({ timeout: 60_000 })
        await fillRegistration(form, merchant, code, newcomer)
        await form.getByRole('button', { name: text(code, 'auth', 'register.submit'), exact: true }).click()
        await expect(balance(page, code)).toBeVisible({ timeout: 60_000 })
      })

      await test.step('a deposit brings the bonus that was chosen with it', async () => {
        await payIn(page, code, BANK, { ...way, bonus: named(code, 'first-deposit') })
      })

      await test.step('a mission moves while one plays', async () => {
        expect(await stakeOnce(page, merchant, PORT, code)).toBeGreaterThan(0)
        await go(PAGES.missionLeaderboard.path)
        const mission = rewards('measure.done', { done: '1', target: MISSION_ROUNDS })
        await expect(mainOf(page).locator(`[aria-valuetext="${mission}"]`)).toHaveCount(1, { timeout: ARRIVES_MS })
      })

      await test.step('all that is ready is claimed at once', async () => {
        await go(PAGES.rewardCenter.path)
        const ready = page.getByRole('region', { name: rewards('ready.title') })
        // One for the round, and one for having been invited.
        await expect(ready.getByRole('listitem')).toHaveCount(2, { timeout: ARRIVES_MS })
        const before = await shownBalance(page, code)
        await ready.getByRole('button', { name: rewards('claimAll'), exact: true }).click()
        await expect(ready.getByText(rewards('ready.empty'))).toBeVisible()
        await expect.poll(() => shownBalance(page, code)).toBeGreaterThan(before)
        await expect(textIn(page, named(code, 'invited'))).toBeVisible()
        await expect(textIn(page, named(code, 'first-deposit'))).toBeVisible()
      })

      await test.step('what comes back of the stake is claimed', async () => {
        await go(PAGES.manualRebate.path)
        const open = page.getByRole('region', { name: rewards('rebate.open') })
        const claim = open.getByRole('button', { name: rewards('claim'), exact: true })
        await expect(claim).not.toHaveAttribute('aria-disabled', 'true')
        const before = await shownBalance(page, code)
        await claim.click()
        await expect(claim).toHaveAttribute('aria-disabled', 'true')
        await expect.poll(() => shownBalance(page, code)).toBeGreaterThan(before)
      })

      await test.step('its points buy something', async () => {
        await go(PAGES.pointMall.path)
        await pressIn(page, `${rewards('mall.redeem')}: ${named(code, 'thing')}`)
        const dialog = page.getByRole('dialog', { name: named(code, 'thing') })
        for (const field of Object.keys(ADDRESS_FIELDS))
          await dialog.getByLabel(new RegExp(`^${RegExp.escape(rewards(`mall.address.${field}`))}`)).fill('12345678')
        await dialog.locator('button[type=submit]').click()
        await expect(dialog).toBeHidden()
        await expect(textIn(page, rewards('mall.state.ordered'))).toBeVisible()
      })

      await test.step('a message is read', async () => {
        const title = `To ${newcomer.username}`
        const texts = { [code]: title }
        await own.gateway.database.of(id).transaction(async (tx) => {
          const message = { merchantId: id, to: { audience: 'all' }, title: texts, content: texts } as const
          await writeMessage(tx, { ...message, format: 'plain', by: 'Ana', sendAt: null })
        })
        await go(PAGES.messageV2.path)
        await page.getByRole('button', { name: title }).click()
        await expect(page.getByRole('button', { name: title })).toHaveAttribute('aria-expanded', 'true')
        await expect(textIn(page, text(code, 'messages', 'allRead'))).toBeVisible()
      })
    })
  })
}

/** Makes a merchant give for one round what others give for a hundred, so that a test plays only one. */
function giveForOneRound(file: string, least: string): void {
  const merchant = readMerchantFile(file)
  const name = (id: string) => Object.fromEntries(merchant.languages.map((code: string) => [code, named(code, id)]))
  const budget = { amount: '1000', per: 'ever' }
  const money = { kind: 'money', amount: '1' }
  const give = (id: string, more: object) => ({ id, name: name(id), reward: money, budget, ...more })
  const { memberMenu } = merchant.menus
  const thing = merchant.pointMall.items.find(
    ({ kind, level }: { kind: string; level?: number }) => kind === 'physical' && level === undefined,
  )
  const pages = ['rewardCenter', 'missionLeaderboard', 'manualRebate', 'referral', 'messageV2']
  writeFileSync(
    file,
    JSON.stringify({
      ...merchant,
      menus: { ...merchant.menus, memberMenu: [...new Set([...memberMenu, ...pages])] },
      rebate: { min: least, turnoverTimes: 0, rates: [{ gameType: 'RNG', percent: 5 }] },
      pointMall: {
        name: name('mall'),
        rates: [{ gameType: 'RNG', points: 10, per: least }],
        items: [{ ...thing, name: name('thing'), points: 1, stock: 9 }],
      },
      // Tickets come from programmes, and those do not exist here.
      raffles: undefined,
      programmes: [
        give('first-deposit', {
          trigger: { on: 'deposit', which: 'first', chosen: true },
          reward: { kind: 'bonus', percent: 10, most: '50', turnoverTimes: 1 },
          claim: 'auto',
        }),
        give('round', { trigger: { on: 'rounds', count: 1 } }),
        give('rounds', { trigger: { on: 'rounds', count: Number(MISSION_ROUNDS) } }),
        give('invited', { trigger: { on: 'referral', tier: 0, turnover: least } }),
      ],
    }),
  )
}
