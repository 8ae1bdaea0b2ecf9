import { createHash } from 'node:crypto'
import { arrive, button, dialogOf, everyWay, from } from './getting-in-steps.ts'
import { enter, field } from './sign-in-form.ts'
import { expect, expectRefusals, test } from './test.ts'
import { text } from './texts.ts'

/** The errors that a sign-in by name may get, besides those that are shown at its own fields. */
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
const SENDING = ['PHONE_TOO_MANY_REQUESTS', 'SMS_QUOTA', 'FEATURE_DISABLED', 'PHONE_FORMAT', 'UNKNOWN']
const CODES = ['SMS_CODE_INVALID', 'SMS_CODE_EXPIRED']

/** A puzzle that the first number solves: no gateway looks at the answer here. */
const SALT = 'salt'
const EASY = {
  provider: 'proof-of-work',
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}0`).digest('hex'),
  salt: SALT,
  signature: 'none',
  maxnumber: 0,
}

for (const code of ['EN', 'AR']) {
  const say = (area: 'core' | 'auth', key: string) => text(code, area, key)

  test(`what goes wrong is said in words of the catalogue, in ${code}`, async ({ page, port, faults }) => {
    await from(page, code === 'EN' ? '10.30.1.1' : '10.30.2.1')
    await page.route('**/api/auth/bot-check*', (route) => route.fulfill({ json: { success: true, value: EASY } }))
    await arrive(page, everyWay, port, { code, path: '/login' })
    let answer: { readonly code: string; readonly params?: object } | 'none' = 'none'
    await page.route(/\/api\/auth\/login\/(v2|code)$/, (route) =>
      answer === 'none'
        ? route.abort('connectionfailed')
        : route.fulfill({ status: 422, json: { success: false, message: '', params: {}, ...answer } }),
    )
    const alert = dialogOf(page).getByRole('alert')
    for (const one of LOGIN) {
      answer = { code: one }
      await enter(page, code, 'anybody77', 'Whatever-2026')
      await expect(alert).toHaveText(say('core', `error.${one}`))
    }
    answer = 'none'
    await enter(page, code, 'anybody77', 'Whatever-2026')
    await expect(alert).toHaveText(say('core', 'error.NETWORK'))

    await page.getByRole('tab', { name: say('auth', 'method.sms') }).click()
    const mobile = field(dialogOf(page), code, 'mobileNum')
    await mobile.fill('9')
    await button(page, say('auth', 'sms.send')).click()
    await expect(mobile).toHaveAttribute('aria-invalid', 'true')
    await mobile.fill('9171234567')
    const warning = page.getByRole('alertdialog')
    let seconds = 0
    for (const one of SENDING) {
      answer = { code: one, params: { minutes: 5 } }
      // The button works once a second; the clock is moved instead of waiting.
      seconds += 2
      await page.clock.setSystemTime(Date.now() + seconds * 1_000)
      await button(page, say('auth', 'sms.send')).click()
      await expect(warning).toContainText(say('auth', 'sms.failedTitle'))
      await expect(warning).toContainText(say('core', `error.${one}`))
      await warning.getByRole('button', { name: say('core', 'action.ok'), exact: true }).click()
    }
    const codeField = dialogOf(page).locator('input[name=verificationCode]').filter({ visible: true })
    await button(page, say('auth', 'login.submit')).click()
    await expect(codeField).toHaveAttribute('aria-invalid', 'true')
    for (const one of CODES) {
      answer = { code: one }
      await codeField.fill('123456')
      await button(page, say('auth', 'login.submit')).click()
      await expect(dialogOf(page).getByText(say('core', `error.${one}`))).toBeVisible()
    }
    expectRefusals(faults, 422, 'ERR_CONNECTION_FAILED')
  })
}
