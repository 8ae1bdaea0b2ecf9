import { isSamePath, PAGES } from '@livery/contract/pages'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { findPage } from '../../shared/pages/find-page.ts'
import { usePages } from '../../shared/pages/pages-context.ts'
import { closePopovers } from '../../shared/popover/close-popovers.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { pageHead } from '../page-head.ts'
import { scrollToAnchor } from './scroll-to-anchor.ts'

/**
 * What the browser does on a new page, and the script must do after a client-side navigation: set the title, scroll to
 * the top or to the anchor, focus the beginning of the content, close open panels, let the page come in the theme's own
 * motion. Nothing on the first page, where the browser did it.
 */
export function useArrival(mainId: string): void {
  const visit = useVisit()
  const { pathname, hash, key } = useLocation()
  const former = useRef(pathname)
  const pages = usePages()

  // Before the page is painted, so that it is never seen standing still before it enters.
  useLayoutEffect(() => {
    const page = findPage(pages, pathname)
    if (findPage(pages, former.current) === page) return
    const main = document.getElementById(mainId)
    if (main) main.dataset.arrival = main.dataset.arrival === '0' ? '1' : '0'
  }, [pages, pathname, mainId])

  useEffect(() => {
    if (former.current === pathname) return
    const left = former.current
    former.current = pathname
    document.title = pageHead(visit, pathname).title
    closePopovers()
    const beginning = openerOf(left) ?? document.getElementById(mainId)
    beginning?.focus({ preventScroll: true })
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

/**
 * The visible link to a pop-up's address. A visitor who followed it before the script had loaded got a new document,
 * where nothing had the focus when the pop-up opened. Closing the pop-up still focuses that link, as everywhere else.
 */
function openerOf(pathname: string): HTMLElement | undefined {
  const address = Object.values(PAGES.home.popups).find((one) => isSamePath(pathname, one))
  const links = address === undefined ? [] : document.querySelectorAll<HTMLElement>(`a[href="${address}"]`)
  return [...links].find((link) => link.checkVisibility({ visibilityProperty: true }))
}
