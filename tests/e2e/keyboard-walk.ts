import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** A focusable element of a pop-up as a screen reader announces it: a role and a name. */
const ROLES = ['button', 'link', 'textbox', 'tab', 'tabpanel', 'checkbox', 'radio', 'combobox']

interface Stop {
  /** Distinguishes elements. */
  readonly at: number
  readonly isInside: boolean
  /** The number of focusable elements in the top pop-up. */
  readonly all: number
}

/**
 * Goes once around the top pop-up by Tab, and once back. The focus must stay inside and reach every focusable element,
 * and each has a role and a name. Returns the announcement of each stop: `button "Close"`.
 */
export async function walkAround(page: Page): Promise<readonly string[]> {
  const forth = await round(page, 'Tab')
  const back = await round(page, 'Shift+Tab')
  expect([...back].sort(), 'the way back').toEqual([...forth].sort())
  return forth
}

async function round(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const stops: string[] = []
  const seen = new Set<number>()
  for (;;) {
    await page.keyboard.press(key)
    const { at, isInside, all } = await here(page)
    const focused = await describeFocus(page)
    expect(isInside, `${key} leads out of the pop-up, to ${focused}`).toBe(true)
    if (seen.has(at)) {
      expect(stops, 'everything is reached').toHaveLength(all)
      return stops
    }
    seen.add(at)
    const [role = ''] = /^\w+(?= "[^"]+")/.exec(focused) ?? []
    expect(ROLES, `“${focused}” has a role and a name`).toContain(role)
    stops.push(focused)
  }
}

/** The announcement of the focused element, without its value. */
export async function describeFocus(page: Page): Promise<string> {
  const [first = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n')
  // A snapshot shows a summary element as its text.
  const [, summary] = /^- text: (.+)/.exec(first) ?? []
  if (summary) return `summary "${summary}"`
  return /^- '?(\w+(?: "(?:[^"\\]|\\.)*")?)/.exec(first)?.[1] ?? first
}

/** Presses Tab until the element with this announcement has the focus. */
export async function tabTo(page: Page, announcement: string | RegExp): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    const here = await describeFocus(page)
    if (typeof announcement === 'string' ? here === announcement : announcement.test(here)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${announcement}`)
}

function here(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    // The focus guards at both ends of a pop-up pass the focus on.
    const guard = () => document.activeElement?.matches('[data-base-ui-focus-guard]')
    for (let frame = 0; frame < 10 && guard(); frame += 1) await new Promise(requestAnimationFrame)
    const known = window as typeof window & { stops?: Element[] }
    known.stops ??= []
    const focused = document.activeElement ?? document.body
    const at = known.stops.includes(focused) ? known.stops.indexOf(focused) : known.stops.push(focused) - 1
    const popup = [...document.querySelectorAll('[role=dialog]:not([aria-modal=false]), [role=alertdialog]')].at(-1)
    const controls = popup?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]') ?? []
    const reachable = [...controls].filter(
      (one) =>
        one.tabIndex >= 0 &&
        // Tab reaches only the chosen one of several radio buttons.
        !one.matches(':disabled, [aria-hidden=true], [type=radio]:not(:checked)') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
    return { at, isInside: popup?.contains(focused) ?? false, all: reachable.length }
  })
}
