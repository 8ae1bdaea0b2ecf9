import type { Locator } from '@playwright/test'
import { openAccountMenu } from './account-menu.ts'
import { dialogOf } from './getting-in-steps.ts'
import { call } from './people.ts'
import { BEHAVIOUR } from './setting.ts'
import { isPhone } from './side-menu.ts'
import { balance, enter } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { bothDirections } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

for (const { merchant, code } of bothDirections) {
  const core = (key: string) => text(code, 'core', key)

  test.describe(`${merchant.name} in ${code}`, () => {
    test('a visitor’s header: ways to log in and to register, over the page one is at', { tag: BEHAVIOUR }, async ({
      page,
      port,
    }) => {
      await visit(page, merchant, port, { code, path: '/promotions' })
      const header = page.getByRole('banner')
      await expect(balance(page, code)).toHaveCount(0)
      for (const [entry, submit] of [
        ['header.login', 'login.submit'],
        ['header.register', 'register.submit'],
      ] as const) {
        await header.getByRole('link', { name: core(entry), exact: true }).click()
        await expect(
          dialogOf(page).getByRole('button', { name: text(code, 'auth', submit), exact: true }),
        ).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(core('nav.promotions'))
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toBeHidden()
      }
    })

    test('where the system forces its colours, its mark shows the page one is at', async ({ page, port }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await visit(page, merchant, port, { code, path: '/promotions' })
      const entries = page.getByRole('link', { name: core('nav.promotions'), exact: true })
      const look = (link: Locator) =>
        link.evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element)
          return { backgroundColor, color }
        })
      const system = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
        const { backgroundColor, color } = getComputedStyle(probe)
        probe.remove()
        return { backgroundColor, color }
      })
      const current = entries.and(page.locator('[aria-current=page]')).filter({ visible: true })
      await expect(current).not.toHaveCount(0)
      for (const link of await current.all()) expect(await look(link)).toEqual(system)
      const other = page.getByRole('link', { name: core('nav.home'), exact: true }).filter({ visible: true })
      expect(await look(other.first())).not.toEqual(system)
    })

    test('a member’s header: balance, id and leaving, which is asked twice', { tag: BEHAVIOUR }, async ({
      page,
      port,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(page, merchant, port, { code, path: '/login' })
      await enter(page, code, merchant.demo.username, merchant.demo.password)
      await expect(balance(page, code)).toBeVisible()
      await page.goto(address(merchant, port, '/promotions'), { waitUntil: 'networkidle' })

      if (!isPhone(page)) {
        await balance(page, code)
          .getByRole('button', { name: core('balance.hide') })
          .click()
        await expect(balance(page, code)).toContainText('******')
        await page.reload({ waitUntil: 'networkidle' })
        await expect(balance(page, code)).toContainText('******')
        await balance(page, code)
          .getByRole('button', { name: core('balance.show') })
          .click()
        await expect(balance(page, code)).not.toContainText('*')
        const answering = page.waitForResponse(/\/api\/wallet\/balance/)
        await balance(page, code)
          .getByRole('button', { name: core('balance.refresh') })
          .click()
        expect((await answering).status()).toBe(200)
      } else {
        const answering = page.waitForResponse(/\/api\/wallet\/balance/)
        const phoneMenu = await openAccountMenu(page, code)
        await phoneMenu.getByRole('menuitem', { name: core('balance.refresh') }).click()
        expect((await answering).status()).toBe(200)
      }

      const menu = await openAccountMenu(page, code)
      const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? ''
      const member = await call({ merchant, port }, 'memberInfo', {}, token)
      if (!member.success) throw new Error(member.code)
      expect(member.value.vipLabelName).toMatch(/\S/)
      await expect(menu).toContainText(member.value.vipLabelName ?? '')
      await expect(menu.getByRole('menuitem', { name: core('account.myAccount') })).toHaveAttribute('href', '/member')
      await expect(menu.getByRole('menuitem', { name: core('account.agentCentre') })).toHaveCount(0)
      await expect(menu.getByRole('menuitem', { name: core('account.customerService') })).toHaveCount(1)
      await menu.getByRole('menuitem', { name: core('account.copyId') }).click()
      await expect(page.getByText(core('account.idCopied'))).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+$/)
      await openAccountMenu(page, code)
      await menu.getByRole('menuitem', { name: core('account.signOut') }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: core('account.signOutCancel'), exact: true }).click()
      await expect(question).toBeHidden()
      await expect(balance(page, code)).toBeVisible()
      await openAccountMenu(page, code)
      await menu.getByRole('menuitem', { name: core('account.signOut') }).click()
      await question.getByRole('button', { name: core('account.signOutConfirm'), exact: true }).click()
      await expect(page.getByRole('link', { name: core('header.login'), exact: true })).toBeVisible()
      // Home replaces the former page in the history.
      await expect(page).toHaveURL(/\/$/)
      await page.goBack()
      await expect(page).not.toHaveURL(/\/promotions$/)
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
      await expect(dialogOf(page).and(page.locator('[role=alertdialog]'))).toHaveCount(0)
    })

    test('an agent’s menu leads to their centre', { tag: BEHAVIOUR }, async ({ page, port }) => {
      await visit(page, merchant, port, { code, path: '/agent' })
      await enter(page, code, 'agent', merchant.demo.password, 'agentLogin.submit')
      await expect(page).toHaveURL(/\/agentHome$/)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await page.goto(address(merchant, port), { waitUntil: 'networkidle' })
      const menu = await openAccountMenu(page, code)
      await expect(menu.getByRole('menuitem', { name: core('account.agentCentre') })).toHaveAttribute(
        'href',
        '/agentHome',
      )
      await menu.getByRole('menuitem', { name: core('account.agentCentre') }).click()
      await expect(page).toHaveURL(/\/agentHome$/)
      await expect(page.locator('#side-menu')).toHaveCount(0)
      await expect(page.getByRole('banner').locator('time')).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('button', { name: core('account.signOut') })
        .click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: core('account.signOutConfirm'), exact: true })
        .click()
      await expect(page).toHaveURL(/\/agent$/)
    })
  })
}
