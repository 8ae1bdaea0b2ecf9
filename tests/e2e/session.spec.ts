import { openAccountMenu } from './account-menu.ts'
import { dialogOf } from './getting-in-steps.ts'
import { call, letIn } from './people.ts'
import { BEHAVIOUR } from './setting.ts'
import { isPhone, menuButton, sideMenu } from './side-menu.ts'
import { balance, enter } from './sign-in-form.ts'
import { expect, expectRefusals, test } from './test.ts'
import { bothDirections } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

for (const { merchant, code } of bothDirections) {
  const [other = ''] = merchant.languages.filter((one) => one !== code)
  const core = (key: string) => text(code, 'core', key)

  test.describe(`${merchant.name} in ${code}`, { tag: BEHAVIOUR }, () => {
    test('another language: kept, told to the gateway, and what was asked for in the old one is asked for again', async ({
      page,
      port,
    }) => {
      await visit(page, merchant, port, { code })
      const stored = (storage: 'localStorage' | 'sessionStorage', key: string) =>
        page.evaluate(([storage, key]) => window[storage].getItem(key), [storage, key] as const)
      await expect.poll(() => stored('localStorage', 'merchantCode')).toBe(merchant.id)
      await expect.poll(() => stored('sessionStorage', 'hotGames')).toContain(`"language":"${code}"`)
      await expect.poll(() => stored('sessionStorage', 'gameVendor')).toContain(`"language":"${code}"`)
      await page.evaluate(() => Object.assign(window, { untouched: true }))

      const sent = page.waitForRequest((request) => request.method() !== 'GET' && /language/.test(request.url()))
      const hot = page.waitForResponse((response) => response.url().includes(`/api/games/hot?`))
      if (isPhone(page)) await menuButton(page, code).click()
      await sideMenu(page).locator('summary').click()
      const names = sideMenu(page).getByRole('list', { name: core('language.choose') })
      await names.locator(`button[lang="${{ EN: 'en', TY: 'fil', AR: 'ar' }[other]}"]`).click()
      await expect(page.locator('html')).toHaveAttribute('dir', other === 'AR' ? 'rtl' : 'ltr')
      expect((await sent).postDataJSON()).toEqual({ language: other })
      expect(new URL((await hot).url()).searchParams.get('language')).toBe(other)
      await expect.poll(() => stored('sessionStorage', 'hotGames')).toContain(`"language":"${other}"`)
      await expect.poll(() => stored('sessionStorage', 'gameVendor')).toContain(`"language":"${other}"`)
      expect(await stored('localStorage', 'lang')).toBe(other)
      expect(await stored('localStorage', 'hisLang')).toBe(code)
      expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
    })

    test('a token of this tab is signed in with; one in the address is taken out of it; signing out forgets both', async ({
      page,
      port,
      faults,
    }) => {
      const refused = page.waitForEvent('console', (message) => message.text().includes('status of 400 '))
      const referrers: string[] = []
      // For fonts of a style element Chromium sends the page's address to our own host, whatever the policy
      // (docs/decisions/36).
      page.on('request', (request) => {
        if (request.resourceType() !== 'font') referrers.push(request.headers().referer ?? '')
      })
      await visit(page, merchant, port, { code, path: '/rng?vassalage=PG&token=nobodys#top' })
      await refused
      // No other request reveals the address in which the token still stood.
      expect(referrers.length).toBeGreaterThan(10)
      expect(referrers.filter((referrer) => referrer !== '' && new URL(referrer).pathname !== '/')).toEqual([])
      expect(referrers.filter((referrer) => referrer.includes('token'))).toEqual([])
      // The token belongs to nobody: the address is cleaned, and nobody is signed in.
      await expect(page).toHaveURL(/\/rng\?vassalage=PG#top$/)
      await expect(page.getByRole('link', { name: core('header.login'), exact: true }).first()).toBeVisible()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
      expectRefusals(faults, 400)

      const token = await letIn({ merchant, port }, merchant.demo.username, merchant.demo.password)
      const answering = page.waitForResponse((response) => response.url().endsWith('/api/account/me'))
      await page.evaluate((own) => sessionStorage.setItem('token', own), token)
      await page.reload({ waitUntil: 'networkidle' })
      expect((await answering).status()).toBe(200)
      await expect(balance(page, code)).toBeVisible()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe(merchant.demo.username)

      await call({ merchant, port }, 'logout', {}, token)
      await page.reload({ waitUntil: 'networkidle' })
      await expect(page.getByRole('link', { name: core('header.login'), exact: true }).first()).toBeVisible()
      const left = () =>
        page.evaluate(() =>
          ['token', 'account', 'nickname', 'customerId', 'isAgent'].filter(
            (key) => sessionStorage.getItem(key) !== null,
          ),
        )
      await expect.poll(left).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('merchantCode'))).toBe(merchant.id)
      expectRefusals(faults, 401)
    })

    test('a trial account looks around: no games, no member centre, and what a real account would open', async ({
      page,
      port,
    }) => {
      await visit(page, merchant, port, { code, path: '/login' })
      await enter(page, code, 'trial', merchant.demo.password)
      await expect(balance(page, code)).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
      await page.locator('main article button').first().click()
      const notice = page.getByRole('alertdialog')
      await expect(notice).toContainText(core('trial.text'))
      await notice.getByRole('button', { name: core('trial.confirm'), exact: true }).click()
      await expect(notice).toBeHidden()
      await expect(page.locator('iframe')).toHaveCount(0)

      const menu = await openAccountMenu(page, code)
      await menu.getByRole('menuitem', { name: core('account.myAccount') }).click()
      await expect(notice).toContainText(core('trial.text'))
      await notice.getByRole('button', { name: core('trial.register'), exact: true }).click()
      await expect(
        dialogOf(page).getByRole('button', { name: text(code, 'auth', 'register.submit'), exact: true }),
      ).toBeVisible()
      await page.goto(address(merchant, port, '/member'), { waitUntil: 'networkidle' })
      await expect(page.getByRole('main').getByText(core('trial.text'))).toBeVisible()
    })
  })
}
