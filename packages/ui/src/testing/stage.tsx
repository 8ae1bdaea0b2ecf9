import '../global.css.ts'
import { themes } from 'virtual:themes'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { cdp } from 'vitest/browser'

let root: Root | undefined
let stage: HTMLElement | undefined

/** The page in the first theme, as a visitor gets it. */
export function dress(direction: 'ltr' | 'rtl' = 'ltr'): void {
  document.documentElement.dir = direction
  document.documentElement.dataset.mode = 'dark'
  if (document.getElementById('theme')) return
  const style = document.createElement('style')
  style.id = 'theme'
  style.textContent = themes[0]?.css ?? ''
  document.head.prepend(style)
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

export const idle = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms))

export function clear(): void {
  root?.unmount()
  stage?.remove()
  root = undefined
  stage = undefined
}

/** The reader's wish for stillness, as the system tells it. */
export async function wishForStillness(on: boolean): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: on ? 'reduce' : 'no-preference' }],
  })
}

/** Where each element of a selector stands, in tenths of pixels. */
export function places(selector: string): readonly string[] {
  return [...(stage as HTMLElement).querySelectorAll(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height].map((value) => value.toFixed(1)).join(' ')
  })
}
