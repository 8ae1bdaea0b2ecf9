import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { describeFocus } from './keyboard-walk.ts'
import { expect, expectRefusals, test } from './test.ts'
import { testMerchantOf, testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { visit } from './visit.ts'

/** A merchant of each frame, with a language that is kept whole. */
const FRAMES = {
  'side-menu': { merchant: testMerchantOf('aurora'), code: 'EN' },
  'top-bar': { merchant: testMerchantOf('oasis'), code: 'AR' },
  'icon-rail': { merchant: testMerchantOf('saola'), code: 'EN' },
  'sports-columns': { merchant: testMerchantOf('sterling'), code: 'EN' },
} as const

const WIDTHS = [320, 390, 768, 834, 1440, 1920]

/** The lobbies of these are examined with their pictures in `accessible.spec.ts`. */
const examined: ReadonlySet<string> = new Set(testMerchants.map(({ id }) => id))

for (const [frame, { merchant, code }] of Object.entries(FRAMES)) {
  test(`${frame}: lobby and slots pass axe, in both modes`, async ({ page, port }) => {
    for (const path of examined.has(merchant.id) ? ['/rng'] : ['/', '/rng']) {
      await visit(page, merchant, port, { code, mode: 'light', path })
      await expectAccessible(page)
      await page.evaluate(() => {
        document.documentElement.dataset.mode = 'dark'
      })
      await expectAccessible(page, { rules: ['color-contrast'] })
    }
  })

  test(`${frame}: the keyboard leads from the skip link through header and navigation to the games`, async ({
    page,
    port,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, merchant, port, { code, path: '/rng' })
    await page.keyboard.press('Tab')
    expect(await describeFocus(page)).toBe(`link "${text(code, 'core', 'a11y.skipToContent')}"`)
    for (let press = 0; press < 90; press += 1) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body
        const { top, bottom, width } = focused.getBoundingClientRect()
        return { isGame: focused.closest('article') !== null, isSeen: width > 0 && bottom > 0 && top < innerHeight }
      })
      const focusedElement = await describeFocus(page)
      expect(at.isSeen, `${focusedElement} is seen at focus`).toBe(true)
      expect(focusedElement, 'it has a role and a name').toMatch(/^\w+ "[^"]+/)
      if (at.isGame) return
    }
    throw new Error('no game was reached')
  })

  test(`${frame}: at 200 % zoom nothing scrolls sideways, and everything can still be reached`, async ({
    page,
    port,
    faults,
  }) => {
    // A window of 1280 × 900 at 200 %.
    await page.setViewportSize({ width: 640, height: 450 })
    for (const path of ['/', '/rng', '/promotions', '/help', '/nowhere']) {
      await visit(page, merchant, port, { code, path })
      expect(await overflowOf(page), path).toBe(0)
      await expect(page.getByRole('link', { name: text(code, 'core', 'nav.home'), exact: true }).first()).toBeAttached()
    }
    expectRefusals(faults, 404)
  })

  test(`${frame}: nothing floats over what one presses, at any width`, async ({ page, port, faults }) => {
    for (const path of ['/', '/rng', '/promotions', '/nowhere']) {
      await visit(page, merchant, port, { code, path })
      for (const width of WIDTHS) {
        const at = `${path} at ${width}`
        // Laying a page out again takes far less time than opening it again.
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
        await page.evaluate(() => scrollTo(0, 0))
        await expect.poll(() => overflowOf(page), at).toBe(0)
        await expect.poll(() => covered(page), `${at}, its beginning`).toEqual([])
        await toTheEnd(page)
        await expect.poll(() => covered(page), `${at}, its end`).toEqual([])
      }
    }
    expectRefusals(faults, 404)
  })
}

/** Scrolls until nothing more is loaded at the end. */
async function toTheEnd(page: Page): Promise<void> {
  let height = 0
  const isThere = async () => {
    const before = height
    height = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return document.documentElement.scrollHeight
    })
    return height === before
  }
  await expect.poll(isThere, { intervals: [400] }).toBe(true)
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The controls between header and bottom bar that a fixed element covers. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isFixed = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).position === 'fixed' || isFixed(node.parentElement))
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const bar = [...document.querySelectorAll('nav')].find((nav) => isFixed(nav) && nav.checkVisibility())
    const below =
      bar && bar.getBoundingClientRect().top > innerHeight / 2 ? bar.getBoundingClientRect().top : innerHeight
    const pressed = [...document.querySelectorAll('main a, main button, footer a')].filter(
      (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isFixed(one),
    )
    return pressed.flatMap((one) => {
      const box = one.getBoundingClientRect()
      if (box.width === 0 || box.top < header || box.bottom > below || box.left < 0 || box.right > innerWidth) return []
      // Its middle and both ends, where a docked bar may lie.
      const spots = [box.left + 2, box.left + box.width / 2, box.right - 2]
      const over = spots.map((x) => document.elementFromPoint(x, box.top + box.height / 2)).find((top) => isFixed(top))
      return over
        ? [`${over.tagName} ${over.getAttribute('aria-label') ?? over.className} over ${one.textContent}`]
        : []
    })
  })
}
