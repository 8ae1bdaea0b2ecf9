import type { GameType } from './games.ts'

/** The lobby's addresses; login and register show the lobby with their pop-up open (docs/product.md 2.2). */
const HOME_PATHS: ReadonlySet<string> = new Set(['', 'index', 'index.html', 'home', 'login', 'register'])
const PROMOTIONS_PATH = 'promotions'
export const HELP_PATH = 'help'
export const MIRRORS_PATH = 'mirrors'
/** Public pages that every merchant has besides the lobby and the categories. */
const COMMON_PATHS: readonly string[] = [PROMOTIONS_PATH, HELP_PATH, MIRRORS_PATH]

/** The page's name in an address: lower case, without query and outer slashes. */
export function readPath(path: string): { readonly name: string; readonly search: URLSearchParams } {
  const { pathname, searchParams } = new URL(path, 'http://page.invalid')
  return { name: pathname.replace(/^\/+|\/+$/g, '').toLowerCase(), search: searchParams }
}

export const isHome = (name: string): boolean => HOME_PATHS.has(name)

/** The category whose page has this name. */
export function categoryOf(name: string, categories: readonly GameType[]): GameType | undefined {
  return categories.find((one) => one.toLowerCase() === name)
}

/**
 * The canonical address of a public page, without its query; null for a page that does not exist or is a member's own.
 */
export function canonicalPath(path: string, categories: readonly GameType[]): string | null {
  const { name } = readPath(path)
  if (isHome(name)) return '/'
  return COMMON_PATHS.includes(name) || categoryOf(name, categories) ? `/${name}` : null
}

/** Every public page of a merchant with these categories. */
export function publicPaths(categories: readonly GameType[]): readonly string[] {
  return ['/', ...[...categories.map((category) => category.toLowerCase()), ...COMMON_PATHS].map((name) => `/${name}`)]
}
