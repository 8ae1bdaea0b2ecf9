import { findPage } from '../shared/pages/find-page.ts'
import { pagesOf } from '../shared/pages/menus.ts'
import type { Visit } from '../shared/visit/visit.ts'
import { notFoundPage } from './not-found.ts'
import { pages } from './pages.ts'

export interface PageHead {
  readonly title: string
  readonly description: string
}

/** Title and description of the page at `pathname`, in the reader's language. */
export function pageHead(visit: Visit, pathname: string): PageHead {
  const { boot, i18n } = visit
  const { name: merchant } = boot.merchant
  const description = i18n.t('core:meta.description', { merchant })
  if (boot.status.status === 1) return { title: titled(i18n.t('core:startup.maintenanceTitle')), description }
  if (boot.status.status === 2) return { title: titled(i18n.t('core:startup.blockedTitle')), description }
  const page = findPage(pagesOf(boot, pages), pathname)
  if (page?.id === 'home') return { title: i18n.t('core:meta.homeTitle', { merchant }), description }
  const named = page?.named?.(visit, pathname)
  if (named) return { title: titled(named.name), description: named.description }
  return { title: titled(i18n.t((page ?? notFoundPage).titleKey as 'core:nav.home')), description }

  function titled(name: string): string {
    return i18n.t('core:meta.title', { page: name, merchant })
  }
}
