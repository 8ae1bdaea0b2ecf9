import { PAGES } from '@livery/contract/pages'
import { IconButton } from '@livery/ui/icon-button'
import { Link } from 'react-router-dom'
import { AccountControls } from '../../features/account/account-controls.tsx'
import { GuestControls } from '../../features/auth/guest-controls.tsx'
import { LanguageSwitch } from '../../shared/i18n/language-switch.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './header.css.ts'
import { Logo } from './logo.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { SearchButton } from './search-button.tsx'
import { SIDE_MENU_ID } from './side-menu-id.ts'
import { TopNavigation } from './top-navigation.tsx'

/** The header of every page. */
export function Header() {
  const t = useText('core')
  const { merchant } = useVisit().boot
  const signedIn = useSession(({ phase }) => phase === 'member')
  return (
    <header className={css.header}>
      <div className={css.brand}>
        <IconButton
          className={css.burger}
          icon="menu"
          label={t('header.openMenu')}
          variant="plain"
          popoverTarget={SIDE_MENU_ID}
        />
        <Link to={PAGES.home.path} className={css.home} aria-label={t('header.home', { merchant: merchant.name })}>
          <Logo />
        </Link>
      </div>
      <TopNavigation />
      <div className={css.controls}>
        <NoticeBell />
        <div className={css.settings}>
          <SearchButton />
          <LanguageSwitch />
          <ModeSwitch />
        </div>
        {signedIn ? <AccountControls /> : <GuestControls />}
      </div>
    </header>
  )
}
