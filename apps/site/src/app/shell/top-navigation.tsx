import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { Menu } from '@livery/ui/menu'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import { topNavigation } from '../../shared/pages/menus.ts'
import type { Page } from '../../shared/pages/page.ts'
import { usePages } from '../../shared/pages/pages-context.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './top-navigation.css.ts'
import { useFitting } from './use-fitting.ts'
import { VendorPanel } from './vendor-panel.tsx'

const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 200
const PANEL_ID = 'vendor-panel'

/** Home, one entry for each category with its vendors, promotions; what has no room is in a menu at the end. */
export function TopNavigation() {
  const t = useText('core')
  const { boot } = useVisit()
  const pages = topNavigation(boot, usePages())
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState<Page | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opener = useRef<HTMLButtonElement | null>(null)
  const { list, fits } = useFitting(pages.length)
  const away = pages.slice(fits)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes the panel
  useEffect(() => setOpen(null), [pathname, search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (milliseconds: number, page: Page | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(page), milliseconds)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(null)
    opener.current?.focus()
  }
  return (
    <nav
      className={css.navigation}
      aria-label={t('a11y.mainNavigation')}
      onKeyDown={onKeyDown}
      onPointerLeave={() => after(CLOSE_AFTER_MS, null)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(null)
      }}
    >
      <ul ref={list} className={css.list}>
        {pages.map((page, index) => (
          <li
            key={page.id}
            className={cx(css.item, index >= fits && css.itemAway)}
            onPointerLeave={() => clearTimeout(timer.current)}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') after(OPEN_AFTER_MS, page.category ? page : null)
            }}
          >
            <NavLink to={page.path} end className={css.link}>
              {t(page.titleKey as 'nav.home')}
            </NavLink>
            {page.category && (
              <button
                type="button"
                className={cx(css.opener, open === page && css.openerOpen)}
                aria-expanded={open === page}
                aria-controls={open === page ? PANEL_ID : undefined}
                aria-label={t('nav.vendorsOf', { category: t(`category.${page.category}`) })}
                onClick={(event) => {
                  opener.current = event.currentTarget
                  clearTimeout(timer.current)
                  setOpen(open === page ? null : page)
                }}
              >
                <Icon name="chevron-down" size="xs" />
              </button>
            )}
            {/* Right behind its opener, so that the next press of Tab leads into it. */}
            {open === page && page.category && (
              <div id={PANEL_ID} className={css.panelPlace}>
                <VendorPanel category={page.category} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {away.length > 0 && (
        <Menu
          label={t('a11y.mainNavigation')}
          trigger={(trigger) => (
            <button
              type="button"
              {...trigger}
              className={cx(css.more, away.some(({ path }) => path === pathname) && css.moreCurrent)}
            >
              {t('action.more')}
              <Icon name="chevron-down" size="xs" />
            </button>
          )}
          entries={away.map(({ id, path, titleKey, icon }) => ({
            id,
            icon,
            label: t(titleKey as 'nav.home'),
            href: path,
          }))}
        />
      )}
    </nav>
  )
}
