import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notFoundPage } from './not-found.ts'
import { pages } from './pages.ts'
import { popups } from './popups.ts'
import { STARTUP_PAGES } from './startup-gate.tsx'

const app = join(import.meta.dirname, '../..')

test('each page names the file its chunk is made of: the one its component comes from', async () => {
  for (const page of [...pages, notFoundPage, ...Object.values(STARTUP_PAGES)]) {
    const { default: component } = await import(join(app, page.module))
    await page.component.preload()
    expect(page.component.loaded(), page.module).toBe(component)
    expect(component).toBeTypeOf('function')
  }
})

test('each pop-up loads', async () => {
  for (const popup of Object.values(popups)) {
    expect((await popup.load()).default, popup.name).toBeTypeOf('function')
  }
})
