import { createHmac } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import {
  balance,
  enter,
  expect,
  expectRefusals,
  field,
  houseOf,
  register,
  registrationValues,
  test,
  text,
  visit,
} from './house.ts'
import { mailTo } from './mailbox.ts'

/** Where a page comes from: nobody's failures are another test's. */
const from = (page: Page, ip: string) => page.context().setExtraHTTPHeaders({ 'x-forwarded-for': ip })
const dialogOf = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })

/** A request by the address that its host's name stands for in the browser. */
function reached(request: Request) {
  const url = new URL(request.url())
  const { host } = url
  url.hostname = '127.0.0.1'
  return { url: url.href, headers: { ...request.headers(), host } }
}

/** Leaves as who closes the tab does, and asks to be let in. */
async function startAnew(page: Page) {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(new URL('/login', page.url()).href)
}

/** What an authenticator app shows, `steps` of half a minute from now. */
function appCode(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

const carmine = houseOf('carmine')
for (const code of ['EN', 'AR']) {
  const say = (area: 'core' | 'auth', key: string) => text(code, area, key)

  test(`passwords that may not stay, in ${code}`, async ({ page, port }) => {
    await from(page, code === 'EN' ? '10.10.1.1' : '10.10.2.1')
    await visit(page, carmine, port, { code, path: '/register' })
    const { username = '', email = '' } = await register(page, carmine, code)
    const choose = async (reason: 'first' | 'expired', password: string, old?: string) => {
      await expect(dialogOf(page)).toContainText(say('auth', `changePassword.${reason}`))
      if (old) await field(dialogOf(page), code, 'oldPassword').fill(old)
      await field(dialogOf(page), code, 'newPassword').fill(password)
      await field(dialogOf(page), code, 'confirmPassword').fill(password)
      await button(page, say('auth', 'changePassword.submit')).click()
      await expect(balance(page, code)).toBeVisible()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/$/)
    }

    // By e-mail comes a password that opens once, and is changed before anything else.
    await startAnew(page)
    await button(page, say('auth', 'login.forgot')).click()
    const forgot = dialogOf(page).filter({ has: page.locator('input[name=email]') })
    await forgot.locator('input[name=username]').fill(username)
    await forgot.locator('input[name=email]').fill(email)
    await button(page, say('auth', 'forgot.submitEmail')).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('core', 'action.ok'), exact: true })
      .click()
    const temporary = await mailTo(port, email, /^\s*([A-Za-z0-9]{12})\s*$/m)
    await startAnew(page)
    await enter(page, code, username, temporary)
    await choose('first', 'Sunrise-2026x')

    // One that has had its time, as the gateway says of it; a reload gives nobody more than the change.
    await page.route('**/api/auth/login/v2', async (route) => {
      const answer = await (await route.fetch(reached(route.request()))).json()
      await route.fulfill({ json: { ...answer, value: { ...answer.value, passwordExpired: true } } })
    })
    await startAnew(page)
    await enter(page, code, username, 'Sunrise-2026x')
    await expect(dialogOf(page)).toContainText(say('auth', 'changePassword.expired'))
    await expect(balance(page, code)).toBeHidden()
    await page.unroute('**/api/auth/login/v2')
    await page.reload()
    await choose('first', 'Moonlight-2026x', 'Sunrise-2026x')
  })

  test(`one more proof of who one is, in ${code}`, async ({ page, port, faults }) => {
    await from(page, code === 'EN' ? '10.20.1.1' : '10.20.2.1')
    await visit(page, carmine, port, { code, path: '/register' })
    const { username = '', password = '', email = '' } = await register(page, carmine, code)
    const answer = dialogOf(page).locator('input[name=verificationCode]')

    // From an address never seen: by the name on the bank account, or a code to the mailbox.
    await from(page, '10.99.1.1')
    await startAnew(page)
    await enter(page, code, username, password)
    await expect(dialogOf(page)).toContainText(say('core', 'error.EXTRA_VERIFICATION'))
    expectRefusals(faults, 401, 403)
    await dialogOf(page)
      .getByRole('radio', { name: say('auth', 'verification.proof.bankName') })
      .check()
    await answer.fill('Somebody Else')
    await button(page, say('auth', 'verification.submit')).click()
    await expect(dialogOf(page).getByText(say('core', 'error.PROOF_WRONG'))).toBeVisible()
    expectRefusals(faults, 401, 422)
    await dialogOf(page)
      .getByRole('radio', { name: say('auth', 'verification.proof.email') })
      .check()
    await button(page, say('auth', 'sms.send')).click()
    await expect(dialogOf(page).getByRole('button', { name: /^\d:\d\d$/ })).toBeDisabled()
    await answer.fill(await mailTo(port, email, /\d{6}/))
    await button(page, say('auth', 'verification.submit')).click()
    await expect(balance(page, code)).toBeVisible()

    // With an authenticator the password alone opens nothing, wherever one is.
    await page.getByRole('button', { name: say('core', 'header.accountMenu') }).click()
    await page.getByRole('menuitem', { name: say('core', 'account.myAccount') }).click()
    const app = page.getByRole('region', { name: say('auth', 'security.authenticator') })
    const turnOn = app.getByRole('button', { name: say('auth', 'security.turnOn') })
    await turnOn.click()
    await app.locator('input[type=password]').fill(password)
    await page.keyboard.press('Enter')
    const secret = await app.locator('code').innerText()
    await field(app, code, 'authenticatorCode').fill(appCode(secret))
    await turnOn.click()
    await app.getByRole('button', { name: say('auth', 'security.recoveryDone') }).click()
    await startAnew(page)
    await enter(page, code, username, password)
    await expect(dialogOf(page)).toContainText(say('auth', 'verification.authenticator'))
    expectRefusals(faults, 401, 403)
    await answer.fill('000000')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page).getByText(say('core', 'error.PROOF_WRONG'))).toBeVisible()
    expectRefusals(faults, 401, 422)
    await answer.fill(appCode(secret, 1))
    await page.keyboard.press('Enter')
    await expect(balance(page, code)).toBeVisible()
  })
}

