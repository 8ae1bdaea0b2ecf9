import type { Boot } from '@livery/contract/boot'
import { NAVIGATION_FIRST, NAVIGATION_LAST } from '@livery/contract/pages'
import type { Page } from './page.ts'

/** The pages of a merchant: those without a category, and those of its categories. */
export function pagesOf(boot: Pick<Boot, 'menus'>, pages: readonly Page[]): readonly Page[] {
  const { categories } = boot.menus
  return pages.filter(({ category }) => category === undefined || categories.includes(category))
}

/**
 * The pages that `ids` name, in that order; case does not matter, unknown ids are skipped. When a menu names none, all
 * pages, in the order of the table of pages.
 */
export function pagesById(ids: readonly string[], pages: readonly Page[]): readonly Page[] {
  return ids.length === 0 ? pages : named(ids, pages)
}

/** The points mall, the raffles and the chat, where the merchant has them. */
export function accountMenuPages({ menus }: Pick<Boot, 'menus'>, pages: readonly Page[]): readonly Page[] {
  return named(menus.accountMenu ?? [], pages)
}

function named(ids: readonly string[], pages: readonly Page[]): readonly Page[] {
  return ids.flatMap((id) => pages.find((page) => page.id.toLowerCase() === id.toLowerCase()) ?? [])
}

/**
 * The top navigation: Home first, Promotions last, between them the merchant's categories (docs/product.md 3.1).
 */
export function topNavigation(boot: Boot, pages: readonly Page[]): readonly Page[] {
  const own = pagesOf(boot, pages)
  const first = own.filter(({ id }) => id === NAVIGATION_FIRST)
  const last = own.filter(({ id }) => id === NAVIGATION_LAST)
  const middle = pagesById(boot.menus.topNavigation, own).filter(({ category }) => category !== undefined)
  return [...first, ...(middle.length > 0 ? middle : categoryPages(boot, own)), ...last]
}

/** The pages of the categories, in the merchant's order. */
export function categoryPages(boot: Boot, pages: readonly Page[]): readonly Page[] {
  return boot.menus.categories.flatMap((category) => pages.find((page) => page.category === category) ?? [])
}
