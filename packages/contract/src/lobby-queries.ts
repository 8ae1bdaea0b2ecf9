import type { BootMenus } from './boot.ts'
import type { RequestOf } from './call.ts'
import type { CallName, Calls } from './calls.ts'
import { informationRequest, providerRequest } from './catalogue-requests.ts'
import { type GameFilter, readGameFilter } from './games/game-filter.ts'
import { TABLE_TYPES } from './games/table-types.ts'
import type { GameType } from './games.ts'
import { homeLimit } from './home-limits.ts'
import type { Audience } from './messages/announcements.ts'
import { namedAt, pageRecord } from './pages.ts'
import { canonicalPath, readPath } from './public-paths.ts'

/**
 * The calls that pages make while they are rendered: the gateway answers them in advance for everybody, without a
 * visitor.
 */
export const PAGE_CALLS = [
  'getGameVendor',
  'getAnnouncementContentV2',
  'getHelpV2',
  'domainRoutes',
  'getBanners',
  'getHotGameList',
  'getWinnerBoard',
  'games',
  'gameTables',
  'gamePrizes',
  'gameInformation',
  'houseGames',
  'sportsFeed',
] as const satisfies readonly CallName[]
export type PageCallName = (typeof PAGE_CALLS)[number]

/**
 * A call that a page makes while it is rendered, so that the gateway answers it in advance and fills the query cache.
 */
export interface PageQuery {
  readonly name: PageCallName
  readonly request: Readonly<Record<string, unknown>>
}

/** The parts of a merchant's menus that decide which calls its pages read. */
type QueriedMenus = Pick<BootMenus, 'categories' | 'homeLimits'>

/** Games on a page of a category (docs/product.md 9.1). */
export const LIST_PAGE_SIZE = 18

/**
 * The request for one page of a category's games. Server and browser must build the same object: it is the cache's key.
 */
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

/** The announcements for one audience, shown in a pop-up. */
export function popupsRequest(language: string, execution: Audience): RequestOf<Calls['getAnnouncementContentV2']> {
  return { types: 'PU', language, platform: 'W', execution }
}

/** The help centre, on its page and in its pop-up. */
export function helpRequest(language: string): RequestOf<Calls['getHelpV2']> {
  return { lang: language, device: 'WEB' }
}

/** The winner board, with the merchant's number of entries. */
export function winnersRequest(language: string, menus: QueriedMenus): RequestOf<Calls['getWinnerBoard']> {
  return { language, limitNum: homeLimit(menus, 'WINNERS') }
}

/** The calls of every page: the vendors of the menus, and announcements for visitors. */
export function shellQueries(language: string): readonly PageQuery[] {
  return [
    { name: 'getGameVendor', request: {} },
    { name: 'getAnnouncementContentV2', request: announcementsRequest(language) },
    { name: 'getAnnouncementContentV2', request: popupsRequest(language, 'B') },
  ]
}

/** The parts of a theme's pages besides games that decide which calls a page makes. */
export interface PageExtras {
  /** Whether table games have cards with their stakes and seats. */
  readonly tableCards?: boolean
  /** Whether sports are shown as matches with prices. */
  readonly fixtures?: boolean
  /** Whether draws and jackpots have a board. */
  readonly prizes?: boolean
  /** Whether the lobby begins with the largest jackpot. */
  readonly jackpots?: boolean
}

/** The further calls of pages with matches. */
function feedQueries(categories: readonly GameType[]): readonly PageQuery[] {
  return categories.includes('SPORTS') ? [{ name: 'sportsFeed', request: {} }] : []
}

/** The categories whose games have draws, or add to jackpots. */
export const PRIZE_CATEGORIES: readonly GameType[] = ['RNG', 'LOTT', 'ELOTT']

/** The request for jackpots alone, as the lobby makes it. */
export function jackpotsRequest(language: string): RequestOf<Calls['gamePrizes']> {
  return { language, only: 'jackpots' }
}

