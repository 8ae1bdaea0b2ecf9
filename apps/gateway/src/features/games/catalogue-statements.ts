import { GAME_TYPES, type GameSelect, type GameType } from '@livery/contract/games'
import { allNullable, bigint, boolean, integer, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Site } from '../../tenancy/sites/site.ts'

export const GAME = {
  node_id: integer,
  code: text,
  vendor: text,
  name: text,
  game_type: oneOf(GAME_TYPES),
  classify: text,
  is_game: oneOf(['GAME', 'VASSALAGE']),
  is_hot: boolean,
  support_play: integer,
}
export type GameRow = RowOf<typeof GAME>
/** Beyond the last page the query returns the total without a game. */
export const LISTED = { ...allNullable(GAME), total: bigint }
export type ListedRow = RowOf<typeof LISTED>
/** With the place of its page among those that are read together, from 0, and its own place there. */
export const PLACED = { ...LISTED, place: integer, position: bigint }

export interface Paging {
  readonly gameType?: GameType | undefined
  readonly vendor?: string | undefined
  /** 1-based. */
  readonly pageNo: number
  readonly pageSize: number
}

export interface GameFilter extends Paging {
  readonly classify?: string | undefined
  readonly select?: GameSelect | undefined
  /** The name as typed, in any language and possibly misspelt. */
  readonly name?: string | undefined
}

/** Adds a value to a query; returns its placeholder. */
export type Bind = (value: unknown) => string

/** @param language its placeholder */
export const columnsIn = (language: string) =>
  `game_catalogue.node_id, code, vendor, coalesce(names->>${language}, names->>'EN', code) as name,
  game_type, classify, is_game, is_hot, support_play`

/**
 * The condition for the merchant's offers, as simple as possible, so that an index in the page's order can serve it.
 */
function offeredOf(offers: Site['offers'], { gameType, vendor }: Pick<Paging, 'gameType' | 'vendor'>, bind: Bind) {
  const type = gameType && `game_type = ${bind(gameType)}`
  if (type && vendor) return `${type} and vendor = ${bind(vendor)}`
  if (type) return `${type} and vendor = any(${bind(offers.map((offer) => offer.vendor))}::text[])`
  const pairs = offers.map((offer) => `${offer.vendor} ${offer.gameType}`)
  return `vendor || ' ' || game_type = any(${bind(pairs)}::text[])`
}

/** The query of one page of games with their total; null where the merchant offers none. */
export function pageStatement(
  site: Site,
  language: string,
  filter: GameFilter,
  bind: Bind,
  place: number,
): string | null {
  const { offered, limit, offset } = listFilter(site, filter, bind)
  if (!offered) return null
  const chosen = [
    offered,
    ...(filter.classify ? [`classify = ${bind(filter.classify)}`] : []),
    ...(filter.select === 'HOT' ? ['is_hot'] : []),
  ].join(' and ')
  const rank = filter.select === 'NEW' ? 'released_at' : 'popularity'
  const page = (direction: string, size: string, from: string) =>
    `(select node_id from game_catalogue where withdrawn_at is null and ${chosen}
       order by ${direction} limit (select ${size} from span) offset (select ${from} from span))`
  // Indexes alone answer all joins but the last, and the last reads no more games than a page has. Pages in the
  // second half are counted from the end, so the middle page is the slowest.
  return `with tally as materialized (select coalesce(sum(games), 0) as total from game_tally where ${chosen}),
          span as materialized (
            select total, skipped, skipped > total / 2 as is_late,
                   greatest(0, least(size, total - skipped)) as size, greatest(0, total - skipped - size) as rest
              from tally, (select ${limit}::bigint as size, ${offset}::bigint as skipped) requested)
     select ${columnsIn(`${bind(language)}::text`)}, total, ${place} as place,
              row_number() over (order by ${rank} desc, game_catalogue.node_id) as position
       from span left join (
         ${page(`${rank} desc, node_id`, 'case when is_late then 0 else size end', 'skipped')}
         union all
         ${page(`${rank}, node_id desc`, 'case when is_late then size else 0 end', 'rest')}
       ) page on true
         left join lateral (select * from game_catalogue where node_id = page.node_id limit 1) game_catalogue on true`
}

/** Values of a query, and what adds one. */
export function binding(...values: unknown[]): { readonly bind: Bind; readonly values: unknown[] } {
  return { values, bind: (value) => `$${values.push(value)}` }
}

/**
 * The common part of every query for a page of games; `offered` is null where the merchant offers nothing of the kind.
 */
export function listFilter(site: Site, { gameType, vendor, pageNo, pageSize }: Paging, bind: Bind) {
  const limit = bind(pageSize)
  const offset = bind((pageNo - 1) * pageSize)
  const offers = site.offers.filter(
    (offer) => (!gameType || gameType === offer.gameType) && (!vendor || vendor === offer.vendor),
  )
  return { limit, offset, offered: offers.length === 0 ? null : offeredOf(offers, { gameType, vendor }, bind) }
}
