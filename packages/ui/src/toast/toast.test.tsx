import '../global.css.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { applyTheme, clear, hydrate, serve } from '../testing/stage.tsx'
import { dismissTimedToasts, Toaster, toast } from './toast.tsx'

afterEach(clear)
afterEach(() => vi.restoreAllMocks())

test('what accompanied a moment that is over is taken back; an error and what waits for its reader stay', async () => {
  applyTheme('ltr')
  const toaster = <Toaster label="Notices" dismissLabel="Dismiss" />
  serve(toaster)
  await hydrate(toaster)
  toast({ tone: 'success', title: 'Welcome back' })
  toast({ tone: 'error', title: 'It could not be saved' })
  toast({ tone: 'info', title: 'Until it is read', timeoutMs: 0 })
  const heading = (title: string) => page.getByRole('heading', { name: title, includeHidden: true })
  await expect.element(heading('Welcome back')).toBeVisible()
  // Under the pointer its time stands still, so that nothing else closes it.
  await heading('Welcome back').hover()
  dismissTimedToasts()
  await expect.poll(() => heading('Welcome back').elements()).toEqual([])
  for (const title of ['It could not be saved', 'Until it is read'])
    expect(heading(title).elements().length).toBeGreaterThan(0)
})

test('its time stands still while nobody can see the page', async () => {
  const see = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  applyTheme('ltr')
  const toaster = <Toaster label="Notices" dismissLabel="Dismiss" />
  serve(toaster)
  await hydrate(toaster)
  see(true)
  toast({ tone: 'error', title: 'This link was used before', timeoutMs: 50 })
  const heading = page.getByRole('heading', { name: 'This link was used before', includeHidden: true })
  await expect.element(heading).toBeVisible()
  await new Promise((resume) => setTimeout(resume, 300))
  await expect.element(heading).toBeVisible()
  see(false)
  await expect.poll(() => heading.elements()).toEqual([])
})

test('a toast whose action was pressed closes, so that it is not done twice', async () => {
  applyTheme('ltr')
  const toaster = <Toaster label="Notices" dismissLabel="Dismiss" />
  serve(toaster)
  await hydrate(toaster)
  const undo = vi.fn()
  toast({ title: 'It was deleted', timeoutMs: 0, action: { label: 'Undo', onPress: undo } })
  await page.getByRole('button', { name: 'Undo', includeHidden: true }).click()
  expect(undo).toHaveBeenCalledOnce()
  const heading = page.getByRole('heading', { name: 'It was deleted', includeHidden: true })
  await expect.poll(() => heading.elements()).toEqual([])
})
