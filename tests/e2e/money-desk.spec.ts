import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { deskFixture } from '../../apps/gateway/src/features/operator/money/testing.ts'
import { appCodes } from '../../apps/gateway/src/testing/operator-browser.ts'
import { type OwnGateway, startOwnGateway } from './own-gateway.ts'
import { signIn } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { testMerchantOf } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

const PORT = 3472
const SECRET = 'the-operators-secret-of-a-test'
const HOST = `operator.localhost:${PORT}`
const DESK = `http://${HOST}/operator/money`

let own: OwnGateway

test.beforeAll(async () => {
  own = await startOwnGateway({ port: PORT, environment: { OPERATOR_SECRET: SECRET } })
})
test.afterAll(() => own?.stop())

/**
 * The code with which a new person enrols. The host is sent as a header, because not every machine resolves its name.
 */
function invitation(name: string): Promise<string> {
  const headers = { host: HOST, authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' }
  const path = '/operator/v1/people/add'
  return new Promise((resolve, reject) => {
    const pending = request({ host: 'localhost', port: PORT, path, method: 'POST', headers }, async (answer) => {
      const { enrolment } = (await json(answer)) as { enrolment: { code: string } }
      resolve(enrolment.code)
    })
    pending.on('error', reject).end(JSON.stringify({ name, roles: ['view', 'money', 'publish'] }))
  })
}

/** Adds a person who may decide about money, and enrols them in the browser. */
async function enrol(page: Page, name: string) {
  const code = await invitation(name)
  await page.goto(`http://${HOST}/operator/enrol`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('The code you were given').fill(code)
  await page.getByRole('button', { name: 'Go on' }).click()
  const key = await page.locator('code').textContent()
  await page.getByLabel('A password').fill('a long password of a test')
  await page.getByLabel('The code the app shows now').fill(appCodes(key ?? '')())
  await page.getByRole('button', { name: 'Enrol and sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
}

/** Presses a key once the page listens: then its script shows the button that lists the keys. */
async function press(page: Page, key: string) {
  await expect(page.locator('[data-keys]')).toHaveJSProperty('hidden', false)
  await page.keyboard.press(key)
}

test('an operator decides withdrawals by the keyboard alone', async ({ page }) => {
  const desk = deskFixture(() => own.gateway.database)
  const { account } = await desk.player()
  const [first, second] = [await desk.withdrawal(10_000n), await desk.withdrawal(20_000n)]
  await enrol(page, 'ana')
  await press(page, 'g')
  await press(page, 'w')
  await expect(page.getByRole('heading', { name: 'Withdrawals to decide' })).toBeVisible()

  await press(page, '?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  // The oldest stands first; the second is one line down.
  await press(page, 'j')
  await press(page, 'j')
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: second.reference })).toBeVisible()
  await press(page, 'a')
  await press(page, 'Enter')
  await expect(page.getByRole('status')).toContainText('Approved')
  expect(await desk.stateOf(second.reference)).toBe('approved')
  await press(page, 'z')
  await expect(page.getByRole('status')).toContainText('taken back')
  expect(await desk.stateOf(second.reference)).toBe('review')

  await press(page, 'h')
  await expect(page.getByRole('heading', { name: 'Withdrawals to decide' })).toBeVisible()
  await press(page, 'j')
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: first.reference })).toBeVisible()
  await press(page, 'r')
  await page.keyboard.type('Please talk')
  await press(page, 'Tab')
  await press(page, 'Enter')
  await expect(page.getByRole('status')).toContainText('Rejected')
  expect([await desk.stateOf(first.reference), await desk.balanceOf(first.memberId)]).toEqual(['rejected', 100_000n])

  await press(page, '/')
  await page.keyboard.type(account)
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: account })).toBeVisible()
  expect(page.url()).toContain(`${DESK}/players/aurora/`)
})

test('a way to pay that an operator closes is closed at once on a page that a player has open', async ({
  page,
  context,
}) => {
  const [aurora, code] = [testMerchantOf('aurora'), 'EN']
  await visit(page, aurora, PORT, { code })
  await signIn(page, aurora, code)
  await page.goto(address(aurora, PORT, '/member/deposit'))
  const way = page.getByRole('button').filter({ has: page.getByText('GCash', { exact: true }) })
  await expect(way).toBeEnabled()
  const desk = await context.newPage()
  await enrol(desk, 'ben')
  await desk.goto(`${DESK}/ways`)
  await desk.getByRole('button', { name: 'Close GCash, In' }).click()
  await expect(way).toContainText(text(code, 'deposit', 'method.closed'))
  await expect(way).toBeDisabled()
  await desk.getByRole('button', { name: 'Open GCash, In' }).click()
  await expect(way).toBeEnabled()
})

test('what the pressed button stands for is sent with its form, once', async ({ page }) => {
  await enrol(page, 'cleo')
  await page.goto(`http://${HOST}/operator/chat?merchant=aurora`)
  const room = page.getByRole('article').filter({ hasText: 'The hangout' })
  await room.getByLabel('Pause').selectOption('30')
  await room.getByRole('button', { name: 'Set the pause' }).dblclick()
  await expect(room.getByLabel('Pause')).toHaveValue('30')
  await room.getByRole('button', { name: 'Close the room' }).click()
  await expect(room.getByText('closed', { exact: true })).toBeVisible()
  await room.getByRole('button', { name: 'Open the room' }).click()
  await expect(room.getByText('open', { exact: true })).toBeVisible()
})
