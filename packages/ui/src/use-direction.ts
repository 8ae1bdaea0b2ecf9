import { useSyncExternalStore } from 'react'

export type Direction = 'ltr' | 'rtl'

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/**
 * The page's direction, from the `dir` of `<html>`, for the few cases that CSS cannot handle. On the server and during
 * hydration it is `ltr`, so server-rendered content must not depend on it.
 */
export function useDirection(): Direction {
  return useSyncExternalStore(watch, read, () => 'ltr')
}
