import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FirebaseEmulator, startFirebaseEmulator } from '../../apps/gateway/peers/firebase-emulator/emulator.ts'
import { CAPTCHA_ID, type GeetestPeer, RIGHT_ANSWER, startGeetestPeer } from './geetest-peer.ts'
import { type OwnGateway, startOwnGateway, workerPort } from './own-gateway.ts'
import { THIRD_PARTIES_DATABASE } from './setting.ts'
import { balance } from './sign-in-form.ts'
import { expect, test, testWhere } from './test.ts'
import { testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { visit } from './visit.ts'

const PORT = workerPort(3484)
const PROJECT = 'livery-test'
const PASSWORD = 'Moonrise-2026x'
/** Accounts are identified by mobile numbers only. */
const BY_NUMBER = {
  USERNAMEREG3: false,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  SMSLOGIN: true,
  CHNGPASSVERIF3: true,
}
const [oasis, carmine] = ['oasis', 'carmine'].map((id) => {
  const merchant = testMerchants.find((one) => one.id === id)
  if (!merchant) throw new Error(`no merchant ${id}`)
  return merchant
}) as [(typeof testMerchants)[number], (typeof testMerchants)[number]]

// In one worker, because each worker starts a gateway of its own.
test.describe.configure({ mode: 'default' })

let emulator: FirebaseEmulator
let geetest: GeetestPeer
let own: OwnGateway

/** Codes at one merchant are Firebase's, robots at the other GeeTest's. */
test.beforeAll(async () => {
  emulator = await startFirebaseEmulator(PROJECT)
  geetest = await startGeetestPeer()
  const change = (merchants: string) => {
    const firebase = { apiKey: 'public', authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT }
    edit(merchants, 'oasis', { sms: { provider: 'firebase', firebase } }, BY_NUMBER)
    edit(merchants, 'carmine', { botCheck: { provider: 'geetest', captchaId: CAPTCHA_ID } }, {})
    const field = { enabled: true, required: true, minLength: 1, maxLength: 64 }
    const fields = {
      mobileNum: { ...field, patternId: 6 },
      verificationCode: { ...field, patternId: 0 },
      password: { ...field, patternId: 9, minLength: 8 },
    }
    writeFileSync(
      join(merchants, 'oasis', 'registration.json'),
      JSON.stringify({ version: 1, countries: ['PH'], fields }),
    )
  }
  const isEmbedded = test.info().project.name === 'embedded'
  const database = isEmbedded ? {} : { DATABASE_URL: process.env[THIRD_PARTIES_DATABASE] }
  const peers = { ...geetest.environment, FIREBASE_AUTH_EMULATOR_HOST: emulator.host }
  own = await startOwnGateway({ port: PORT, change, environment: { ...database, ...peers } })
})
test.afterAll(async () => {
  await own?.stop()
  await geetest?.close()
  await emulator?.close()
})

function edit(merchants: string, id: string, thirdParties: object, flags: Readonly<Record<string, boolean>>): void {
  const file = join(merchants, id, 'merchant.json')
  const stated = Object.entries(flags).map(([flag, on]) => `"${flag}": ${on}, `)
  const changed = `"thirdParties": ${JSON.stringify(thirdParties)}, "flags": { ${stated.join('')}`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"flags":\s*\{/, changed))
}

