import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPageNames } from '@livery/theme/page-names'
import { startOwnGateway } from './own-gateway.ts'
import { expect, test } from './test.ts'

const NAME = withPageNames('--lv-color-accent-bg')

const PORT = 3460
const SEASON = { from: '2026-12-26', until: '2027-01-06', accent: '#d4a017' }
const begins = Date.parse('2026-12-25T16:00:00Z')

test('an open page puts a season on when it begins, without a reload', async ({ page }) => {
  const seasonal = JSON.stringify({ brand: '#7c3aed', overlays: { 'new-year': SEASON } })
  const now = Date.now
  const own = await startOwnGateway({
    port: PORT,
    change: (_merchants, themes) => writeFileSync(join(themes, 'neon', 'theme.json'), seasonal),
  })
  try {
    const url = `http://aurora.localhost:${PORT}/promotions`
    // The page is requested once before, so that the clock below does not run while the first page is compiled.
    await page.goto(url, { waitUntil: 'networkidle' })
    const shift = begins - 4_000 - now()
    Date.now = () => now() + shift
    await page.goto(`${url}?again`, { waitUntil: 'networkidle' })
    const accent = () =>
      page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), NAME)
    const before = await accent()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await expect.poll(accent, { timeout: 20_000 }).not.toBe(before)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    // Pages requested from now on have the overlay.
    const fresh = await page.evaluate(async (address) => (await fetch(address)).text(), url)
    expect(fresh).toContain(await accent())
  } finally {
    Date.now = now
    // The page is left first, because what it still loads ahead would fail without the gateway.
    await page.goto('about:blank')
    await own.stop()
  }
})
