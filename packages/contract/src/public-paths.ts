import type { GameType } from './games.ts'

/** The lobby's addresses; log-in and sign-up show it with their pop-up open (docs/product.md 2.2). */
const HOME_PATHS: ReadonlySet<string> = new Set(['', 'index', 'index.html', 'home', 'login', 'register'])
const PROMOTIONS_PATH = 'promotions'
export const HELP_PATH = 'help'
export const MIRRORS_PATH = 'mirrors'
/** Public pages that every merchant has besides its lobby and its categories. */
const COMMON_PATHS: readonly string[] = [PROMOTIONS_PATH, HELP_PATH, MIRRORS_PATH]

/** What the path and query of an address name, whatever the case and the slashes around. */
export function readPath(path: string): { readonly name: string; readonly search: URLSearchParams } {
  const { pathname, searchParams } = new URL(path, 'http://page.invalid')
  return { name: pathname.replace(/^\/+|\/+$/g, '').toLowerCase(), search: searchParams }
}

export const isHome = (name: string): boolean => HOME_PATHS.has(name)

/** The category whose page a name is. */
export function categoryOf(name: string, categories: readonly GameType[]): GameType | undefined {
  return categories.find((one) => one.toLowerCase() === name)
}

/** The one address of a public page, without its query; null for a page that is nobody's or somebody's own. */
export function canonicalPath(path: string, categories: readonly GameType[]): string | null {
  const { name } = readPath(path)
  if (isHome(name)) return '/'
  return COMMON_PATHS.includes(name) || categoryOf(name, categories) ? `/${name}` : null
}

/** Every public page of a merchant with these categories. */
export function publicPaths(categories: readonly GameType[]): readonly string[] {
  return ['/', ...[...categories.map((category) => category.toLowerCase()), ...COMMON_PATHS].map((name) => `/${name}`)]
}
