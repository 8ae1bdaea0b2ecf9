import { FEED_SPORTS } from '@livery/contract/games/sports'
import { categoryPath } from '@livery/contract/pages'
import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { NavLink, useLocation } from 'react-router-dom'
import { Slip } from '../../../shared/book/slip.tsx'
import { useFeed } from '../../../shared/book/use-feed.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { findPage } from '../../../shared/pages/find-page.ts'
import { categoryPages, pagesById, pagesOf } from '../../../shared/pages/menus.ts'
import { usePages } from '../../../shared/pages/pages-context.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { Header } from '../header.tsx'
import { SideMenu } from '../side-menu.tsx'
import * as css from './sports-columns.css.ts'

/** The header of one line, with the navigation in it. */
export function SportsHeader() {
  return <Header />
}

/** Whether matches stand on this page, and with them the slip. */
function useHere() {
  const pages = pagesOf(useVisit().boot, usePages())
  const here = findPage(pages, useLocation().pathname)
  return { isGame: here?.isGame ?? false, hasMatches: here?.id === 'home' || here?.category === 'SPORTS' }
}

/** The sports, the other categories and the promotions in a column beside the page. */
export function SportsMenu() {
  const { isGame, hasMatches } = useHere()
  return (
    !isGame && (
      <div className={cx(css.side, hasMatches && css.besideSlip)}>
        <SportsList hasMatches={hasMatches} />
      </div>
    )
  )
}

/** The side menu as a drawer at every width. */
export function SportsDrawer() {
  return <SideMenu className={css.drawer} />
}

function SportsList({ hasMatches }: { readonly hasMatches: boolean }) {
  const core = useText('core')
  const { boot } = useVisit()
  const pages = pagesOf(boot, usePages())
  const others = categoryPages(boot, pages).filter(({ category }) => category !== 'SPORTS')
  return (
    <nav className={css.nav} aria-label={core('a11y.sideNavigation')}>
      {boot.menus.categories.includes('SPORTS') && <Sports hasMatches={hasMatches} />}
      <ul className={css.list}>
        {[...others, ...pagesById(['promotions'], pages)].map(({ id, path, icon, titleKey }) => (
          <li key={id}>
            <NavLink to={path} end className={css.entry}>
              <Icon name={icon} size="sm" />
              <span className={css.word}>{core(titleKey as 'nav.home')}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Sports({ hasMatches }: { readonly hasMatches: boolean }) {
  const t = useText('sports')
  const path = categoryPath('SPORTS')
  return (
    <>
      <p className={css.group}>{t('board.sports')}</p>
      <ul className={css.list}>
        <li>
          <Link href={`${path}#live`} className={css.entry}>
            <span className={css.dot} aria-hidden="true" />
            <span className={css.word}>{t('board.live')}</span>
          </Link>
        </li>
        {FEED_SPORTS.map((sport) => (
          <li key={sport}>
            <Link href={`${path}#${sport}`} className={css.entry}>
              <span className={css.word}>{t(`sport.${sport}`)}</span>
              {hasMatches && <Count sport={sport} />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Count({ sport }: { readonly sport: string }) {
  const own = useFeed()?.filter((fixture) => fixture.sport === sport)
  return <bdi className={css.count}>{own?.length}</bdi>
}

/** The slip, on the pages with matches. */
export function SportsAside() {
  const { hasMatches } = useHere()
  return hasMatches && <Slip />
}
