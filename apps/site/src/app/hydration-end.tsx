import { useEffect } from 'react'
import { useSite } from '../shared/site/use-site.ts'

/** Beside the page: parts of a page are taken over one after another, and this one last. */
export function HydrationEnd() {
  const { hydration } = useSite()
  useEffect(() => hydration.finish(), [hydration])
  return null
}
