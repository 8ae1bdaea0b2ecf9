import '@livery/ui/global.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import AnnouncementsPopup from './announcements-popup.tsx'

const LONG = `<p>${'The terms of this promotion in every detail. '.repeat(400)}</p>`

let shown: Shown | undefined
afterEach(() => shown?.remove())

test('a long announcement scrolls in its own panel, and the next one begins at its top', async () => {
  await page.viewport(1280, 720)
  const visit = visitFixture({ EN: { core: coreEnglish } }, bootFixture('EN'), () => ({}))
  const list = [
    { id: 'long', title: 'Long', content: LONG, publishedAt: '2026-11-01T08:00:00Z' },
    { id: 'short', title: 'Short', content: '<p>One line</p>', publishedAt: '2026-11-02T08:00:00Z' },
  ]
  shown = show(visit, <AnnouncementsPopup open close={() => undefined} list={list} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByText('The terms of this promotion')).toBeVisible()
  const [long, short] = [...document.querySelectorAll('li')]
  if (!long || !short) throw new Error('two announcements are shown')
  expect(long.getBoundingClientRect().height).toBeLessThanOrEqual(720 * 0.6)
  expect(long.scrollHeight).toBeGreaterThan(2 * long.clientHeight)
  expect(page.getByRole('dialog').element().getBoundingClientRect().height).toBeLessThanOrEqual(720)
  const next = page.getByRole('button', { name: coreEnglish.announcement.next })
  expect(next.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(720)
  long.scrollTop = long.scrollHeight
  // Without a theme an icon has no size to be pressed by the mouse.
  next.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => {
    const text = page.getByText('One line').element().getBoundingClientRect()
    const box = page.getByRole('dialog').element().getBoundingClientRect()
    expect(text.left).toBeGreaterThanOrEqual(box.left)
    expect(text.right).toBeLessThanOrEqual(box.right)
    expect(text.top).toBeGreaterThanOrEqual(box.top)
    expect(text.bottom).toBeLessThanOrEqual(720)
  })
})
