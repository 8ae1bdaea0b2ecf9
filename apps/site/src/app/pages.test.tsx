import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notFoundPage } from './not-found.ts'
import { pages } from './pages.ts'
import { popups } from './popups.ts'
import { STARTUP_PAGES } from './startup-gate.tsx'

const app = join(import.meta.dirname, '../..')

test('ids and addresses are unique', () => {
  const paths = pages.flatMap((page) => page.paths)
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
})

test('each page names the file its chunk is made of, and has a component in it', async () => {
  for (const page of [...pages, notFoundPage, ...Object.values(STARTUP_PAGES)]) {
    expect(existsSync(join(app, page.module)), page.module).toBe(true)
    await page.component.preload()
    expect(page.component.loaded()).toBeTypeOf('function')
  }
})

test('each pop-up loads', async () => {
  for (const popup of Object.values(popups)) {
    expect((await popup.load()).default, popup.name).toBeTypeOf('function')
  }
})
