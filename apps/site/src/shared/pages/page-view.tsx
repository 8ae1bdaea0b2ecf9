import { use } from 'react'
import type { PageComponent } from './page.ts'

/**
 * Shows a page. A preloaded page renders at once, on the server and during hydration; otherwise it suspends like
 * `React.lazy`.
 */
export function PageView({ component }: { readonly component: PageComponent }) {
  use(component.preload())
  const Loaded = component.loaded()
  return Loaded && <Loaded />
}
