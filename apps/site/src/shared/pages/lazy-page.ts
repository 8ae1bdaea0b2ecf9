import type { ComponentType } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'
import { whileComing } from '../connection/pages-coming.ts'
import type { PageComponent } from './page.ts'

/** A page in a chunk of its own. */
export function lazyPage<Props = object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): PageComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  return {
    loaded: () => loaded,
    preload() {
      loading ??= whileComing(loadChunk(load)).then((module) => {
        loaded = module.default
        // React reads a promise marked as fulfilled at once, so a loaded page renders without suspending.
        if (loading) Object.assign(loading, { status: 'fulfilled', value: undefined })
      })
      return loading
    },
    forget() {
      if (!loaded) loading = null
    },
  }
}
