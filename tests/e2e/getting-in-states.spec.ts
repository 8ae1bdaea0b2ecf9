import { BLOCKED_ADDRESS } from './every-way.ts'
import {
  appCode,
  arrive,
  button,
  dialogOf,
  everyWay,
  expirePasswords,
  from,
  openLogin,
  openMyAccount,
  signOut,
} from './getting-in-steps.ts'
import { mailTo } from './mailbox.ts'
import { openAccount } from './people.ts'
import { balance, enter, field, registrationValues } from './sign-in-form.ts'
import { expect, expectRefusals, testWhere } from './test.ts'
import { text } from './texts.ts'

for (const code of ['EN', 'AR']) {
  const left = testWhere(code === 'EN')
  const right = testWhere(code === 'AR')
  const say = (area: 'core' | 'auth', key: string) => text(code, area, key)
  /** Each language has its own addresses, so that failed attempts in one do not count in the other. */
  const ip = (rest: string) => `10.${code === 'EN' ? 10 : 20}.${rest}`

  left(`passwords that may not stay, in ${code}`, async ({ page, port }) => {
    const { username, email } = await openAccount({ merchant: everyWay, port, ip: ip('1.1') })
    await from(page, ip('1.1'))
    const choose = async (reason: 'first' | 'temporary' | 'expired', password: string, old?: string) => {
      await expect(dialogOf(page)).toContainText(say('auth', `changePassword.${reason}`))
      if (old) await field(dialogOf(page), code, 'oldPassword').fill(old)
      await field(dialogOf(page), code, 'newPassword').fill(password)
      await field(dialogOf(page), code, 'confirmPassword').fill(password)
      await button(page, say('auth', 'changePassword.submit')).click()
      await expect(balance(page, code)).toBeVisible()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/$/)
    }

    // The e-mail brings a password that works once and must be changed first.
    await arrive(page, everyWay, port, { code, path: '/login' })
    await button(page, say('auth', 'login.forgot')).click()
    await page.getByRole('tab', { name: say('auth', 'forgot.byEmail') }).click()
    await dialogOf(page).locator('input[name=username]').filter({ visible: true }).fill(username)
    await dialogOf(page).locator('input[name=email]').fill(email)
    await button(page, say('auth', 'forgot.submitEmail')).click()
    const confirmation = page.getByRole('alertdialog')
    await expect(confirmation).toContainText(say('auth', 'forgot.sent'))
    await confirmation.getByRole('button', { name: say('core', 'action.ok'), exact: true }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
    const temporary = await mailTo(port, email, /^\s*([A-Za-z0-9]{12})\s*$/m)
    await openLogin(page, code)
    await enter(page, code, username, temporary)
    await choose('first', 'Sunrise-2026x')
    await signOut(page, code)

    // The gateway reports an expired password; after a reload only the change is offered.
    const unexpire = await expirePasswords(page)
    await openLogin(page, code)
    await enter(page, code, username, 'Sunrise-2026x')
    await expect(dialogOf(page)).toContainText(say('auth', 'changePassword.expired'))
    await expect(balance(page, code)).toBeHidden()
    await unexpire()
    await page.reload({ waitUntil: 'domcontentloaded' })
    await choose('temporary', 'Moonlight-2026x', 'Sunrise-2026x')
  })

  right(`one more proof of who one is, in ${code}`, async ({ page, port, faults }) => {
    const { username, password, email, mobileNum } = await openAccount({ merchant: everyWay, port, ip: ip('2.1') })
    const answer = dialogOf(page).locator('input[name=verificationCode]').filter({ visible: true })
    const enterFrom = async (address: string) => {
      await from(page, address)
      await enter(page, code, username, password)
      await expect(dialogOf(page)).toContainText(say('core', 'error.EXTRA_VERIFICATION'))
      expectRefusals(faults, 401, 403)
    }
    const proveBy = (proof: string) =>
      dialogOf(page)
        .getByRole('radio', { name: say('auth', `verification.proof.${proof}`) })
        .check()
    const proveByCode = async (sent: () => Promise<string>) => {
      await button(page, say('auth', 'sms.send')).click()
      await expect(dialogOf(page).getByRole('button', { name: /\d:\d\d$/ })).toBeDisabled()
      await answer.fill(await sent())
      await button(page, say('auth', 'verification.submit')).click()
      await expect(balance(page, code)).toBeVisible()
    }

    // From new addresses a sign-in needs a proof: the name on the bank account, or a code to the mobile number or the
    // mailbox.
    await arrive(page, everyWay, port, { code, path: '/login' })
    await enterFrom(ip('99.1'))
    await proveBy('bankName')
    await answer.fill('Somebody Else')
    await button(page, say('auth', 'verification.submit')).click()
    await expect(dialogOf(page).getByText(say('core', 'error.PROOF_WRONG'))).toBeVisible()
    expectRefusals(faults, 401, 422)
    await proveBy('mobile')
    const registered = await mailTo(port, `+63${mobileNum}`, /\d{6}/)
    await proveByCode(() => mailTo(port, `+63${mobileNum}`, /\d{6}/, registered))
    await signOut(page, code)
    await openLogin(page, code)
    await enterFrom(`10.77.${code === 'EN' ? 1 : 2}.1`)
    await proveBy('email')
    await proveByCode(() => mailTo(port, email, /\d{6}/))

    // With an authenticator the password alone is not enough, from any address.
    await openMyAccount(page, code)
    const app = page.getByRole('region', { name: say('auth', 'security.authenticator') })
    const turnOn = app.getByRole('button', { name: say('auth', 'security.turnOn') })
    await turnOn.click()
    // A session that has just begun needs no further proof.
    const secret = await app.locator('code').innerText()
    await field(app, code, 'authenticatorCode').fill(appCode(secret))
    await turnOn.click()
    await app.getByRole('button', { name: say('auth', 'security.recoveryDone') }).click()
    await signOut(page, code)
    await openLogin(page, code)
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

  left(`mobile codes sign up, sign in and set a new password, in ${code}`, async ({ page, port, faults }) => {
    const number = `917${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
    let last: string | undefined
    const sent = async () => {
      last = await mailTo(port, `+63${number}`, /\d{6}/, last)
      return last
    }
    const counting = dialogOf(page).getByRole('button', { name: /\d:\d\d$/ })
    const mobile = dialogOf(page).locator('input[name=mobileNum]').filter({ visible: true })
    const codeField = dialogOf(page).locator('input[name=verificationCode]').filter({ visible: true })
    const send = async () => {
      await mobile.fill(number)
      await button(page, say('auth', 'sms.send')).click()
      await expect(counting).toBeDisabled()
    }
    await from(page, ip('3.1'))
    await arrive(page, everyWay, port, { code, path: '/register' })
    await send()
    await codeField.fill('000000')
    await field(dialogOf(page), code, 'password').fill('Moonrise2026')
    await dialogOf(page).getByRole('checkbox').check()
    await button(page, say('auth', 'register.submit')).click()
    await expect(codeField).toHaveAttribute('aria-invalid', 'true')
    expectRefusals(faults, 422)
    // The countdown continues after a reload, because its deadline is stored.
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(counting).toBeDisabled()
    await mobile.fill(number)
    await codeField.fill(await sent())
    await field(dialogOf(page), code, 'password').fill('Moonrise2026')
    await dialogOf(page).getByRole('checkbox').check()
    await button(page, say('auth', 'register.submit')).click()
    await expect(balance(page, code)).toBeVisible()
    await signOut(page, code)

    await openLogin(page, code)
    await page.getByRole('tab', { name: say('auth', 'method.sms') }).click()
    await send()
    await codeField.fill(await sent())
    await button(page, say('auth', 'login.submit')).click()
    await expect(balance(page, code)).toBeVisible()
    await signOut(page, code)

    // A code allows a new password, which signs in at once.
    await openLogin(page, code)
    await button(page, say('auth', 'login.forgot')).click()
    await send()
    await codeField.fill(await sent())
    await field(dialogOf(page), code, 'newPassword').fill('Sunrise2026')
    await button(page, say('auth', 'forgot.submitMobile')).click()
    await expect(balance(page, code)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await signOut(page, code)
    await openLogin(page, code)
    await enter(page, code, `63${number}`, 'Sunrise2026')
    await expect(balance(page, code)).toBeVisible()
  })

  right(
    `a network: thought better of, unknown, signed up with and signed in with, in ${code}`,
    async ({ page, port }) => {
      await from(page, ip('4.1'))
      await arrive(page, everyWay, port, { code, path: '/login' })
      const by = (name: 'google' | 'facebook') => button(page, say('auth', `social.${name}`)).filter({ visible: true })
      const network = by('google')
      const open = async (pressed = network) => {
        const popup = page.waitForEvent('popup')
        await pressed.click()
        const opened = await popup
        // Waits until the window shows something, because Chromium may not report it as closed otherwise.
        await expect(opened.getByRole('button', { name: 'Cancel' })).toBeVisible()
        return opened
      }
      const expectText = (key: string) => expect(page.getByText(say('core', key)).first()).toBeVisible()
      await (await open()).close()
      await expectText('error.SOCIAL_CLOSED')
      const cancelled = await open()
      await cancelled.getByRole('button', { name: 'Cancel' }).click()
      await expect(network).toBeEnabled()
      const email = `${registrationValues().username}@example.com`
      const become = async (pressed = network) => {
        const window = await open(pressed)
        await window.getByLabel('E-mail').fill(email)
        await window.getByRole('button', { name: 'Continue' }).click()
      }
      const toRegister = async () => {
        await page.getByRole('tab', { name: say('auth', 'tab.register') }).click()
        await expect(page.getByRole('tabpanel', { name: say('auth', 'tab.login') })).toBeHidden()
      }
      const agree = () => dialogOf(page).getByRole('checkbox').filter({ visible: true }).check()
      await become()
      await expectText('error.SOCIAL_UNKNOWN')
      await toRegister()
      await network.click()
      await expect(dialogOf(page).getByText(say('auth', 'validation.termsRequired')).first()).toBeVisible()
      await agree()
      await become()
      await expect(balance(page, code)).toBeVisible()
      await signOut(page, code)
      await openLogin(page, code)
      await become()
      await expect(balance(page, code)).toBeVisible()
      await signOut(page, code)

      // The other network knows none of the first one's accounts.
      await openLogin(page, code)
      await become(by('facebook'))
      await expectText('error.SOCIAL_UNKNOWN')
      await toRegister()
      await agree()
      await become(by('facebook'))
      await expect(balance(page, code)).toBeVisible()
    },
  )

  right(`a place that is not served, in ${code}`, async ({ page, port, faults }) => {
    await from(page, ip('7.1'))
    await arrive(page, everyWay, port, { code, path: '/login' })
    await expect(button(page, say('auth', 'login.submit'))).toBeVisible()
    await from(page, BLOCKED_ADDRESS)
    await enter(page, code, 'anybody77', 'Whatever-2026')
    // The form shows this until the page learns that the whole site is closed, which may be at once.
    const refusal = dialogOf(page).getByRole('alert').getByText(say('core', 'error.ACCESS_RESTRICTED'))
    await expect(refusal.or(page.getByText(say('core', 'startup.blockedTitle')))).toBeVisible()
    expectRefusals(faults, 403)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.getByText(say('core', 'startup.blockedTitle'))).toBeVisible()
    await expect(page.getByText(BLOCKED_ADDRESS)).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
    expectRefusals(faults, 403)
  })

  left(`free play: a trial account looks around, and is told what it may not, in ${code}`, async ({ page, port }) => {
    await from(page, ip('5.1'))
    await arrive(page, everyWay, port, { code, path: '/login' })
    await button(page, say('auth', 'login.freePlay')).click()
    await expect(balance(page, code)).toBeVisible()
    await page.locator('article button').first().click()
    const notice = page.getByRole('alertdialog')
    await expect(notice).toContainText(say('core', 'trial.text'))
    await notice.getByRole('button', { name: say('core', 'trial.confirm') }).click()
    await expect(notice).toHaveCount(0)
  })

  left(`the captcha after a failure, in ${code}`, async ({ page, port, faults }) => {
    const { username, password } = await openAccount({ merchant: everyWay, port, ip: ip('6.1') })
    await from(page, ip('6.1'))
    await arrive(page, everyWay, port, { code, path: '/login' })
    await enter(page, code, username, 'Wrong-2026a')
    await expect(dialogOf(page).getByRole('alert')).toHaveText(say('core', 'error.CREDENTIALS_INVALID'))
    const letters = field(dialogOf(page), code, 'captcha')
    await expect(letters).toBeHidden()
    await enter(page, code, username, 'Wrong-2026b')
    await expect(letters).toBeVisible()
    const picture = dialogOf(page).getByRole('img', { name: say('auth', 'captcha.alt') })
    await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/)
    await enter(page, code, username, password)
    await expect(dialogOf(page).getByText(say('auth', 'validation.captchaRequired'))).toBeVisible()
    const first = await picture.getAttribute('src')
    await letters.fill('XXXX')
    await enter(page, code, username, password)
    await expect(dialogOf(page).getByText(say('core', 'error.CAPTCHA_INVALID'))).toBeVisible()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await button(page, say('auth', 'captcha.other')).click()
    await expect(dialogOf(page).getByText(say('auth', 'botCheck.done'))).toBeVisible({ timeout: 60_000 })
    await enter(page, code, username, password)
    await expect(balance(page, code)).toBeVisible()
    expectRefusals(faults, 401, 422)
  })
}
