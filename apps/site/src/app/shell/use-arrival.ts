import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { closePopovers } from '../../shared/popover/close-popovers.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { pageHead } from '../page-head.ts'
import { scrollToAnchor } from './scroll-to-anchor.ts'

/**
 * What the browser does on a new page, and the script must do after a client-side navigation: set the title, scroll to
 * the top or to the anchor, focus the beginning of the content, close open panels. Nothing on the first page, where the
 * browser did it.
 */
export function useArrival(mainId: string): void {
  const visit = useVisit()
  const { pathname, hash, key } = useLocation()
  const former = useRef(pathname)

  useEffect(() => {
    if (former.current === pathname) return
    former.current = pathname
    document.title = pageHead(visit, pathname).title
    closePopovers()
    document.getElementById(mainId)?.focus({ preventScroll: true })
    if (!hash) scrollTo({ top: 0, behavior: 'instant' })
  }, [visit, pathname, hash, mainId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival scrolls, at the same anchor of the same page too
  useEffect(() => (hash ? scrollToAnchor(hash) : undefined), [pathname, hash, key])

  useEffect(() => {
    const retitle = () => {
      document.title = pageHead(visit, former.current).title
    }
    visit.i18n.on('languageChanged', retitle)
    return () => visit.i18n.off('languageChanged', retitle)
  }, [visit])
}
