import { expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.ts'

const Page = () => null

test('a page that came is there from then on', async () => {
  const load = vi.fn(async () => ({ default: Page }))
  const page = lazyPage(load)
  expect(page.loaded()).toBeNull()
  await page.preload()
  page.forget()
  await page.preload()
  expect(page.loaded()).toBe(Page)
  expect(load).toHaveBeenCalledOnce()
})

test('a page that did not come stays failed, whoever asks, until that is forgotten', async () => {
  const load = vi.fn(async () => ({ default: Page }))
  for (const _ of ['first', 'retry']) load.mockRejectedValueOnce(new Error('offline'))
  const page = lazyPage(load)
  const first = page.preload()
  await expect(first).rejects.toThrow()
  expect(page.preload()).toBe(first)
  expect(load).toHaveBeenCalledTimes(2)
  page.forget()
  await page.preload()
  expect(page.loaded()).toBe(Page)
})
