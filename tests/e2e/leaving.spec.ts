import { dialogOf, openLogin } from './getting-in-steps.ts'
import { field, signIn } from './sign-in-form.ts'
import { expect, test, testWhere } from './test.ts'
import { bothDirections } from './test-merchant.ts'
import { text } from './texts.ts'
import { visit } from './visit.ts'

for (const { merchant, code } of bothDirections) {
  const core = (key: string) => text(code, 'core', key)
  // Each once, by turns from the left and from the right: what “back” closes does not know the direction.
  const isLeft = code === 'EN'

  test.describe(`leaving: ${merchant.name} in ${code}`, () => {
    testWhere(isLeft)('“back” closes a pop-up and stays on the page', async ({ page, port }) => {
      await visit(page, merchant, port, { code, path: '/promotions' })
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(core('notice.open')) })
        .click()
      await expect(dialogOf(page)).toBeVisible()
      await page.goBack()
      await expect(dialogOf(page)).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe('/promotions')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(core('nav.promotions'))
    })

    testWhere(!isLeft)(
      '“back” closes a game, and the page that it was opened from is there',
      async ({ page, port }) => {
        await visit(page, merchant, port, { code })
        await signIn(page, merchant, code)
        await page
          .locator('a[href="/rng"]')
          .first()
          .evaluate((node) => (node as HTMLElement).click())
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(core('category.RNG'))
        const path = `/api/games?gameType=RNG&language=${code}&pageSize=18`
        const { value } = await page.evaluate(async (address) => (await fetch(address)).json(), path)
        const game = value.games.find(({ isGame }: { isGame: string }) => isGame === 'GAME')
        await page
          .getByRole('button', { name: new RegExp(RegExp.escape(game.gameName)) })
          .first()
          .click()
        const frame = page.locator('iframe')
        await expect(frame).toBeVisible({ timeout: 30_000 })
        await page.goBack()
        await expect(frame).toHaveCount(0)
        expect(new URL(page.url()).pathname).toBe('/rng')
      },
    )

    testWhere(!isLeft)(
      'a half-filled form survives Escape, a reload and another language chosen inside it',
      async ({ page, port }) => {
        await visit(page, merchant, port, { code, path: '/register' })
        const dialog = dialogOf(page)
        await field(dialog, code, 'username').fill('halfway')
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await page.goto(page.url().replace(/\/$/, '/register'))
        await expect(field(dialog, code, 'username')).toHaveValue('halfway')

        await dialog.getByRole('button', { name: new RegExp(core('language.current').split(':')[0] ?? '') }).click()
        await page.locator('[role=menuitemradio][aria-checked=false]').filter({ visible: true }).first().click()
        await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).not.toBe(code)
        await expect(dialog.locator('input[name=username]')).toHaveValue('halfway')
      },
    )

    testWhere(isLeft)(
      'a language that another tab has chosen reaches an open form, which keeps its values',
      async ({ page, context, port }) => {
        const other = merchant.languages.find((one) => one !== code)
        if (!other) return
        await visit(page, merchant, port, { code })
        await openLogin(page, code)
        await field(dialogOf(page), code, 'username').fill('halfway')
        const tab = await context.newPage()
        await tab.goto(page.url())
        await tab.evaluate((chosen) => localStorage.setItem('lang', chosen), other)
        await expect(field(dialogOf(page), other, 'username')).toHaveValue('halfway')
      },
    )
  })
}
