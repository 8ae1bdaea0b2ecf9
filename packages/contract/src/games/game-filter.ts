/** The lists a category can show: all games, the hot ones, and the member's own two (docs/product.md 9.4). */
export const GAME_LISTS = ['ALL', 'HOT', 'RECENT', 'FAV'] as const
export type GameList = (typeof GAME_LISTS)[number]

/**
 * The filter of a category's page. It is part of the page's address, which server and browser parse with the same code.
 */
export interface GameFilter {
  readonly list: GameList
  /** The vendor's code; null for all. */
  readonly vendor: string | null
  /** Null for all; applies only when the list is ALL. */
  readonly classify: string | null
  /** As typed; empty for no search; applies only when the list is ALL. */
  readonly name: string
  /** 1-based. */
  readonly page: number
}

export const NO_FILTER: GameFilter = { list: 'ALL', vendor: null, classify: null, name: '', page: 1 }

/** The longest search for a name; the rest of a longer one is ignored. */
export const NAME_MAX = 60
const CODE_MAX = 32
const PAGE_MAX = 10_000

/** The filter that a page's query states, such as `vassalage=PG&list=HOT&page=2`. Invalid values are ignored. */
export function readGameFilter(search: URLSearchParams): GameFilter {
  const list = GAME_LISTS.find((one) => one === search.get('list')?.toUpperCase()) ?? 'ALL'
  const page = Number(search.get('page') ?? 1)
  return {
    list,
    vendor: codeOf(search.get('vassalage')),
    classify: list === 'ALL' ? codeOf(search.get('classify')) : null,
    name: list === 'ALL' ? (search.get('name') ?? '').trim().slice(0, NAME_MAX) : '',
    page: Number.isInteger(page) && page > 0 && page <= PAGE_MAX ? page : 1,
  }
}

/** The query that states a filter; values that equal the default are left out. */
export function writeGameFilter({ list, vendor, classify, name, page }: GameFilter): URLSearchParams {
  return new URLSearchParams([
    ...(vendor ? [['vassalage', vendor]] : []),
    ...(list === 'ALL' ? [] : [['list', list]]),
    ...(classify ? [['classify', classify]] : []),
    ...(name ? [['name', name]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
}

function codeOf(text: string | null): string | null {
  return text && text.length <= CODE_MAX ? text : null
}
