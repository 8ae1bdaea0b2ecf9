import { PAGES } from '@livery/contract/pages'
import { Icon, type IconName } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { NavLink, useLocation } from 'react-router-dom'
import { AccountMenu } from '../../features/account/account-menu.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { hasMemberPage } from '../../shared/member-centre/has-member-page.ts'
import { findPage } from '../../shared/pages/find-page.ts'
import { categoryPages, pagesOf } from '../../shared/pages/menus.ts'
import { usePages } from '../../shared/pages/pages-context.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'
import { SIDE_MENU_ID } from './side-menu-id.ts'
import * as css from './tab-bar.css.ts'

/** The bottom bar of phones, with the entries one needs most. */
export function TabBar() {
  const t = useText('core')
  const { boot, popups } = useVisit()
  const pages = pagesOf(boot, usePages())
  const [games] = categoryPages(boot, pages)
  const isAtGames = findPage(pages, useLocation().pathname)?.category !== undefined
  const signedIn = useSession(({ phase }) => phase === 'member')
  // The bar has room for five; the promotions are in the menu as well.
  const paysIn = useSession(({ member }) => member?.isTrial === false) && hasMemberPage(boot, 'depositv2')
  return (
    <nav className={css.bar} aria-label={t('a11y.tabBar')}>
      <button type="button" className={css.entry} popoverTarget={SIDE_MENU_ID}>
        <Content icon="menu" text={t('nav.menu')} />
      </button>
      <NavLink to={PAGES.home.path} end className={css.entry}>
        <Content icon="home" text={t('nav.home')} />
      </NavLink>
      {games && (
        // It leads to the first category, and is the current entry on the page of any category.
        <Link href={games.path} className={css.entry} aria-current={isAtGames ? 'page' : undefined}>
          <Content icon="games" text={t('nav.games')} />
        </Link>
      )}
      {paysIn ? (
        <NavLink to={PAGES.depositv2.path} className={css.entry}>
          <Content icon="wallet" text={t('header.deposit')} />
        </NavLink>
      ) : (
        <NavLink to={PAGES.promotions.path} className={css.entry}>
          <Content icon="promotions" text={t('nav.promotions')} />
        </NavLink>
      )}
      {signedIn ? (
        <AccountMenu
          trigger={(trigger) => (
            <button type="button" {...trigger} className={css.entry}>
              <Content icon="user" text={t('nav.me')} />
            </button>
          )}
        />
      ) : (
        <NavLink
          to={PAGES.home.popups.login}
          className={css.entry}
          onClick={(event) => {
            event.preventDefault()
            popups.open('auth', { tab: 'login' })
          }}
        >
          <Content icon="user" text={t('nav.me')} />
        </NavLink>
      )}
    </nav>
  )
}

function Content({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={css.text}>{text}</span>
    </>
  )
}