/** Removes the expected errors of a refused call, and that of a call that Firebase's emulator does not know. */
function expectRefusals(faults: string[], ...marks: readonly (number | string)[]) {
  const known = ['/recaptchaConfig?', ...marks]
  expect(faults.filter((fault) => !known.some((mark) => fault.includes(String(mark))))).toEqual([])
  faults.length = 0
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const codeInput = (page: Page) => page.locator('input[name=verificationCode]').filter({ visible: true })
const numberInput = (page: Page) => page.locator('input[name=mobileNum]').filter({ visible: true })
const somebody = () => `917${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

async function press(page: Page, code: string, key: string) {
  await dialogOf(page)
    .getByRole('button', { name: text(code, 'auth', key), exact: true })
    .click()
}

/** Has a code sent to a number and returns it, once the button counts down from a minute. */
async function sendCode(page: Page, code: string, number: string): Promise<string> {
  await press(page, code, 'sms.send')
  await expect(dialogOf(page).getByRole('button', { name: /(1:00|0:5\d)$/ })).toBeVisible()
  const sent = await emulator.codeFor(`+63${number}`)
  if (sent === null) throw new Error('no code was sent')
  return sent
}

const wrong = (code: string) => (code === '111111' ? '111112' : '111111')

for (const code of ['EN', 'AR']) {
  const say = (area: 'core' | 'auth', key: string) => text(code, area, key)

  test.describe(`codes by Firebase in ${code}`, () => {
    testWhere(code === 'EN')(
      'an account is opened with one, a new password set, and one signs in by number',
      async ({ page, faults }) => {
        const number = somebody()
        await visit(page, oasis, PORT, { code, path: '/register' })
        await numberInput(page).fill(number)
        const first = await sendCode(page, code, number)
        // When the address is opened again the countdown continues, and the code is still valid.
        await page.reload({ waitUntil: 'networkidle' })
        await expect(dialogOf(page).getByRole('button', { name: /0:\d\d$/ })).toBeVisible()
        await numberInput(page).fill(number)
        await dialogOf(page).locator('input[name=password]').fill(PASSWORD)
        await dialogOf(page).getByRole('checkbox').check()
        await codeInput(page).fill(wrong(first))
        await press(page, code, 'register.submit')
        await expect(codeInput(page)).toHaveAccessibleDescription(new RegExp(say('core', 'error.SMS_CODE_INVALID')))
        expectRefusals(faults, 400)
        await codeInput(page).fill(first)
        await press(page, code, 'register.submit')
        await expect(balance(page, code)).toBeVisible()

        await page.context().clearCookies({ name: /^(?!lang)/ })
        await page.evaluate(() => sessionStorage.clear())
        await page.goto(new URL('/login', page.url()).href, { waitUntil: 'networkidle' })
        await press(page, code, 'login.forgot')
        await numberInput(page).fill(number)
        await codeInput(page).fill(await sendCode(page, code, number))
        await dialogOf(page).locator('input[name=password]').filter({ visible: true }).fill('Sunrise-2026x')
        await press(page, code, 'forgot.submitMobile')
        await expect(balance(page, code)).toBeVisible()

        await page.evaluate(() => sessionStorage.clear())
        await page.goto(new URL('/login', page.url()).href, { waitUntil: 'networkidle' })
        await dialogOf(page)
          .getByRole('tab', { name: say('auth', 'method.sms') })
          .click()
        await numberInput(page).fill(number)
        await codeInput(page).fill(await sendCode(page, code, number))
        await press(page, code, 'login.submit')
        await expect(balance(page, code)).toBeVisible()
        expectRefusals(faults)
      },
    )

    testWhere(code === 'AR')(
      'each of its refusals is told, of the code at its field and of sending in a pop-up',
      async ({ page, faults }) => {
        const number = somebody()
        await visit(page, oasis, PORT, { code, path: '/login' })
        await dialogOf(page)
          .getByRole('tab', { name: say('auth', 'method.sms') })
          .click()
        await numberInput(page).fill(number)

        await codeInput(page).fill('123456')
        await press(page, code, 'login.submit')
        await expect(codeInput(page)).toHaveAccessibleDescription(new RegExp(say('core', 'error.SMS_CODE_EXPIRED')))

        for (const [answer, ours] of REFUSALS) {
          const sending = '**/accounts:sendVerificationCode**'
          const body = JSON.stringify({ error: { code: 400, message: answer, errors: [{ message: answer }] } })
          await page.route(sending, (route) => route.fulfill({ status: 400, contentType: 'application/json', body }))
          await press(page, code, 'sms.send')
          const warning = page.getByRole('alertdialog')
          await expect(warning, answer).toContainText(say('core', `error.${ours}`))
          await warning.getByRole('button', { name: say('core', 'action.ok'), exact: true }).click()
          await expect(warning).toHaveCount(0)
          const isOfNumber = ours === 'PHONE_FORMAT' || ours === 'PHONE_INVALID'
          if (isOfNumber) await expect(numberInput(page)).toHaveAttribute('aria-invalid', 'true')
          await page.unroute(sending)
          // The button works once a second.
          await page.waitForTimeout(1_000)
        }
        expectRefusals(faults, 400)

        const sent = await sendCode(page, code, number)
        for (const [answer, ours] of [
          ['SESSION_EXPIRED', 'SMS_CODE_EXPIRED'],
          ['INVALID_CODE', 'SMS_CODE_INVALID'],
        ] as const) {
          const signing = '**/accounts:signInWithPhoneNumber**'
          const body = JSON.stringify({ error: { code: 400, message: answer, errors: [{ message: answer }] } })
          await page.route(signing, (route) => route.fulfill({ status: 400, contentType: 'application/json', body }))
          await codeInput(page).fill(sent)
          await press(page, code, 'login.submit')
          await expect(codeInput(page)).toHaveAccessibleDescription(new RegExp(say('core', `error.${ours}`)))
          await page.unroute(signing)
        }
        await codeInput(page).fill(sent)
        await press(page, code, 'login.submit')
        await expect(numberInput(page)).toHaveAccessibleDescription(new RegExp(say('core', 'error.MOBILE_UNKNOWN')))
        expectRefusals(faults, 400, 404)
      },
    )
  })
}

/** The errors of Firebase's server, and our codes for them (docs/product.md 14.1). */
const REFUSALS = [
  ['INVALID_PHONE_NUMBER', 'PHONE_FORMAT'],
  ['MISSING_PHONE_NUMBER', 'PHONE_INVALID'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'PHONE_TOO_MANY_REQUESTS'],
  ['CAPTCHA_CHECK_FAILED', 'BOT_CHECK_FAILED'],
  ['QUOTA_EXCEEDED', 'SMS_QUOTA'],
  ['OPERATION_NOT_ALLOWED', 'FEATURE_DISABLED'],
  ['WHATEVER_ELSE', 'UNKNOWN'],
] as const

test.describe('GeeTest’s challenge over the open pop-up', () => {
  const code = 'EN'
  const challenge = (page: Page) => page.locator('.geetest_box')

  async function openLogin(page: Page) {
    await geetest.serve(page)
    await visit(page, carmine, PORT, { code, path: '/login' })
    await dialogOf(page).locator('input[name=username]').fill(carmine.demo.username)
    await dialogOf(page).locator('input[name=password]').fill(carmine.demo.password)
  }

  test('by mouse: a wrong answer keeps it, closing it says so, a right one lets in', async ({ page }) => {
    await openLogin(page)
    await press(page, code, 'login.submit')
    await challenge(page).getByRole('textbox').fill('1')
    await challenge(page).getByRole('button', { name: 'Verify' }).click()
    await challenge(page).getByRole('button', { name: 'Close' }).click()
    await expect(challenge(page)).toHaveCount(0)
    await expect(dialogOf(page).getByRole('alert')).toHaveText(text(code, 'core', 'error.VERIFICATION_FIRST'))
    await dialogOf(page).locator('input[name=password]').fill(carmine.demo.password)
    await press(page, code, 'login.submit')
    await challenge(page).getByRole('textbox').click()
    await page.keyboard.type(RIGHT_ANSWER)
    await challenge(page).getByRole('button', { name: 'Verify' }).click()
    await expect(balance(page, code)).toBeVisible()
    await expect(challenge(page)).toHaveCount(0)
  })

  test('by keyboard alone', async ({ page }) => {
    await openLogin(page)
    await page.keyboard.press('Enter')
    await expect(challenge(page).getByRole('textbox')).toBeFocused()
    await page.keyboard.type(RIGHT_ANSWER)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(balance(page, code)).toBeVisible()
  })

  test('who cannot reach it solves a puzzle of ours, unseen', async ({ page, faults }) => {
    await page.route('https://static.geetest.com/**', (route) => route.abort())
    await visit(page, carmine, PORT, { code, path: '/login' })
    await dialogOf(page).locator('input[name=username]').fill(carmine.demo.username)
    await dialogOf(page).locator('input[name=password]').fill(carmine.demo.password)
    await press(page, code, 'login.submit')
    await expect(balance(page, code)).toBeVisible({ timeout: 60_000 })
    expectRefusals(faults, 'geetest')
  })
})