/** The further calls of pages with a board of draws and jackpots. */
function prizeQueries(language: string, categories: readonly GameType[]): readonly PageQuery[] {
  return categories.some((one) => PRIZE_CATEGORIES.includes(one)) ? [{ name: 'gamePrizes', request: { language } }] : []
}

/** The further calls of pages with table cards. */
function tableQueries(categories: readonly GameType[]): readonly PageQuery[] {
  return categories.some((one) => TABLE_TYPES.includes(one)) ? [{ name: 'gameTables', request: {} }] : []
}

/**
 * Every call the lobby makes before its first paint, in the order of the page.
 *
 * `language` is a platform code (`EN`), `menus` is `boot.menus`. The gateway seeds `boot.queries` with `[queryKey(name,
 * request), value]` of each; one that is missing shows as a skeleton and is fetched by the browser.
 */
export function lobbyQueries(
  language: string,
  menus: QueriedMenus,
  { tableCards = false, fixtures = false, prizes = false, jackpots = false }: PageExtras = {},
): readonly PageQuery[] {
  return [
    ...shellQueries(language),
    { name: 'getBanners', request: { language } },
    { name: 'getHotGameList', request: { language } },
    { name: 'getWinnerBoard', request: winnersRequest(language, menus) },
    // Where sports are shown as matches, the lobby shows no games of theirs.
    ...menus.categories
      .filter((category) => !fixtures || category !== 'SPORTS')
      .map((category) => ({
        name: 'games' as const,
        request: gamesRequest(language, category, 1, homeLimit(menus, category)),
      })),
    ...(tableCards ? tableQueries(menus.categories) : []),
    ...(fixtures ? feedQueries(menus.categories) : []),
    ...(prizes ? prizeQueries(language, menus.categories) : []),
    ...(jackpots ? [{ name: 'gamePrizes' as const, request: jackpotsRequest(language) }] : []),
  ]
}

/** Whether a path is one of the site's public pages. Only these may be cached, because their number is limited. */
export function isPage(path: string, categories: readonly GameType[]): boolean {
  return canonicalPath(path, categories) !== null
}

/**
 * The same for any page of the site, by its path and query (`/rng?vassalage=PG&page=2`): the lobby and the category
 * pages read more calls than the shell alone.
 */
export function pageQueries(
  path: string,
  language: string,
  menus: QueriedMenus,
  extras: PageExtras = {},
): readonly PageQuery[] {
  const { id, search } = readPath(path)
  if (id === 'home') return lobbyQueries(language, menus, extras)
  if (id === 'help') return [...shellQueries(language), { name: 'getHelpV2', request: helpRequest(language) }]
  if (id === 'mirrors') return [...shellQueries(language), { name: 'domainRoutes', request: {} }]
  if (id === 'game' || id === 'provider') return [...shellQueries(language), ...namedQueries(path, language)]
  const category = id && pageRecord(id).category
  if (!category || !menus.categories.includes(category)) return shellQueries(language)
  const filter = readGameFilter(search)
  // The server does not know the reader, so it cannot answer for a member's own lists.
  if (filter.list === 'RECENT' || filter.list === 'FAV') return shellQueries(language)
  const request = gamesRequest(language, category, filter.page, LIST_PAGE_SIZE, filter)
  return [
    ...shellQueries(language),
    { name: 'games', request },
    ...(extras.tableCards ? tableQueries([category]) : []),
    ...(extras.fixtures ? feedQueries([category]) : []),
    ...(extras.prizes ? prizeQueries(language, [category]) : []),
  ]
}

/** The further calls of the page of a game or a provider. */
function namedQueries(path: string, language: string): readonly PageQuery[] {
  const { pathname, searchParams } = new URL(path, 'http://page.invalid')
  const game = namedAt('game', pathname)
  if (game) return [{ name: 'gameInformation', request: informationRequest(language, game.vendor, game.code) }]
  const provider = namedAt('provider', pathname)
  if (!provider) return []
  const { page } = readGameFilter(searchParams)
  return [{ name: 'houseGames', request: providerRequest(language, provider.vendor, page, LIST_PAGE_SIZE) }]
}
