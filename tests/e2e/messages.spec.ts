import { ANNOUNCEMENTS, ANNOUNCING, NOTICES } from './announcing.ts'
import { address, enter, expect, houseOf, test, text, visit } from './house.ts'
import { plainPictures } from './plain-pictures.ts'

test.beforeEach(plainPictures)

const core = (key: string) => text('EN', 'core', key)

test('announcements come once a session, step round, and one alone has nothing to step to', async ({ page, port }) => {
  const announcement = (id: string) => ({
    id,
    title: `News ${id}`,
    content: `<p>About ${id}</p>`,
    publishedAt: '2026-11-01T08:00:00.000Z',
  })
  const asked: string[] = []
  await page.route('**/api/messages/announcements?*', async (route) => {
    const search = new URL(route.request().url()).searchParams
    if (search.get('types') !== 'PU') return route.continue()
    asked.push(search.get('execution') ?? '')
    const value = { notices: [], promotions: [], popups: [announcement('3')] }
    await route.fulfill({ json: { success: true, value } })
  })
  const announcing = houseOf(ANNOUNCING)
  await visit(page, announcing, port, { code: 'EN' })
  const dialog = page.getByRole('dialog', { name: core('announcement.title') })
  const [first, second] = ANNOUNCEMENTS.map(({ title }) => dialog.getByText(title.EN))
  if (!first || !second) throw new Error('two are needed')
  await expect(first).toBeInViewport()
  await dialog.getByRole('button', { name: core('announcement.next') }).click()
  await expect(second).toBeInViewport()
  await dialog.getByRole('button', { name: core('announcement.next') }).click()
  await expect(first).toBeInViewport()
  // They came with the page.
  expect(asked).toEqual([])

  // Left open it comes again; closed it does not, until somebody else reads.
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goto(address(announcing, port, '/promotions'), { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  await expect(dialog).toBeHidden()
  await page.goto(address(announcing, port, '/login'))
  await enter(page, 'EN', announcing.demo.username, announcing.demo.password)
  await expect(dialog.getByText('News 3')).toBeVisible()
  expect(asked.at(-1)).toMatch(/^[AF]$/)
  await expect(dialog.getByRole('button', { name: core('announcement.next') })).toHaveCount(0)
})

test('notices come nine a page, one at a time unfolds, and one of the belt opens where it stands', async ({
  page,
  port,
}) => {
  const announcing = houseOf(ANNOUNCING)
  await visit(page, announcing, port, { code: 'EN' })
  const announced = page.getByRole('dialog', { name: core('announcement.title') })
  await expect(announced).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(announced).toBeHidden()

  await page
    .getByRole('banner')
    .getByRole('button', { name: core('notice.open'), exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: core('notice.title') })
  const folds = dialog.getByRole('heading', { level: 3 }).getByRole('button')
  await expect(folds).toHaveCount(9)
  await expect(folds.first()).toContainText(NOTICES[0]?.title.EN ?? '')
  await folds.first().click()
  await expect(dialog.getByText('Every word of it')).toHaveCount(1)
  await folds.nth(4).click()
  await expect(folds.first()).toHaveAttribute('aria-expanded', 'false')
  await expect(folds.nth(4)).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog.getByText('Every word of it')).toHaveCount(1)
  await folds.nth(4).click()
  await expect(dialog.getByText('Every word of it')).toHaveCount(0)
  await dialog.getByRole('button', { name: core('pagination.next') }).click()
  await expect(folds).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const last = NOTICES.at(-1)?.title.EN ?? ''
  await page
    .getByRole('region', { name: core('notice.marquee') })
    .getByRole('button', { name: last })
    .first()
    .press('Enter')
  await expect(folds).toHaveCount(1)
  await expect(folds).toContainText(last)
  await expect(folds).toHaveAttribute('aria-expanded', 'true')
})