for (const [id, code] of [
  ['aurora', 'EN'],
  ['oasis', 'AR'],
] as const) {
  const house = houseOf(id)
  const say = (area: 'core' | 'auth', key: string) => text(code, area, key)

  test(`the captcha after a failure, in ${code}`, async ({ page, port, faults }) => {
    await from(page, code === 'EN' ? '10.30.1.1' : '10.30.2.1')
    await visit(page, house, port, { code, path: '/login' })
    const { username } = house.demo
    await enter(page, code, username, 'Wrong-2026a')
    await expect(dialogOf(page).getByRole('alert')).toHaveText(say('core', 'error.CREDENTIALS_INVALID'))
    const letters = field(dialogOf(page), code, 'captcha')
    await expect(letters).toBeHidden()
    await enter(page, code, username, 'Wrong-2026b')
    await expect(letters).toBeVisible()
    const picture = dialogOf(page).getByRole('img', { name: say('auth', 'captcha.alt') })
    await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/)
    await enter(page, code, username, house.demo.password)
    await expect(dialogOf(page).getByText(say('auth', 'validation.captchaRequired'))).toBeVisible()
    const first = await picture.getAttribute('src')
    await letters.fill('XXXX')
    await enter(page, code, username, house.demo.password)
    await expect(dialogOf(page).getByText(say('core', 'error.CAPTCHA_INVALID'))).toBeVisible()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await button(page, say('auth', 'captcha.other')).click()
    await expect(dialogOf(page).getByText(say('auth', 'botCheck.done'))).toBeVisible({ timeout: 60_000 })
    await enter(page, code, username, house.demo.password)
    await expect(balance(page, code)).toBeVisible()
    expectRefusals(faults, 401, 422)
  })

  test(`what goes wrong is said in words of the catalogue, in ${code}`, async ({ page, port, faults }) => {
    // A merchant that sends codes, as this page is told.
    await page.route(/\/login$/, async (route) => {
      const page = await route.fetch(reached(route.request()))
      await route.fulfill({
        response: page,
        body: (await page.text()).replaceAll('"SMSLOGIN":false', '"SMSLOGIN":true'),
      })
    })
    await visit(page, house, port, { code, path: '/login' })
    let answer: { readonly code: string; readonly params?: object } | 'none' = 'none'
    await page.route(/\/api\/auth\/login\/(v2|code)$/, (route) =>
      answer === 'none'
        ? route.abort('connectionfailed')
        : route.fulfill({ status: 422, json: { success: false, message: '', params: {}, ...answer } }),
    )
    const alert = dialogOf(page).getByRole('alert')
    const LOGIN = [
      'CREDENTIALS_INVALID',
      'NON_MEMBER',
      'ACCESS_RESTRICTED',
      'VERIFICATION_FIRST',
      'BOT_CHECK_FAILED',
      'INVALID_URL',
      'NOT_SIGNED_IN',
      'TOO_MANY_REQUESTS',
      'SERVICE_UNAVAILABLE',
      'UNKNOWN',
    ]
    for (const one of LOGIN) {
      answer = { code: one }
      await enter(page, code, 'anybody77', 'Whatever-2026')
      await expect(alert).toHaveText(say('core', `error.${one}`))
    }
    answer = 'none'
    await enter(page, code, 'anybody77', 'Whatever-2026')
    await expect(alert).toHaveText(say('core', 'error.NETWORK'))

    await page.getByRole('tab', { name: say('auth', 'method.sms') }).click()
    await field(dialogOf(page), code, 'mobileNum').fill('9')
    await button(page, say('auth', 'sms.send')).click()
    await expect(field(dialogOf(page), code, 'mobileNum')).toHaveAttribute('aria-invalid', 'true')
    const number = id === 'aurora' ? '9171234567' : '50012345'
    await field(dialogOf(page), code, 'mobileNum').fill(number)
    const warning = page.getByRole('alertdialog')
    for (const one of ['PHONE_TOO_MANY_REQUESTS', 'SMS_QUOTA', 'FEATURE_DISABLED', 'PHONE_FORMAT', 'UNKNOWN']) {
      answer = { code: one, params: { minutes: 5 } }
      await page.waitForTimeout(1_000)
      await button(page, say('auth', 'sms.send')).click()
      await expect(warning).toContainText(say('auth', 'sms.failedTitle'))
      await expect(warning).toContainText(say('core', `error.${one}`))
      await warning.getByRole('button', { name: say('core', 'action.ok'), exact: true }).click()
    }
    const codeField = dialogOf(page).locator('input[name=verificationCode]').filter({ visible: true })
    await button(page, say('auth', 'login.submit')).click()
    await expect(codeField).toHaveAttribute('aria-invalid', 'true')
    for (const one of ['SMS_CODE_INVALID', 'SMS_CODE_EXPIRED']) {
      answer = { code: one }
      await codeField.fill('123456')
      await button(page, say('auth', 'login.submit')).click()
      await expect(dialogOf(page).getByText(say('core', `error.${one}`))).toBeVisible()
    }
    expectRefusals(faults, 422, 'ERR_CONNECTION_FAILED')
  })
}

