import type { Page } from '@playwright/test'
import { arrive, dialogOf, everyWay, expirePasswords, from } from './getting-in-steps.ts'
import { describeFocus, tabTo, walkAround } from './keyboard-walk.ts'
import { openAccount } from './people.ts'
import { balance } from './sign-in-form.ts'
import { expect, expectRefusals, test } from './test.ts'
import { text } from './texts.ts'

const code = 'EN'
const say = (area: 'core' | 'auth', key: string) => text(code, area, key)

/** A page that is used by keys alone, at the merchant with every way to sign in. */
async function open(page: Page, port: number, ip: string) {
  const { username, password } = await openAccount({ merchant: everyWay, port, ip })
  await from(page, ip)
  await arrive(page, everyWay, port, { code, path: '/' })
  const press = async (...names: readonly string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  const type = async (field: string, value: string) => {
    await tabTo(page, `textbox "${say('auth', `field.${field}.label`)}"`)
    await press('ControlOrMeta+A')
    await page.keyboard.type(value)
  }
  const opener = page.getByRole('link', { name: say('core', 'header.login'), exact: true })
  return {
    username,
    password,
    opener,
    warning: page.getByRole('alertdialog'),
    press,
    type,
    /** Opens the pop-up from the header; keys pressed before it has the focus would move on the page below it. */
    openLogin: async () => {
      await opener.focus()
      await press('Enter')
      await expect(page.locator('input[name=username]')).toBeFocused()
    },
    shows: (words: string) => expect(dialogOf(page)).toContainText(words),
    /** Types name and password into the open form and sends them. */
    signIn: async (secret = password) => {
      await type('username', username)
      await type('password', secret)
      await press('Enter')
    },
  }
}

/** The account menu of whoever is signed in, by keys. */
function accountMenu(page: Page, press: (...names: readonly string[]) => Promise<void>) {
  const opener = page.getByRole('button', { name: say('core', 'header.accountMenu') })
  const choose = async (entry: string) => {
    await opener.focus()
    await press('Enter')
    // Its entries are loaded when it is opened for the first time.
    await expect.poll(() => describeFocus(page)).toMatch(/^menu/)
    for (let item = 0; item < 12 && !(await describeFocus(page)).includes(`"${say('core', entry)}`); item += 1)
      await press('ArrowDown')
    await press('Enter')
  }
  const leave = async () => {
    await choose('account.signOut')
    await expect(page.getByRole('button', { name: say('core', 'account.signOutConfirm'), exact: true })).toBeFocused()
    await press('Enter')
    await expect(balance(page, code)).toBeHidden()
  }
  return { opener, choose, leave }
}

test('by keyboard alone: signing in, signing up, a forgotten password and a code that cannot be sent', async ({
  page,
  port,
  faults,
}) => {
  const { opener, openLogin, warning, press, type, shows } = await open(page, port, '10.60.1.1')

  // From the header and back to it, whether the script is there already or the browser follows the link.
  await openLogin()
  const login = await walkAround(page)
  for (const one of ['login.forgot', 'login.freePlay', 'social.google', 'login.submit'])
    expect(login).toContain(`button "${say('auth', one)}"`)
  expect(login).toContain(`checkbox "${say('auth', 'login.remember')}"`)
  await press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(opener).toBeFocused()

  await press('Enter')
  await tabTo(page, `tab "${say('auth', 'method.username')}"`)
  await press('ArrowRight', 'Enter')
  await expect(page.locator('input[name=mobileNum]').filter({ visible: true })).toBeVisible()
  expect(await walkAround(page)).toContain(`button "${say('auth', 'sms.send')}"`)

  // Registering by number and by name; faults are announced where the focus is.
  await tabTo(page, `tab "${say('auth', 'tab.login')}"`)
  await press('ArrowRight', 'Enter')
  const form = page.getByRole('tabpanel', { name: say('auth', 'tab.register') })
  await expect(form.locator('input[name=mobileNum]')).toBeVisible()
  expect(await walkAround(page)).toContain(`button "${say('auth', 'register.submit')}"`)
  await tabTo(page, `radio "${say('auth', 'method.mobile')}"`)
  await press('ArrowDown')
  await expect(form.locator('input[name=username]')).toBeVisible()
  await walkAround(page)
  await tabTo(page, `button "${say('auth', 'register.submit')}"`)
  await press('Enter')
  await expect(page.locator(':focus')).toContainText(say('auth', 'validation.required'))
  await walkAround(page)

  // A forgotten password, by number and by e-mail.
  await tabTo(page, `tab "${say('auth', 'tab.register')}"`)
  await press('ArrowLeft', 'Enter')
  await tabTo(page, `tab "${say('auth', 'method.sms')}"`)
  await press('ArrowLeft', 'Enter')
  await tabTo(page, `button "${say('auth', 'login.forgot')}"`)
  await press('Enter')
  await shows(say('auth', 'forgot.title'))
  await expect(page.locator('input[name=mobileNum]').filter({ visible: true })).toBeVisible()
  expect(await walkAround(page)).toContain(`button "${say('auth', 'forgot.submitMobile')}"`)
  await tabTo(page, `tab "${say('auth', 'forgot.byMobile')}"`)
  await press('ArrowRight', 'Enter')
  await expect(page.locator('input[name=email]')).toBeVisible()
  expect(await walkAround(page)).toContain(`button "${say('auth', 'forgot.toLogin')}"`)
  await tabTo(page, `button "${say('auth', 'forgot.toLogin')}"`)
  await press('Enter')
  await expect(page.locator('input[name=password]')).toBeVisible()

  // The error of a code that cannot be sent is shown over the form; after it the focus is back at the button.
  await page.route('**/api/auth/login/code', (route) =>
    route.fulfill({ status: 422, json: { success: false, code: 'SMS_QUOTA', message: '', params: {} } }),
  )
  await tabTo(page, `tab "${say('auth', 'method.username')}"`)
  await press('ArrowRight', 'Enter')
  await type('mobileNum', '9171234567')
  await tabTo(page, `button "${say('auth', 'sms.send')}"`)
  await press('Enter')
  await expect(warning).toContainText(say('core', 'error.SMS_QUOTA'))
  expect(await walkAround(page)).toContain(`button "${say('core', 'action.ok')}"`)
  await press('Escape')
  await expect(warning).toHaveCount(0)
  expect(await describeFocus(page)).toBe(`button "${say('auth', 'sms.send')}"`)
  expectRefusals(faults, 422)
  await tabTo(page, `tab "${say('auth', 'method.sms')}"`)
  await press('ArrowLeft', 'Enter')

  await press('Escape')
  await expect(opener).toBeFocused()
})

test('by keyboard alone: a password that has had its time', async ({ page, port }) => {
  const { openLogin, press, shows, signIn } = await open(page, port, '10.60.1.2')
  await expirePasswords(page)
  await openLogin()
  await signIn()
  await shows(say('auth', 'changePassword.expired'))
  expect(await walkAround(page)).toContain(`button "${say('core', 'account.signOut')}"`)
  // Escape leaves it open: only its button signs out.
  await press('Escape')
  await shows(say('auth', 'changePassword.expired'))
  await tabTo(page, `button "${say('core', 'account.signOut')}"`)
  await press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('by keyboard alone: one more proof, from an address never seen', async ({ page, port, faults }) => {
  const { username, openLogin, press, shows, signIn } = await open(page, port, '10.60.1.3')
  await from(page, '10.61.1.3')
  await openLogin()
  await signIn()
  await shows(say('core', 'error.EXTRA_VERIFICATION'))
  for (const proof of ['mobile', 'email', 'bankName']) {
    const stops = await walkAround(page)
    expect(stops.find((one) => one.startsWith('radio'))).toContain(say('auth', `verification.proof.${proof}`))
    await tabTo(page, /^radio /)
    await press('ArrowDown')
  }
  // Back in the form below, which still has the typed text.
  await press('Escape')
  await expect(page.locator('input[name=username]')).toHaveValue(username)
  await expect(dialogOf(page)).toHaveCount(1)
  await press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  expectRefusals(faults, 401, 403)
})

test('by keyboard alone: a password changed, and out again', async ({ page, port }) => {
  const { openLogin, warning, press, signIn } = await open(page, port, '10.60.1.4')
  const menu = accountMenu(page, press)
  await openLogin()
  await signIn()
  await expect(balance(page, code)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await menu.choose('account.myAccount')
  const change = page.getByRole('button', { name: say('auth', 'security.passwordChange') })
  await change.focus()
  await press('Enter')
  await expect(page.locator('input[name=oldPassword]')).toBeFocused()
  expect(await walkAround(page)).toContain(`textbox "${say('auth', 'field.oldPassword.label')}"`)
  await press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(change).toBeFocused()

  // Signing out asks first, and can be cancelled.
  await menu.choose('account.signOut')
  await expect(warning).toBeVisible()
  expect(await walkAround(page)).toContain(`button "${say('core', 'account.signOutConfirm')}"`)
  await press('Escape')
  await expect(warning).toHaveCount(0)
  await expect(menu.opener).toBeFocused()
  await menu.leave()
})

test('by keyboard alone: a trial account before a game', async ({ page, port }) => {
  const { openLogin, warning, press } = await open(page, port, '10.60.1.5')
  await openLogin()
  await tabTo(page, `button "${say('auth', 'login.freePlay')}"`)
  await press('Enter')
  await expect(balance(page, code)).toBeVisible()
  // The game is found by its name, because other players can change the order of a list.
  const title = await page.locator('[aria-labelledby=section-rng] article button').first().getAttribute('title')
  const game = page.locator(`[aria-labelledby=section-rng] article button[title="${title}"]`)
  await game.focus()
  await press('Enter')
  await expect(warning).toContainText(say('core', 'trial.text'))
  expect(await walkAround(page)).toContain(`button "${say('core', 'trial.confirm')}"`)
  await press('Escape')
  await expect(warning).toHaveCount(0)
  await expect(game).toBeFocused()
  await accountMenu(page, press).leave()
})

test('by keyboard alone: letters of a picture, after two failures', async ({ page, port, faults }) => {
  const { opener, openLogin, press, signIn } = await open(page, port, '10.60.1.6')
  await openLogin()
  for (const wrong of ['Wrong-2026a', 'Wrong-2026b']) {
    await signIn(wrong)
    await expect(dialogOf(page).getByRole('alert')).toBeVisible()
    await expect(page.locator('input[name=password]')).toBeFocused()
  }
  await expect(page.getByRole('button', { name: say('auth', 'captcha.alt') })).toBeVisible()
  expect(await walkAround(page)).toContain(`button "${say('auth', 'captcha.other')}"`)
  expectRefusals(faults, 401)
  await press('Escape')
  await expect(opener).toBeFocused()
})
