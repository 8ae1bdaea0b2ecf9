import { WITH_PICTURES } from './browsers.ts'
import { minorUnits, playUntilWin } from './rounds.ts'
import { balance, fillRegistration, registrationValues, signIn } from './sign-in-form.ts'
import { expect, test, testWhere } from './test.ts'
import { bothDirections, testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { visit } from './visit.ts'

// A game waits until its pictures have loaded.
test.use({ launchOptions: WITH_PICTURES })

for (const merchant of testMerchants) {
  const [code = 'EN'] = merchant.languages
  // Each merchant asks for fields of its own at registration; the rest is tried once on each database.
  const isOneOfTwo = bothDirections.some((one) => one.merchant.id === merchant.id)

  test.describe(merchant.name, () => {
    test('a visitor registers, plays for money, and sees the balance move', async ({ page, port }) => {
      test.setTimeout(150_000)
      await visit(page, merchant, port)
      await page
        .getByRole('banner')
        .getByRole('link', { name: text(code, 'core', 'header.register'), exact: true })
        .click()
      const dialog = page.getByRole('dialog')
      await fillRegistration(dialog, merchant, code, registrationValues())
      await dialog.getByRole('button', { name: text(code, 'auth', 'register.submit'), exact: true }).click()

      await expect(balance(page, code)).toBeVisible()
      const before = minorUnits(await balance(page, code).innerText())
      expect(before).toBeGreaterThan(0)

      await page.goto(new URL('/rng', page.url()).href)
      await page.locator('article button').first().click()
      const game = page.frameLocator('iframe')
      const ledger = async () => {
        const token = await page.evaluate(() => sessionStorage.getItem('token'))
        const answer = await page.request.get(`http://127.0.0.1:${port}/api/wallet/balance`, {
          headers: { host: `${merchant.id}.localhost:${port}`, authorization: `Bearer ${token}` },
        })
        return minorUnits((await answer.json()).value.balance)
      }
      // A win may be exactly what the rounds before it had cost; then the next win counts.
      let after = before
      for (let wins = 0; wins < 4 && after === before; wins += 1) {
        expect(await playUntilWin(game, code), 'forty rounds without a win').toBe(true)
        after = await ledger()
      }
      expect(after).not.toBe(before)

      // The header, the game and the ledger show the same amount.
      await expect.poll(async () => minorUnits(await balance(page, code).innerText())).toBe(after)
    })

    testWhere(isOneOfTwo)(
      'a player signs in, keeps the balance over a reload, hides it, and signs out',
      async ({ page, port }) => {
        await visit(page, merchant, port)
        await signIn(page, merchant, code)
        const shown = await balance(page, code).innerText()
        await page.reload()
        await expect(balance(page, code)).toContainText(shown.trim().split('\n')[0] ?? '')

        const hide = balance(page, code).getByRole('button', { name: text(code, 'core', 'balance.hide') })
        if (await hide.isVisible()) {
          await hide.click()
          await expect(balance(page, code)).toContainText('*')
        }

        await page.getByRole('button', { name: text(code, 'core', 'header.accountMenu') }).click()
        await page.getByRole('menuitem', { name: text(code, 'core', 'account.signOut') }).click()
        const confirm = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        await confirm.getByRole('button', { name: text(code, 'core', 'account.signOut'), exact: true }).click()
        await expect(page.getByRole('link', { name: text(code, 'core', 'header.login'), exact: true })).toBeVisible()
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
      },
    )

    testWhere(isOneOfTwo)('a visitor tries a game for free', async ({ page, port }) => {
      test.setTimeout(90_000)
      await visit(page, merchant, port, { path: '/rng' })
      const tile = page.locator('article').first()
      await tile.hover()
      await tile.getByRole('button', { name: text(code, 'games', 'tile.details') }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: text(code, 'games', 'tile.trial') }).click()
      await playUntilWin(page.frameLocator('iframe'), code, 1)
    })
  })
}
