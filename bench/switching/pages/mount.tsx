import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Appearance } from './contestant.ts'
import { countRenders } from './controls.tsx'
import { tokensOf } from './skins.ts'

/** Mounts a page and gives it its answers. */
export function mount(page: ReactNode, apply: (next: Appearance) => void): void {
  const root = createRoot(document.getElementById('root') as HTMLElement)
  flushSync(() => root.render(page))
  const first = countRenders()
  window.contestant = { apply, renders: () => countRenders() - first, values: () => tokensOf }
}
