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
export function dress(direction: 'ltr' | 'rtl' = 'ltr'): void {
  document.documentElement.dir = direction
  showMode('dark')
  showTheme(themes[0]?.css ?? '')
}

/** What the server sends for `node`, put into the page; no script has touched it. */
export function serve(node: ReactNode): HTMLElement {
  clear()
  stage = document.createElement('div')
  stage.innerHTML = renderToString(node)
  document.body.append(stage)
  return stage
}

/** Takes the served HTML over and returns what React had to complain of. */
export async function hydrate(node: ReactNode): Promise<readonly string[]> {
  const complaints: string[] = []
  const say = (error: unknown) => complaints.push(String(error))
  root = hydrateRoot(stage as HTMLElement, node, { onRecoverableError: say, onUncaughtError: say })
  await idle()
  return complaints
}

/**
 * Lets nothing ease from now on, until what it returns is called. A reduced transition is short, but until the next
 * frame, which a busy machine draws late, the style is still the old. Said in the first layer, as the rule it overrules
 * is: of two `!important` rules the one in the earlier layer wins, and one in no layer loses to both.
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

/** What a reader may ask the system for. */
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

/** Asks for this and for nothing else, as the system tells it. */
export async function wish(wishes: Wishes): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
  const isHeard = () =>
    Object.entries(WISHABLE).every(([name, value]) => matchMedia(`(${name}: ${value})`).matches === name in wishes)
  // The page hears of it later than we do, on a busy machine much later.
  for (let waited = 0; !isHeard(); waited += 10) {
    if (waited > 5_000) throw new Error(`the page does not hear of ${JSON.stringify(wishes)}`)
    await idle(10)
  }
}

export const wishForStillness = (on: boolean) => wish(on ? { 'prefers-reduced-motion': 'reduce' } : {})

/** Where each element of a selector stands, in tenths of pixels. */
export function places(selector: string): readonly string[] {
  return [...(stage as HTMLElement).querySelectorAll(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height].map((value) => value.toFixed(1)).join(' ')
  })
}
