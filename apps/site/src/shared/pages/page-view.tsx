import { use } from 'react'
import type { PageComponent } from './page.ts'

/**
 * Shows a page. Once preloaded it renders at once, on the server and while hydrating; before, it suspends like
 * `React.lazy`.
 */
export function PageView({ component }: { readonly component: PageComponent }) {
  use(component.preload())
  const Loaded = component.loaded()
  return Loaded && <Loaded />
}
