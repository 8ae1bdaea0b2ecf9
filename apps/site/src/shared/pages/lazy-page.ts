import type { ComponentType } from 'react'
import type { PageComponent } from './page.ts'

/** A page in a chunk of its own. A failed load is tried again with the next visit. */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): PageComponent {
  let loaded: ComponentType | null = null
  let loading: Promise<void> | null = null
  return {
    loaded: () => loaded,
    preload() {
      loading ??= load().then(
        (module) => {
          loaded = module.default
          // React reads a promise that says so without waiting for its turn: what is there shows at once.
          if (loading) Object.assign(loading, { status: 'fulfilled', value: undefined })
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
}
