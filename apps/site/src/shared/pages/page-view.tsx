import { use } from 'react'
import type { PageComponent } from './page.ts'

/**
 * Shows a page, or a variant of a part with the properties of that part. What is preloaded renders at once, on the
 * server and during hydration; otherwise it suspends like `React.lazy`.
 */
export function PageView<Props extends object = object>({
  component,
  ...props
}: { readonly component: PageComponent<Props> } & Props) {
  use(component.preload())
  const Loaded = component.loaded()
  return Loaded && <Loaded {...(props as unknown as Props)} />
}