test('mobile codes sign up, sign in and set a new password', async ({ page, port, faults }) => {
  const mekhala = houseOf('mekhala')
  const code = 'EN'
  const say = (key: string) => text(code, 'auth', key)
  const number = `81${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
  const sent = () => mailTo(port, `+66${number}`, /\d{6}/)
  await from(page, '10.50.1.1')
  await visit(page, mekhala, port, { code, path: '/register' })
  const counting = dialogOf(page).getByRole('button', { name: /^\d:\d\d$/ })
  const send = async () => {
    await mobile.fill(number)
    await button(page, say('sms.send')).click()
    await expect(counting).toBeDisabled()
  }
  const mobile = dialogOf(page).locator('input[name=mobileNum]').filter({ visible: true })
  const codeField = dialogOf(page).locator('input[name=verificationCode]').filter({ visible: true })
  await send()
  await codeField.fill('000000')
  await field(dialogOf(page), code, 'password').fill('Moonrise2026')
  await dialogOf(page).getByRole('checkbox').check()
  await button(page, say('register.submit')).click()
  await expect(codeField).toHaveAttribute('aria-invalid', 'true')
  expectRefusals(faults, 422)
  // The countdown runs on through a reload, by its deadline.
  await page.reload()
  await expect(counting).toBeDisabled()
  await mobile.fill(number)
  await codeField.fill(await sent())
  await field(dialogOf(page), code, 'password').fill('Moonrise2026')
  await dialogOf(page).getByRole('checkbox').check()
  await button(page, say('register.submit')).click()
  await expect(balance(page, code)).toBeVisible()

  const first = await sent()
  await startAnew(page)
  await page.getByRole('tab', { name: say('method.sms') }).click()
  await send()
  await expect.poll(sent).not.toBe(first)
  await codeField.fill(await sent())
  await button(page, say('login.submit')).click()
  await expect(balance(page, code)).toBeVisible()

  // By a code comes a new password, and with it one is in at once.
  const second = await sent()
  await startAnew(page)
  await button(page, say('login.forgot')).click()
  await send()
  await expect.poll(sent).not.toBe(second)
  await codeField.fill(await sent())
  await field(dialogOf(page), code, 'newPassword').fill('Sunrise2026')
  await button(page, say('forgot.submitMobile')).click()
  await expect(balance(page, code)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await startAnew(page)
  await enter(page, code, `66${number}`, 'Sunrise2026')
  await expect(balance(page, code)).toBeVisible()
})

test('a network: thought better of, unknown, signed up with and signed in with', async ({ page, port }) => {
  const aurora = houseOf('aurora')
  const code = 'EN'
  const say = (area: 'core' | 'auth', key: string) => text(code, area, key)
  await visit(page, aurora, port, { code, path: '/login' })
  const open = async () => {
    const opened = page.waitForEvent('popup')
    await dialogOf(page)
      .getByRole('button', { name: say('auth', 'social.google') })
      .filter({ visible: true })
      .click()
    return opened
  }
  const told = (key: string) => expect(page.getByText(say('core', key)).first()).toBeVisible()
  await (await open()).close()
  await told('error.SOCIAL_CLOSED')
  const cancelled = await open()
  await cancelled.getByRole('button', { name: 'Cancel' }).click()
  await expect(button(page, say('auth', 'social.google')).filter({ visible: true })).toBeEnabled()
  const email = `${registrationValues().username}@example.com`
  const become = async () => {
    const window = await open()
    await window.getByLabel('E-mail').fill(email)
    await window.getByRole('button', { name: 'Continue' }).click()
  }
  await become()
  await told('error.SOCIAL_UNKNOWN')
  await page.getByRole('tab', { name: say('auth', 'tab.register') }).click()
  await expect(page.getByRole('tabpanel', { name: say('auth', 'tab.login') })).toBeHidden()
  await dialogOf(page)
    .getByRole('button', { name: say('auth', 'social.google') })
    .filter({ visible: true })
    .click()
  await expect(dialogOf(page).getByText(say('auth', 'validation.termsRequired')).first()).toBeVisible()
  await dialogOf(page).getByRole('checkbox').filter({ visible: true }).check()
  await become()
  await expect(balance(page, code)).toBeVisible()
  await startAnew(page)
  await become()
  await expect(balance(page, code)).toBeVisible()
})

test('free play: a trial account looks around, and is told what it may not', async ({ page, port }) => {
  const code = 'EN'
  await from(page, '10.60.1.1')
  await visit(page, houseOf('aurora'), port, { code, path: '/login' })
  await button(page, text(code, 'auth', 'login.freePlay')).click()
  await expect(balance(page, code)).toBeVisible()
  await page.locator('article button').first().click()
  await expect(page.getByRole('alertdialog')).toContainText(text(code, 'core', 'trial.text'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text(code, 'core', 'trial.confirm') })
    .click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
