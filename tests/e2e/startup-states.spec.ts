import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { arrive, from } from './getting-in-steps.ts'
import { readMerchantFile } from './merchant-file.ts'
import { type OwnGateway, startOwnGateway, workerPort } from './own-gateway.ts'
import { PHONE } from './setting.ts'
import { expect, expectRefusals, test } from './test.ts'
import { bothDirections } from './test-merchant.ts'
import { text } from './texts.ts'

const PORT = workerPort(3504)

// In one worker, because each worker starts a gateway of its own.
test.describe.configure({ mode: 'default' })

let own: OwnGateway

test.beforeAll(async () => {
  own = await startOwnGateway({
    port: PORT,
    environment: { TRUSTED_PROXIES: '127.0.0.1,::1', DEMO: '0', LOCAL_HOSTS: '1' },
  })
})
test.afterAll(() => own?.stop())

/** Addresses of large networks: in the United States, which both merchants block, and in Germany. */
const FROM = { US: '8.8.8.8', DE: '5.9.0.1' }

/** Closes a merchant's site for maintenance, or opens it again, as its configuration says. */
function setClosed(id: string, isClosed: boolean): void {
  own.edit(join('merchants', id, 'merchant.json'), (file) =>
    file.replace(/"maintenance": \{(\s*"active": \w+,)?/, `"maintenance": { "active": ${isClosed},`),
  )
}

for (const { merchant, code } of bothDirections) {
  // Aurora at a desk and Oasis on a phone, as all tests of behaviour.
  const [width, sizes] = merchant.id === 'aurora' ? (['desktop', {}] as const) : (['phone', PHONE] as const)
  const core = (key: string) => text(code, 'core', key)
  const { maintenance, access } = readMerchantFile(
    join(import.meta.dirname, '../../merchants', merchant.id, 'merchant.json'),
  )
  const blocked = access.blockedAddresses[0].replace(/0\/24$/, '7')

  test.describe(`${merchant.name} in ${code}, ${width}`, () => {
    test.use(sizes)

    /** Expects the page that replaces the site: the reason, customer service, and nothing else of the site. */
    const expectClosed = async (page: Page, title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('link', { name: core('startup.customerService'), exact: true })).toHaveAttribute(
        'href',
        /^(https|mailto|tel):/,
      )
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page.locator('#side-menu')).toHaveCount(0)
    }

    test('closed for maintenance, from a place that is not served, and open', async ({ page, faults }) => {
      // Tests of this merchant run one after another on this gateway, so each leaves the site open.
      const title = core('startup.maintenanceTitle')
      setClosed(merchant.id, true)
      await expect.poll(() => own.statusOf('/', `${merchant.id}.localhost:${PORT}`), { timeout: 20_000 }).toBe(503)
      await arrive(page, merchant, PORT, { code, path: '/rng' })
      await expectClosed(page, title)
      await expect(page.getByText(maintenance.info[code])).toBeVisible()

      // Visitors from a blocked place see the maintenance page too.
      await from(page, blocked)
      await page.reload()
      await expectClosed(page, title)
      await expect(page.getByText(blocked)).toHaveCount(0)

      setClosed(merchant.id, false)
      await expect.poll(() => own.statusOf('/', `${merchant.id}.localhost:${PORT}`), { timeout: 20_000 }).toBe(200)
      await page.getByRole('button', { name: core('startup.maintenanceRetry') }).click()
      await expectClosed(page, core('startup.blockedTitle'))
      await expect(page.getByText(blocked, { exact: true })).toBeVisible()

      await from(page, '10.5.5.5')
      await page.reload()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(core('category.RNG'))
      expectRefusals(faults, 503, 403)
    })

    test('from a country that is kept out, and from another one', async ({ page, faults }) => {
      await from(page, FROM.US)
      await arrive(page, merchant, PORT, { code, path: '/rng' })
      await expectClosed(page, core('startup.blockedTitle'))
      await expect(page.getByText(FROM.US, { exact: true })).toBeVisible()
      const country = new Intl.DisplayNames(code.toLowerCase(), { type: 'region' }).of('US') ?? ''
      await expect(page.getByText(country, { exact: true })).toBeVisible()
      // Calls are refused as well as the page.
      const refused = await page.evaluate(async () => (await fetch('/api/games/vendors')).status)
      expect(refused).toBe(403)

      await from(page, FROM.DE)
      await page.reload()
      await expect(page.getByRole('banner')).toBeVisible()
      // A visitor who moves to a blocked place gets this page again, whatever the browser has cached.
      await from(page, FROM.US)
      await page.reload()
      await expectClosed(page, core('startup.blockedTitle'))
      expectRefusals(faults, 403)
    })
  })
}
