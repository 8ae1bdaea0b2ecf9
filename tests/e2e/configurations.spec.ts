import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BOOT_ELEMENT_ID } from '@livery/contract/boot'
import type { FirstData, InlineBoot } from '@livery/contract/first-data'
import type { Page } from '@playwright/test'
import { diskSources, layeredSources } from '../../packages/document/src/sources.ts'
import { bundleOf } from '../../packages/merchant/src/merchant-files.ts'
import { generatedId, generateMerchants } from '../../packages/merchant/src/testing/generate.ts'
import { expectAccessible } from './expect-accessible.ts'
import { type OwnGateway, startOwnGateway, workerPort } from './own-gateway.ts'
import { expect, test } from './test.ts'

const ROOT = join(import.meta.dirname, '../..')
const PORT = workerPort(3464)
/** A sample in every run; `CONFIGURATIONS=500` for all of them, which takes a while. */
const COUNT = Number(process.env.CONFIGURATIONS ?? 3)
const AT_A_TIME = 25

let own: OwnGateway

test.beforeAll(async () => {
  const around = diskSources(ROOT)
  const all = layeredSources(generateMerchants({ count: COUNT, around, seed: 'pages', ownThemes: 0.5 }), around)
  const change = (merchants: string) => {
    for (let index = 0; index < COUNT; index++) {
      for (const [path, bytes] of bundleOf(all, generatedId(index))?.files ?? []) {
        if (path.startsWith('groups/')) continue
        const file = join(dirname(merchants), path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, bytes)
      }
    }
  }
  own = await startOwnGateway({ port: PORT, change, environment: { DEMO: '0', LOCAL_HOSTS: '1' } })
})
test.afterAll(() => own?.stop())

/** Whether the merchant has something to tell visitors in a pop-up. */
async function isAnnounced(page: Page): Promise<boolean> {
  const { firstData } = JSON.parse((await page.locator(`#${BOOT_ELEMENT_ID}`).textContent()) ?? '') as InlineBoot
  // The page itself sends the request, because outside a browser the hosts of these merchants have no address.
  const { queries } = await page.evaluate(async (url): Promise<FirstData> => (await fetch(url)).json(), firstData ?? '')
  return queries.some(([, answer]) => (answer as { readonly popups?: readonly object[] }).popups?.length)
}

for (let from = 0; from < COUNT; from += AT_A_TIME) {
  const until = Math.min(from + AT_A_TIME, COUNT)
  test(`whatever a merchant's configuration, its pages are whole and accessible: ${from} to ${until - 1}`, async ({
    page,
  }) => {
    test.setTimeout(AT_A_TIME * 40_000)
    for (let index = from; index < until; index++) {
      const id = generatedId(index)
      // A third of them each in light mode, in dark mode, and in the merchant's own.
      const mode = ['light', 'dark', undefined][index % 3]
      const home = `http://${id}.localhost:${PORT}/`
      if (mode) await page.context().addCookies([{ name: 'mode', value: mode, url: home }])
      const answer = await page.goto(home, { waitUntil: 'networkidle' })
      expect(answer?.status(), id).toBe(200)
      // Announcements, where there are any, appear once the page is idle.
      if (await isAnnounced(page)) {
        await expect(page.getByRole('dialog'), id).toBeVisible()
        await expectAccessible(page, { part: '[role=dialog]' })
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await expectAccessible(page)
      for (const path of ['/login', '/register']) {
        await page.getByRole('banner').locator(`a[href="${path}"]`).click()
        await expect(page.getByRole('dialog').locator('form'), `${id}${path}`).toBeVisible()
        // The page behind was tested already, and is inert.
        await expectAccessible(page, { part: '[role=dialog]' })
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    }
  })
}
