import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAfterDelay } from '../../shared/near/use-after-delay.ts'
import { sideIds } from '../../shared/pages/side-ids.ts'
import { closePopovers } from '../../shared/popover/close-popovers.ts'
import { setMenuCollapsed } from '../../shared/visit/preferences-store.ts'
import { usePreferences, useVisit } from '../../shared/visit/use-visit.ts'
import { SearchButton } from './search-button.tsx'
import { SIDE_ENTRIES } from './side-entries.tsx'
import * as css from './side-menu.css.ts'
import { SIDE_MENU_ID } from './side-menu-id.ts'
import { Wordmark } from './wordmark.tsx'

interface SideMenuProps {
  /** Beside a game it is hidden on wide screens; phones can still open it. */
  readonly onlyDrawer?: boolean
  readonly className?: string | undefined
}

/**
 * On desktop it is beside the content and can be folded to icons; on phones it is a drawer. The same elements serve
 * both.
 */
export function SideMenu({ onlyDrawer = false, className }: SideMenuProps) {
  const t = useText('core')
  const isLater = useAfterDelay(0)
  const { boot, preferences, localStorage } = useVisit()
  const collapsed = usePreferences((state) => state.menuCollapsed)
  const fold = collapsed ? t('sideMenu.expand') : t('sideMenu.collapse')
  return (
    <aside id={SIDE_MENU_ID} popover="auto" className={cx(css.menu, onlyDrawer && css.onlyDrawer, className)}>
      <div className={css.drawerHead}>
        <Wordmark />
        {/*
         * It is rendered later, because nobody sees it in a closed drawer and the first HTML is smaller without it.
         */}
        {isLater && <SearchButton className={css.search} />}
        <IconButton icon="close" label={t('header.closeMenu')} variant="plain" onClick={closePopovers} />
      </div>
      <nav aria-label={t('a11y.sideNavigation')} className={css.entries}>
        {sideIds(boot.menus).map((id) => {
          const Entry = Object.hasOwn(SIDE_ENTRIES, id) ? SIDE_ENTRIES[id] : undefined
          return Entry && <Entry key={id} />
        })}
      </nav>
      <button
        type="button"
        className={css.fold}
        aria-pressed={collapsed}
        title={fold}
        onClick={() => setMenuCollapsed(preferences, localStorage, !collapsed)}
      >
        <Icon name="sidebar" />
        <span className={css.label}>{fold}</span>
      </button>
    </aside>
  )
}
