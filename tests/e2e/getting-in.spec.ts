import { arrive, button, dialogOf, from, openLogin, openMyAccount, signOut } from './getting-in-steps.ts'
import { call, letIn, openAccount } from './people.ts'
import { balance, enter, field, fillRegistration, registrationValues } from './sign-in-form.ts'
import { expect, expectRefusals, test } from './test.ts'
import { bothDirections } from './test-merchant.ts'
import { text } from './texts.ts'

/** Every demo merchant has an agent of this name, with the password of its players. */
const AGENT = 'agent'

for (const { merchant, code } of bothDirections) {
  const say = (area: 'core' | 'auth' | 'agent', key: string) => text(code, area, key)
  const ip = (rest: string) => `10.${code === 'EN' ? 40 : 50}.${rest}`

  test.describe(`${merchant.name} in ${code}`, () => {
    test('what is wrong is told where it is, and what is right lets in', async ({ page, port, faults }) => {
      await from(page, ip('1.1'))
      // A code in the address is removed at once, and an invalid one is reported.
      const exchange = page.waitForResponse(/\/exchange$/)
      await arrive(page, merchant, port, { code, path: '/login?token=0123456789abcdef0123456789abcdef&x=1' })
      await expect(page).toHaveURL(/\/login\?x=1$/)
      expect((await exchange).status()).toBe(401)
      await expect(page.getByText(say('core', 'error.EXCHANGE_INVALID')).first()).toBeVisible()
      expectRefusals(faults, 401)

      await enter(page, code, '', '')
      await expect(dialogOf(page).getByText(say('auth', 'validation.required'))).toHaveCount(2)
      await expect(page.locator('input[name=username]')).toBeFocused()
      await enter(page, code, `nobody${Date.now()}`, 'Wrong-2026')
      await expect(dialogOf(page).getByRole('alert')).toHaveText(say('core', 'error.CREDENTIALS_INVALID'))
      await expect(page.locator('input[name=password]')).toBeFocused()
      expectRefusals(faults, 401)

      // A forgotten password: no account has this name and mailbox.
      await button(page, say('auth', 'login.forgot')).click()
      const dialog = dialogOf(page).filter({ has: page.locator('input[name=email]') })
      await expect(page).toHaveURL(/\/login\?x=1$/)
      await dialog.locator('input[name=username]').fill('nobody99')
      await dialog.locator('input[name=email]').fill('nobody@example.com')
      await button(page, say('auth', 'forgot.submitEmail')).click()
      await expect(dialog.getByRole('alert')).toHaveText(say('core', 'error.USERNAME_EMAIL_UNKNOWN'))
      expectRefusals(faults, 404)
      await dialog.getByRole('button', { name: say('auth', 'forgot.toLogin') }).click()
      await expect(page.locator('input[name=password]')).toBeVisible()

      await page.getByRole('tab', { name: say('auth', 'tab.register') }).click()
      const form = page.getByRole('tabpanel', { name: say('auth', 'tab.register') })
      await fillRegistration(form, merchant, code, registrationValues())
      const submit = form.getByRole('button', { name: say('auth', 'register.submit'), exact: true })
      if (merchant.fields.includes('affiliateCode')) {
        const invitation = field(form, code, 'affiliateCode')
        await invitation.fill('NOSUCH1')
        await submit.click()
        const warning = page.getByRole('alertdialog')
        await expect(warning).toContainText(say('auth', 'register.invitationFailed'))
        await warning.getByRole('button', { name: say('auth', 'register.invitationSubmit') }).click()
        await expect(invitation).toHaveAttribute('aria-invalid', 'true')
        await invitation.fill('')
      }
      await submit.click()
      await expect(balance(page, code)).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    })

    test('one is remembered, sees where one is signed in, ends it there, and changes one’s password', async ({
      page,
      port,
      faults,
    }) => {
      const place = { merchant, port, ip: ip('2.1') }
      const { username, password, token } = await openAccount(place)
      await from(page, place.ip)
      await arrive(page, merchant, port, { code, path: '/login' })
      await dialogOf(page)
        .getByRole('checkbox', { name: say('auth', 'login.remember') })
        .check()
      await enter(page, code, username, password)
      await expect(balance(page, code)).toBeVisible()
      const cookies = await page.context().cookies()
      expect(cookies.filter(({ value }) => decodeURIComponent(value).includes(password))).toEqual([])
      await signOut(page, code)
      // The lists of games and vendors are the same for everybody, so they may stay.
      const left = await page.evaluate(() => [...Object.keys(sessionStorage), localStorage.getItem('merchantCode')])
      expect(left.filter((key) => key !== 'hotGames' && key !== 'gameVendor')).toEqual([merchant.id])

      // The second sign-in needs no password.
      await openLogin(page, code)
      await expect(page.locator('input[name=username]')).toHaveValue(username)
      await expect(dialogOf(page).getByText(say('auth', 'login.remembered'))).toBeVisible()
      await button(page, say('auth', 'login.submit')).click()
      await expect(balance(page, code)).toBeVisible()
      // Only the newest message about the session is shown.
      await expect(page.getByText(say('core', 'account.signedOut'))).toHaveCount(0)

      await openMyAccount(page, code)
      const places = page.getByRole('region', { name: say('auth', 'security.sessions') }).getByRole('listitem')
      await expect(places).toHaveCount(2)
      await page.getByRole('button', { name: say('auth', 'security.endOthers') }).click()
      await expect(places).toHaveCount(1)
      expect(await call(place, 'memberInfo', {}, token)).toMatchObject({ code: 'NOT_SIGNED_IN' })

      await page.getByRole('button', { name: say('auth', 'security.passwordChange') }).click()
      const dialog = dialogOf(page).filter({ has: page.locator('input[name=oldPassword]') })
      const submit = dialog.getByRole('button', { name: say('auth', 'changePassword.submit'), exact: true })
      await dialog.locator('input[name=oldPassword]').fill('Wrong-2026x')
      await dialog.locator('input[name=password]').fill('Sunrise-2026x')
      await dialog.locator('input[name=confirmPassword]').fill('Sunrise-2026y')
      await submit.click()
      await expect(dialog.getByText(say('auth', 'validation.confirmMismatch'))).toBeVisible()
      await dialog.locator('input[name=confirmPassword]').fill('Sunrise-2026x')
      await submit.click()
      await expect(dialog.locator('input[name=oldPassword]')).toHaveAttribute('aria-invalid', 'true')
      expectRefusals(faults, 422)
      await dialog.locator('input[name=oldPassword]').fill(password)
      await submit.click()
      await expect(dialogOf(page)).toHaveCount(0)
      expect(await letIn(place, username, password)).toBe('CREDENTIALS_INVALID')
      const elsewhere = await letIn(place, username, 'Sunrise-2026x')

      // The session is ended from another device, and its event stream ends with it.
      await call(place, 'endSessions', {}, elsewhere)
      await expect(balance(page, code)).toBeHidden()
      expectRefusals(faults, 401)
    })

    test('agents and players each have their own way in', async ({ page, port, faults }) => {
      await from(page, ip('3.1'))
      await arrive(page, merchant, port, { code, path: '/agentHome' })
      await expect(page).toHaveURL(/\/agent$/)
      await enter(page, code, merchant.demo.username, merchant.demo.password, 'agentLogin.submit')
      await expect(page.getByRole('alert')).toHaveText(say('core', 'error.NON_AGENT'))
      expectRefusals(faults, 403)
      await enter(page, code, AGENT, merchant.demo.password, 'agentLogin.submit')
      await expect(page).toHaveURL(/\/agentHome$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(code, 'agent', 'page.overview'))
      await expect(page.getByRole('banner')).toContainText(AGENT)
      await expect(page.getByRole('banner').locator('time')).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('core', 'account.signOut') })
        .click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('core', 'account.signOutConfirm'), exact: true })
        .click()
      await expect(page).toHaveURL(/\/agent$/)

      await page.goto(new URL('/login', page.url()).href, { waitUntil: 'domcontentloaded' })
      await enter(page, code, AGENT, merchant.demo.password)
      await expect(dialogOf(page).getByRole('alert')).toHaveText(say('core', 'error.NON_MEMBER'))
      expectRefusals(faults, 403)
    })
  })
}
