import { PAGES } from '@livery/contract/pages'
import { cx } from '@livery/ui/cx'
import { Icon, type IconName } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { AccountControls } from '../../../features/account/account-controls.tsx'
import { GuestControls } from '../../../features/auth/guest-controls.tsx'
import { LanguageSwitch } from '../../../shared/i18n/language-switch.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { findPage } from '../../../shared/pages/find-page.ts'
import { categoryPages, pagesById, pagesOf } from '../../../shared/pages/menus.ts'
import { usePages } from '../../../shared/pages/pages-context.ts'
import { useComposition } from '../../../shared/visit/use-composition.ts'
import { useSession, useVisit } from '../../../shared/visit/use-visit.ts'
import * as header from '../header.css.ts'
import { Logo } from '../logo.tsx'
import { ModeSwitch } from '../mode-switch.tsx'
import { NoticeBell } from '../notice-bell.tsx'
import { SearchButton } from '../search-button.tsx'
import { SideMenu } from '../side-menu.tsx'
import { SIDE_MENU_ID } from '../side-menu-id.ts'
import * as css from './icon-rail.css.ts'

/** A header of one line without navigation: the rail has it. */
export function IconRailHeader() {
  const t = useText('core')
  const { merchant } = useVisit().boot
  const signedIn = useSession(({ phase }) => phase === 'member')
  const here = findPage(usePages(), useLocation().pathname)
  return (
    <header className={header.header}>
      {here?.isGame && (
        // No rail stands beside a game.
        <IconButton
          className={css.burger}
          icon="menu"
          label={t('header.openMenu')}
          variant="plain"
          popoverTarget={SIDE_MENU_ID}
        />
      )}
      <Link to={PAGES.home.path} className={header.home} aria-label={t('header.home', { merchant: merchant.name })}>
        <Logo />
      </Link>
      <div className={header.controls}>
        <NoticeBell />
        <div className={header.settings}>
          <SearchButton />
          <LanguageSwitch />
          <ModeSwitch />
        </div>
        {signedIn ? <AccountControls /> : <GuestControls />}
      </div>
    </header>
  )
}

/** The rail beside the page. */
export function IconRailMenu() {
  const t = useText('core')
  const { boot } = useVisit()
  const pages = pagesOf(boot, usePages())
  const here = findPage(pages, useLocation().pathname)
  const { categories } = useComposition()
  const isList = here?.category !== undefined || (here?.id === 'home' && categories === 'none')
  const entries = [...pagesById(['home'], pages), ...categoryPages(boot, pages), ...pagesById(['promotions'], pages)]
  // Beside a game it would take room from the game.
  if (here?.isGame) return null
  return (
    <nav className={cx(css.rail, isList && css.onPhones)} aria-label={t('a11y.mainNavigation')}>
      <ul className={css.list}>
        {entries.map(({ id, path, icon, titleKey }) => (
          <li key={id}>
            <NavLink to={path} end className={css.entry}>
              <Content icon={icon} text={t(titleKey as 'nav.home')} />
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={css.last}>
        <button type="button" className={css.entry} popoverTarget={SIDE_MENU_ID}>
          <Content icon="menu" text={t('nav.menu')} />
        </button>
      </div>
    </nav>
  )
}

/** The side menu as a drawer at every width, which the rail's last entry opens. */
export function IconRailDrawer() {
  return <SideMenu className={css.drawer} />
}

function Content({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <>
      <Icon name={icon} className={css.plate} />
      <span className={css.word}>{text}</span>
    </>
  )
}
