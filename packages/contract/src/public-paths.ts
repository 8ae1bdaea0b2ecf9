import type { GameType } from './games.ts'
import {
  categoryPath,
  isOneOfMany,
  normalisePath,
  PAGE_IDS,
  PAGES,
  type PageId,
  type PagePath,
  pageIdAt,
  pageRecord,
} from './pages.ts'

/** The page that a path and query name, and its query. */
export function readPath(path: string): { readonly id: PageId | undefined; readonly search: URLSearchParams } {
  const { pathname, searchParams } = new URL(path, 'http://page.invalid')
  return { id: pageIdAt(pathname), search: searchParams }
}

/**
 * The canonical address of a public page, without its query; null for a page that does not exist or is a member's own.
 */
export function canonicalPath(path: string, categories: readonly GameType[]): PagePath | null {
  const { id } = readPath(path)
  if (id === undefined) return null
  if (isOneOfMany(id)) return normalisePath(new URL(path, 'http://page.invalid').pathname) as PagePath
  const { isIndexed, category, path: own } = pageRecord(id)
  return isIndexed && (category === undefined || categories.includes(category)) ? own : null
}

/**
 * Every public page of a merchant with these categories, which come after the home page in the merchant's order;
 * without pages that show one of many things, whose number only the catalogue knows.
 */
export function publicPaths(categories: readonly GameType[]): readonly PagePath[] {
  const others = PAGE_IDS.filter((id) => !isOneOfMany(id))
    .map(pageRecord)
    .filter((page) => page.isIndexed && !page.category && page.path !== PAGES.home.path)
  return [PAGES.home.path, ...categories.map(categoryPath), ...others.map(({ path }) => path)]
}

/** The beginnings of paths that visitors should not find: members' and agents' pages. */
export function privatePaths(): readonly PagePath[] {
  const paths = PAGE_IDS.map(pageRecord).flatMap(({ guard, frame, path }) =>
    guard === 'everyone' && frame === undefined ? [] : path,
  )
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)))
}
