import type { Page } from '@playwright/test'
import { ANNOUNCEMENTS, announceSomething, NOTICES, titleOf, WORDS } from './announcing.ts'
import { signOut } from './getting-in-steps.ts'
import { type OwnGateway, startOwnGateway, workerPort } from './own-gateway.ts'
import { openAccount } from './people.ts'
import { PHONE } from './setting.ts'
import { balance, enter } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { bothDirections } from './test-merchant.ts'
import { text } from './texts.ts'
import { address, visit } from './visit.ts'

const PORT = workerPort(3524)

// In one worker, because each worker starts a gateway of its own.
test.describe.configure({ mode: 'default' })

let own: OwnGateway

test.beforeAll(async () => {
  own = await startOwnGateway({ port: PORT, change: announceSomething, environment: { DEMO: '0', LOCAL_HOSTS: '1' } })
})
test.afterAll(() => own?.stop())

for (const { merchant, code } of bothDirections) {
  // Aurora at a desk and Oasis on a phone, as all tests of behaviour.
  const [width, sizes] = merchant.id === 'aurora' ? (['desktop', {}] as const) : (['phone', PHONE] as const)
  const core = (key: string) => text(code, 'core', key)
  const announced = (page: Page) => page.getByRole('dialog', { name: core('announcement.title') })

  test.describe(`${merchant.name} in ${code}, ${width}`, () => {
    test.use(sizes)

    test('announcements come once a session to each audience, step round, and one alone has nothing to step to', async ({
      page,
    }) => {
      const audiences: (string | null)[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname === '/api/messages/announcements' && searchParams.get('types') === 'PU')
          audiences.push(searchParams.get('execution'))
      })
      const [second, first, newcomers, members] = ANNOUNCEMENTS.map((one) => titleOf(one, code))
      if (!second || !first || !newcomers || !members) throw new Error('four are needed')
      await visit(page, merchant, PORT, { code })
      const dialog = announced(page)
      const slide = (title: string) => dialog.getByText(title, { exact: true })
      const step = (by: 'next' | 'previous') =>
        dialog.getByRole('button', { name: core(`announcement.${by}`), exact: true }).click()
      await expect(slide(second)).toBeInViewport()
      // It has opened by itself, so the focus is on the first announcement and not on the close button.
      await expect(slide(second)).toBeFocused()
      await expect(dialog.getByRole('listitem').and(page.locator(':not([inert])'))).toHaveCount(1)
      await step('next')
      await expect(slide(first)).toBeInViewport()
      await step('next')
      await expect(slide(second)).toBeInViewport()
      await step('previous')
      await expect(slide(first)).toBeInViewport()
      // Announcements for other audiences are not shown.
      await expect(slide(newcomers)).toHaveCount(0)
      await expect(slide(members)).toHaveCount(0)
      // They came with the page, so no call was made.
      expect(audiences).toEqual([])

      // When left open they come again; when closed they do not, until another person reads the page.
      await page.reload()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.goto(address(merchant, PORT, '/promotions'), { waitUntil: 'networkidle' })
      await page.waitForTimeout(2000)
      await expect(dialog).toBeHidden()

      const { username, password } = await openAccount({ merchant, port: PORT })
      for (const [mine, audience] of [
        [newcomers, 'F'],
        [members, 'A'],
      ] as const) {
        await page.goto(address(merchant, PORT, '/login'))
        await enter(page, code, username, password)
        await expect(slide(mine)).toBeVisible()
        expect(audiences.at(-1)).toBe(audience)
        await expect(dialog.getByRole('listitem')).toHaveCount(1)
        await expect(dialog.getByRole('button', { name: core('announcement.next') })).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(balance(page, code)).toBeVisible()
        if (audience === 'F') await signOut(page, code)
      }
    })

    test('notices come nine a page, one at a time unfolds, and one of the belt opens where it stands', async ({
      page,
    }) => {
      await visit(page, merchant, PORT, { code })
      await expect(announced(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(announced(page)).toBeHidden()

      await page
        .getByRole('banner')
        .getByRole('button', { name: core('notice.open'), exact: true })
        .click()
      const dialog = page.getByRole('dialog', { name: core('notice.title') })
      const folds = dialog.getByRole('heading', { level: 3 }).getByRole('button')
      const titles = NOTICES.map((one) => new RegExp(`^${titleOf(one, code)}`))
      await expect(folds).toHaveText(titles.slice(0, 9))
      await folds.first().click()
      await expect(dialog.getByText(WORDS)).toHaveCount(1)
      await folds.nth(4).click()
      await expect(folds.first()).toHaveAttribute('aria-expanded', 'false')
      await expect(folds.nth(4)).toHaveAttribute('aria-expanded', 'true')
      await expect(dialog.getByText(WORDS)).toHaveCount(1)
      await folds.nth(4).click()
      await expect(dialog.getByText(WORDS)).toHaveCount(0)
      await dialog.getByRole('button', { name: core('pagination.next') }).click()
      await expect(folds).toHaveText(titles.slice(9))
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      const belt = page.getByRole('region', { name: core('notice.marquee') })
      if (merchant.id === 'oasis') {
        // This theme has no moving parts, so the bell leads to the notices.
        await expect(belt).toHaveCount(0)
        return
      }
      const last = NOTICES.at(-1)
      if (!last) throw new Error('no notice')
      await belt
        .getByRole('button', { name: titleOf(last, code) })
        .first()
        .press('Enter')
      await expect(folds).toHaveText(titles.slice(9))
      await expect(folds).toHaveAttribute('aria-expanded', 'true')
    })
  })
}
