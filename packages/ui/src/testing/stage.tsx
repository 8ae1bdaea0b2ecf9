import '../global.css.ts'
import { themes } from 'virtual:themes'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { cdp } from 'vitest/browser'
import { showMode, showTheme } from '../appearance.ts'
import { resetLayer } from '../layers.css.ts'

let root: Root | undefined
let stage: HTMLElement | undefined

/** The page in the first theme, as a visitor gets it. */
export function applyTheme(direction: 'ltr' | 'rtl' = 'ltr'): void {
  document.documentElement.dir = direction
  showMode('dark')
  showTheme(themes[0]?.css ?? '')
}

/** Puts the server's HTML for `node` into the page, before any script has run. */
export function serve(node: ReactNode): HTMLElement {
  clear()
  stage = document.createElement('div')
  stage.innerHTML = renderToString(node)
  document.body.append(stage)
  return stage
}

/** Hydrates the served HTML and returns the errors React reports. */
export async function hydrate(node: ReactNode): Promise<readonly string[]> {
  const complaints: string[] = []
  const say = (error: unknown) => complaints.push(String(error))
  root = hydrateRoot(stage as HTMLElement, node, { onRecoverableError: say, onUncaughtError: say })
  await idle()
  return complaints
}

/**
 * Stops all transitions until the returned function is called. A reduced transition is short, but until the next frame,
 * which is late on a busy machine, the old style still holds. The rule is in the first layer like the one it overrides:
 * of two `!important` rules the one in the earlier layer wins, and one in no layer loses to both.
 */
export function freeze(): () => void {
  const all = ':root,:root *,:root ::before,:root ::after'
  const style = document.createElement('style')
  style.textContent = `@layer ${resetLayer}{${all}{transition-property:none!important;animation-name:none!important}}`
  document.head.append(style)
  return () => style.remove()
}

export const idle = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms))

export function clear(): void {
  root?.unmount()
  stage?.remove()
  root = undefined
  stage = undefined
}

/** Media features that a reader can set in the system. */
export type Wishes = {
  'prefers-reduced-motion'?: 'reduce'
  'prefers-contrast'?: 'more'
  'forced-colors'?: 'active'
}

const WISHABLE: Required<Wishes> = {
  'prefers-reduced-motion': 'reduce',
  'prefers-contrast': 'more',
  'forced-colors': 'active',
}

/** Emulates exactly these media features. */
export async function wish(wishes: Wishes): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
  const isHeard = () =>
    Object.entries(WISHABLE).every(([name, value]) => matchMedia(`(${name}: ${value})`).matches === name in wishes)
  // On a busy machine the page learns of the change much later than the test.
  for (let waited = 0; !isHeard(); waited += 10) {
    if (waited > 5_000) throw new Error(`the page does not hear of ${JSON.stringify(wishes)}`)
    await idle(10)
  }
}

export const wishForStillness = (on: boolean) => wish(on ? { 'prefers-reduced-motion': 'reduce' } : {})

/** The position of each element that matches a selector, in tenths of pixels. */
export function places(selector: string): readonly string[] {
  return [...(stage as HTMLElement).querySelectorAll(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height].map((value) => value.toFixed(1)).join(' ')
  })
}
