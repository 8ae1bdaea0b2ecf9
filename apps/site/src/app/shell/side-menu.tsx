import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import { categoryPages, pagesById, pagesOf } from '../../shared/pages/menus.ts'
import { usePages } from '../../shared/pages/pages-context.ts'
import { closePopovers } from '../../shared/popover/close-popovers.ts'
import { usePreferences, useSite } from '../../shared/site/use-site.ts'
import { AppDownloads } from './app-downloads.tsx'
import { Channels } from './channels.tsx'
import { LanguageList } from './language-list.tsx'
import { ModeRow } from './mode-switch.tsx'
import { PromotionLinks } from './promotion-links.tsx'
import * as css from './side-menu.css.ts'
import { SIDE_MENU_ID } from './side-menu-id.ts'
import { SideMenuLink } from './side-menu-link.tsx'
import { Wordmark } from './wordmark.tsx'

const HOME = ['home'] as const
const PROMOTIONS = ['promotions'] as const

/** Beside the content on desktop, where it folds to icons; a drawer on phones. One document part serves both. */
export function SideMenu() {
  const t = useText('core')
  const { boot, preferences } = useSite()
  const collapsed = usePreferences((state) => state.menuCollapsed)
  const pages = pagesOf(boot, usePages())
  const fold = collapsed ? t('sideMenu.expand') : t('sideMenu.collapse')
  return (
    <aside id={SIDE_MENU_ID} popover="auto" className={cx(css.menu, collapsed && css.collapsed)}>
      <div className={css.drawerHead}>
        <Wordmark />
        <IconButton icon="close" label={t('header.closeMenu')} variant="plain" onClick={closePopovers} />
      </div>
      <nav aria-label={t('a11y.sideNavigation')} className={css.entries}>
        <ul>
          {pagesById(HOME, pages).map((page) => (
            <SideMenuLink key={page.id} page={page} />
          ))}
        </ul>
        <p className={css.group}>{t('sideMenu.games')}</p>
        <ul>
          {categoryPages(boot, pages).map((page) => (
            <SideMenuLink key={page.id} page={page} />
          ))}
        </ul>
        <hr className={css.rule} />
        <ul>
          {pagesById(PROMOTIONS, pages).map((page) => (
            <SideMenuLink key={page.id} page={page} />
          ))}
        </ul>
        <PromotionLinks />
      </nav>
      <div className={css.settings}>
        <LanguageList />
        <div className={css.phoneOnly}>
          <ModeRow />
        </div>
      </div>
      <AppDownloads />
      <Channels />
      <button
        type="button"
        className={css.fold}
        aria-pressed={collapsed}
        title={fold}
        onClick={() => preferences.setState({ menuCollapsed: !collapsed })}
      >
        <Icon name="sidebar" />
        <span className={css.label}>{fold}</span>
      </button>
    </aside>
  )
}
