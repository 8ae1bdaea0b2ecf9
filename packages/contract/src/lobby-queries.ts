import type { RequestOf } from './call.ts'
import type { CallName, Calls } from './calls.ts'
import { type GameFilter, readGameFilter } from './game-filter.ts'
import type { GameType } from './games.ts'
import { canonicalPath, categoryOf, isHome, readPath } from './public-paths.ts'

/** A call a page reads while it is rendered, so that the gateway answers it beforehand and seeds the query cache. */
export interface PageQuery {
  readonly name: CallName
  readonly request: Readonly<Record<string, unknown>>
}

/** Games of a category's row on the home page. */
export const HOME_CATEGORY_GAMES = 12
/** Hot games on the home page, and on the HOT tab (specification, section 9). */
export const HOME_HOT_GAMES = 12
/** Games on a page of a category (specification, section 9). */
export const LIST_PAGE_SIZE = 18

/** The request of a page of a category's games; the same object shape on both sides, since it is the cache's key. */
export function gamesRequest(
  language: string,
  gameType: GameType,
  pageNo: number,
  pageSize: number,
  { list, vendor, classify, name }: Partial<GameFilter> = {},
): RequestOf<Calls['games']> {
  return {
    gameType,
    ...(vendor && { vassalage: vendor }),
    ...(list === 'HOT' && { select: list }),
    ...(classify && { gameClassify: classify }),
    ...(name && { gameName: name }),
    pageNo,
    pageSize,
    language,
  }
}

/** The announcements every page shows: notices in the marquee and behind the bell, promotions in the side menu. */
export function announcementsRequest(language: string): RequestOf<Calls['getAnnouncementContentV2']> {
  return { types: 'PL,PR', language }
}

/** What every page reads: the vendors of the menus, and the announcements. */
export function shellQueries(language: string): readonly PageQuery[] {
  return [
    { name: 'getGameVendor', request: {} },
    { name: 'getAnnouncementContentV2', request: announcementsRequest(language) },
  ]
}

/**
 * Every call the lobby reads before its first paint, in the order of the page.
 *
 * `language` is a platform code (`EN`), `categories` is `boot.menus.categories`. The gateway seeds
 * `boot.queries` with `[queryKey(name, request), value]` of each; one that is missing shows as a skeleton and is
 * fetched by the browser.
 */
export function lobbyQueries(language: string, categories: readonly GameType[]): readonly PageQuery[] {
  return [
    ...shellQueries(language),
    { name: 'getBanners', request: { language } },
    { name: 'getHotGameList', request: { language } },
    { name: 'getWinnerBoard', request: { language } },
    ...categories.map((category) => ({
      name: 'games' as const,
      request: gamesRequest(language, category, 1, HOME_CATEGORY_GAMES),
    })),
  ]
}

/** Whether a path is one of the site's public pages: what may be kept, since there are only so many of them. */
export function isPage(path: string, categories: readonly GameType[]): boolean {
  return canonicalPath(path, categories) !== null
}

/**
 * The same for any page of the site, by its path and query (`/rng?vassalage=PG&page=2`): the lobby and a category's page
 * read more than the shell.
 */
export function pageQueries(path: string, language: string, categories: readonly GameType[]): readonly PageQuery[] {
  const { name, search } = readPath(path)
  if (isHome(name)) return lobbyQueries(language, categories)
  const category = categoryOf(name, categories)
  if (!category) return shellQueries(language)
  const filter = readGameFilter(search)
  // The member's own lists are nobody's on the server.
  if (filter.list === 'RECENT' || filter.list === 'FAV') return shellQueries(language)
  const request = gamesRequest(language, category, filter.page, LIST_PAGE_SIZE, filter)
  return [...shellQueries(language), { name: 'games', request }]
}
