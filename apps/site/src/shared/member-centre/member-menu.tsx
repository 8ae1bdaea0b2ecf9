import { isSamePath } from '@livery/contract/pages'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../i18n/use-text.ts'
import { UnreadBadge } from '../messages/unread-badge.tsx'
import { doorPages, pagesById } from '../pages/menus.ts'
import { usePages } from '../pages/pages-context.ts'
import { useVisit } from '../visit/use-visit.ts'
import { EntryCount } from './entry-count.tsx'
import * as css from './member-centre.css.ts'

/** The centre's pages in the merchant's order; a single page needs no menu. */
export function MemberMenu() {
  const t = useText('core')
  const { boot } = useVisit()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => showPresent(menu.current), [])
  const all = usePages()
  const own = all.filter(({ menus }) => menus?.includes('memberMenu'))
  const pages = [...pagesById(boot.menus.memberMenu, own), ...doorPages(boot, all)]
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

/** On a phone the menu is a row that scrolls; the page itself stays where it is. */
function showPresent(menu: HTMLElement | null) {
  const present = menu?.querySelector('[aria-current=page]')
  if (!menu || !present) return
  const [row, entry] = [menu.getBoundingClientRect(), present.getBoundingClientRect()]
  menu.scrollBy({ left: entry.left + entry.width / 2 - (row.left + row.width / 2) })
}
