import { PAGES } from '@livery/contract/pages'
import { IconButton } from '@livery/ui/icon-button'
import { Link } from 'react-router-dom'
import { AccountControls } from '../../../features/account/account-controls.tsx'
import { GuestControls } from '../../../features/auth/guest-controls.tsx'
import { LanguageSwitch } from '../../../shared/i18n/language-switch.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useSession, useVisit } from '../../../shared/visit/use-visit.ts'
import { Logo } from '../logo.tsx'
import { ModeSwitch } from '../mode-switch.tsx'
import { NoticeBell } from '../notice-bell.tsx'
import { SearchButton } from '../search-button.tsx'
import { SideMenu } from '../side-menu.tsx'
import { SIDE_MENU_ID } from '../side-menu-id.ts'
import { TopNavigation } from '../top-navigation.tsx'
import * as css from './top-bar.css.ts'

/** A header of two lines: the logo in the middle of the first, the navigation in the second. */
export function TopBarHeader() {
  const t = useText('core')
  const { merchant } = useVisit().boot
  const signedIn = useSession(({ phase }) => phase === 'member')
  return (
    <header className={css.header}>
      <div className={css.line}>
        <div className={css.tools}>
          <IconButton icon="menu" label={t('header.openMenu')} variant="plain" popoverTarget={SIDE_MENU_ID} />
          <SearchButton />
          <LanguageSwitch />
          <ModeSwitch />
        </div>
        <Link to={PAGES.home.path} className={css.home} aria-label={t('header.home', { merchant: merchant.name })}>
          <Logo />
        </Link>
        <div className={css.controls}>
          <NoticeBell />
          {signedIn ? <AccountControls /> : <GuestControls />}
        </div>
      </div>
      <div className={css.navigation}>
        <TopNavigation />
      </div>
    </header>
  )
}

/** The side menu as a drawer at every width. */
export function TopBarDrawer() {
  return <SideMenu className={css.drawer} />
}
