import type { Page } from '@playwright/test'
import {
  balance,
  enter,
  expect,
  expectRefusals,
  field,
  fillRegistration,
  houses,
  register,
  registrationValues,
  signIn,
  test,
  text,
  visit,
} from './house.ts'

const AGENT = { username: 'agent', password: houses[0]?.demo.password ?? '' }

const dialogOf = (page: Page) => page.getByRole('dialog')

for (const house of houses.filter(({ id }) => id !== 'carmine')) {
  const code = house.id === 'oasis' ? 'AR' : 'EN'
  const say = (area: 'core' | 'auth', key: string) => text(code, area, key)

  test.describe(`${house.name} in ${code}`, () => {
    test('a wrong password is told, and what was typed stays', async ({ page, port, faults }) => {
      await visit(page, house, port, { code, path: '/login' })
      await enter(page, code, `nobody${Date.now()}`, 'Wrong-2026')
      await expect(dialogOf(page).getByRole('alert')).toHaveText(say('core', 'error.CREDENTIALS_INVALID'))
      await expect(page.locator('input[name=password]')).toBeFocused()
      expectRefusals(faults, 401)
    })

    test('nothing typed is told at the fields', async ({ page, port }) => {
      await visit(page, house, port, { code, path: '/login' })
      await enter(page, code, '', '')
      await expect(dialogOf(page).getByText(say('auth', 'validation.required'))).toHaveCount(2)
      await expect(page.locator('input[name=username]')).toBeFocused()
    })

    test('who wants to be remembered signs in again without a password', async ({ page, port }) => {
      await visit(page, house, port, { code, path: '/register' })
      const { username = '', password = '' } = await register(page, house, code)
      const signOut = async () => {
        await page.getByRole('button', { name: say('core', 'header.accountMenu') }).click()
        await page.getByRole('menuitem', { name: say('core', 'account.signOut') }).click()
        const confirm = page.getByRole('alertdialog').getByRole('button', { name: say('core', 'account.signOut') })
        await confirm.and(page.getByText(say('core', 'account.signOutConfirm'), { exact: true })).click()
        await expect(balance(page, code)).toBeHidden()
      }
      await signOut()
      // Games and vendors are everybody's.
      const left = await page.evaluate(() => [...Object.keys(sessionStorage), localStorage.getItem('merchantCode')])
      expect(left.filter((key) => key !== 'hotGames' && key !== 'gameVendor')).toEqual([house.id])

      await page.goto(new URL('/login', page.url()).href)
      await dialogOf(page)
        .getByRole('checkbox', { name: say('auth', 'login.remember') })
        .check()
      await enter(page, code, username, password)
      await expect(balance(page, code)).toBeVisible()
      const cookies = await page.context().cookies()
      expect(cookies.filter(({ value }) => decodeURIComponent(value).includes(password))).toEqual([])
      await signOut()

      await page.goto(new URL('/login', page.url()).href)
      await expect(page.locator('input[name=username]')).toHaveValue(username)
      await expect(dialogOf(page).getByText(say('auth', 'login.remembered'))).toBeVisible()
      await dialogOf(page)
        .getByRole('button', { name: say('auth', 'login.submit'), exact: true })
        .click()
      await expect(balance(page, code)).toBeVisible()
    })

    test('agents and players each have their own way in', async ({ page, port, faults }) => {
      await visit(page, house, port, { code, path: '/agentHome' })
      await expect(page).toHaveURL(/\/agent$/)
      await enter(page, code, house.demo.username, house.demo.password, 'agentLogin.submit')
      await expect(page.getByRole('alert')).toHaveText(say('core', 'error.NON_AGENT'))
      expectRefusals(faults, 403)
      await enter(page, code, AGENT.username, AGENT.password, 'agentLogin.submit')
      await expect(page).toHaveURL(/\/agentHome$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(AGENT.username)
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

      await page.goto(new URL('/login', page.url()).href)
      await enter(page, code, AGENT.username, AGENT.password)
      await expect(dialogOf(page).getByRole('alert')).toHaveText(say('core', 'error.NON_MEMBER'))
      expectRefusals(faults, 403)
    })

    test('a forgotten password: nobody of that name and mailbox', async ({ page, port, faults }) => {
      await visit(page, house, port, { code, path: '/login' })
      await dialogOf(page)
        .getByRole('button', { name: say('auth', 'login.forgot') })
        .click()
      const dialog = dialogOf(page).filter({ has: page.locator('input[name=email]') })
      await expect(page).toHaveURL(/\/login$/)
      await dialog.locator('input[name=username]').fill('nobody99')
      await dialog.locator('input[name=email]').fill('nobody@example.com')
      await dialog.getByRole('button', { name: say('auth', 'forgot.submitEmail'), exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(say('core', 'error.USERNAME_EMAIL_UNKNOWN'))
      expectRefusals(faults, 404)
      await dialog.getByRole('button', { name: say('auth', 'forgot.toLogin') }).click()
      await expect(page.locator('input[name=password]')).toBeVisible()
    })

    // Where registration asks for a mailbox.
    if (house.fields.includes('email')) {
      test('a forgotten password: one is sent, said so, and the pop-up is away', async ({ page, port }) => {
        await visit(page, house, port, { code, path: '/register' })
        const { username = '', email = '' } = await register(page, house, code)
        await page.evaluate(() => sessionStorage.clear())
        await page.goto(new URL('/login', page.url()).href)
        await dialogOf(page)
          .getByRole('button', { name: say('auth', 'login.forgot') })
          .click()
        const dialog = dialogOf(page).filter({ has: page.locator('input[name=email]') })
        await dialog.locator('input[name=username]').fill(username)
        await dialog.locator('input[name=email]').fill(email)
        await dialog.getByRole('button', { name: say('auth', 'forgot.submitEmail'), exact: true }).click()
        await expect(page.getByRole('alertdialog')).toContainText(say('auth', 'forgot.sent'))
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('core', 'action.ok'), exact: true })
          .click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page).toHaveURL(/\/$/)
      })
    }

    test('a password is changed from the account menu, and only the new one opens', async ({ page, port, faults }) => {
      await visit(page, house, port, { code, path: '/register' })
      const { username = '', password = '' } = await register(page, house, code)
      await page.getByRole('button', { name: say('core', 'header.accountMenu') }).click()
      await page.getByRole('menuitem', { name: say('core', 'account.myAccount') }).click()
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
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await page.evaluate(() => sessionStorage.clear())
      await page.goto(new URL('/login', page.url()).href)
      await enter(page, code, username, password)
      await expect(dialogOf(page).getByRole('alert')).toBeVisible()
      expectRefusals(faults, 401)
      await enter(page, code, username, 'Sunrise-2026x')
      await expect(balance(page, code)).toBeVisible()
    })

    if (house.fields.includes('affiliateCode')) {
      test('an invitation that is none is said in a pop-up, and at its field', async ({ page, port }) => {
        await visit(page, house, port, { code, path: '/register' })
        const dialog = dialogOf(page).filter({ has: page.locator('input[name=affiliateCode]') })
        await fillRegistration(dialog, house, code, registrationValues())
        await field(dialog, code, 'affiliateCode').fill('NOSUCH1')
        await dialog.getByRole('button', { name: say('auth', 'register.submit'), exact: true }).click()
        const warning = page.getByRole('alertdialog')
        await expect(warning).toContainText(say('auth', 'register.invitationFailed'))
        await warning.getByRole('button', { name: say('auth', 'register.invitationSubmit') }).click()
        await expect(field(dialog, code, 'affiliateCode')).toHaveAttribute('aria-invalid', 'true')
      })
    }

    test('a code in the address is taken out of it at once, and one that is none is said so', async ({
      page,
      port,
      faults,
    }) => {
      await visit(page, house, port, { code, path: '/?token=0123456789abcdef0123456789abcdef&x=1' })
      await expect(page).toHaveURL(/\/\?x=1$/)
      await expect(page.getByText(say('core', 'error.EXCHANGE_INVALID')).first()).toBeVisible()
      expectRefusals(faults, 401)
    })

    test('another session is seen and ended', async ({ page, port, browser }) => {
      await visit(page, house, port, { code, path: '/register' })
      const { username = '', password = '' } = await register(page, house, code)
      const elsewhere = await browser.newContext()
      const other = await elsewhere.newPage()
      await visit(other, house, port, { code, path: '/login' })
      await enter(other, code, username, password)
      await expect(balance(other, code)).toBeVisible()

      await page.getByRole('button', { name: say('core', 'header.accountMenu') }).click()
      await page.getByRole('menuitem', { name: say('core', 'account.myAccount') }).click()
      const places = page.getByRole('region', { name: say('auth', 'security.sessions') }).getByRole('listitem')
      await expect(places).toHaveCount(2)
      await page.getByRole('button', { name: say('auth', 'security.endOthers') }).click()
      await expect(places).toHaveCount(1)
      // Without anything being done there: its event stream ended with it.
      await expect(balance(other, code)).toBeHidden()
      await elsewhere.close()
      await expect(balance(page, code)).toBeVisible()
    })

    test('from the first to the last field by keyboard alone', async ({ page, port }) => {
      await visit(page, house, port, { code, path: '/login' })
      await expect(page.locator('input[name=username]')).toBeFocused()
      await page.keyboard.type(house.demo.username)
      await page.keyboard.press('Tab')
      await page.keyboard.type(house.demo.password)
      await page.keyboard.press('Enter')
      await expect(balance(page, code)).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    })
  })
}

test('signing in from the header leads home with a greeting', async ({ page, port }) => {
  const [house] = houses
  if (!house) throw new Error('no merchant')
  const [code = 'EN'] = house.languages
  await visit(page, house, port)
  await signIn(page, house, code)
  await expect(page).toHaveURL(/\/$/)
})
