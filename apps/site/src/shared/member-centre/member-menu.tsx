import { isSamePath } from '@livery/contract/pages'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../i18n/use-text.ts'
import { UnreadBadge } from '../messages/unread-badge.tsx'
import { accountMenuPages, pagesById } from '../pages/menus.ts'
import { usePages } from '../pages/pages-context.ts'
import { useVisit } from '../visit/use-visit.ts'
import { EntryCount } from './entry-count.tsx'
import * as css from './member-centre.css.ts'

/** The centre's pages in the merchant's order; a single page needs no menu. */
export function MemberMenu() {
  const t = useText('core')
  const { boot } = useVisit()
  const { pathname } = useLocation()
  const all = usePages()
  const own = all.filter(({ menus }) => menus?.includes('memberMenu'))
  const pages = [...pagesById(boot.menus.memberMenu, own), ...accountMenuPages(boot, all)]
  const menu = useRef<HTMLElement>(null)
  // The row scrolls so that the entry of the current page is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is as long as the menu
  useEffect(() => {
    const row = menu.current
    const here = row?.querySelector('[aria-current=page]')
    // Only the row scrolls, never the page: from desktops on the menu may be longer than the window.
    if (row && here) row.scrollBy({ left: middle(here) - middle(row), behavior: 'instant' })
  }, [pathname, pages.length])
  if (pages.length < 2) return null
  return (
    <nav ref={menu} className={css.menu} aria-label={t('account.myAccount')}>
      {pages.map(({ id, path, titleKey, icon }) => (
        <Link key={id} href={path} className={css.entry} aria-current={isSamePath(path, pathname) ? 'page' : undefined}>
          <Icon name={icon} />
          {t(titleKey as 'nav.home')}
          <EntryCount id={id} />
          {id === 'messageV2' && <UnreadBadge className={css.count} />}
        </Link>
      ))}
    </nav>
  )
}

const middle = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}
