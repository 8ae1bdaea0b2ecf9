import type { Page } from '@playwright/test'
import { type CutText, cutTexts } from './cut-texts.ts'
import { everyLanguage } from './every-language.ts'
import { letIn } from './people.ts'
import { PHONE } from './setting.ts'
import { expect, expectRefusals, test } from './test.ts'
import { bannerTexts } from './test-merchant.ts'
import { ownTexts } from './texts.ts'
import { address, expectAlive, visit } from './visit.ts'

const DESK = { width: 1280, height: 800 }

/** Resizes the open page to a desk or a phone, which takes far less time than opening it twice. */
async function layOut(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: size === PHONE.viewport })
  await page.setViewportSize(size)
}

/** Navigates as "back" would, because loading everything again takes most of a visit. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

for (const { merchant, code } of everyLanguage) {
  test(`${code}: six pages at both widths show every text whole`, async ({ page, port, faults }) => {
    const isOwn = ownTexts(code)
    const banners = bannerTexts(merchant.id, code)
    /**
     * A name, such as a game's, may end in an ellipsis where room is short; our own texts and those of banners may not.
     */
    const isMeant = ({ how, text }: CutText) => how === 'ellipsis' && !isOwn(text) && !banners.has(text)
    const lost: string[] = []
    const load = async (path: string) => {
      await visit(page, merchant, port, { code, path, until: 'load' })
      await expectAlive(page.locator('main'))
    }
    const look = async (path: string) => {
      await expect(page).toHaveURL(address(merchant, port, path))
      await expect(page.locator(/login|register/.test(path) ? '[role=dialog] h2' : 'main h1').first()).toBeVisible()
      for (const size of [DESK, PHONE.viewport]) {
        await layOut(page, size)
        // What does not fit is hidden once the script has measured the new width.
        let cut: CutText[] = []
        const count = async () => {
          cut = (await cutTexts(page)).filter((one) => !isMeant(one))
          return cut.length
        }
        await expect
          .poll(count, { timeout: 15_000 })
          .toBe(0)
          .catch(() => undefined)
        lost.push(
          ...cut.map(({ how, text, where, by }) => `${path} at ${size.width}: ${how} by ${by}: “${text}” in ${where}`),
        )
      }
    }
    // No name server knows the mirrors' hosts.
    await page.route('https://*/health/live', (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' } }),
    )
    await load('/')
    await look('/')
    for (const path of [`/${merchant.categories[0]}`, '/mirrors', '/login', '/register']) {
      await go(page, path)
      await look(path)
    }
    const token = await letIn({ merchant, port }, merchant.demo.username, merchant.demo.password)
    await page.evaluate((token) => sessionStorage.setItem('token', token), token)
    await load('/member')
    await look('/member')
    expect(lost).toEqual([])
    // A second captcha picture may be requested only after a second.
    expectRefusals(faults, 429)
  })
}
