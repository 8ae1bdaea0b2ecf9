import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** One layout shift: its size (web.dev/cls), and which element moved from where to where. */
interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

/** Records all layout shifts of every page from now on, from the first paint on. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      readonly value: number
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join()
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const { outerHTML = '' } = (node instanceof Element ? node : node?.parentElement) ?? {}
          return `${at(previousRect)} → ${at(currentRect)} ${outerHTML.slice(0, 160)}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects that all layout shifts of this page add up to almost nothing. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02)
}
