import { GAME_TYPES, type Game, type GameSelect, type GameType, type VendorLane } from '@livery/contract/games'
import { vendorFace } from '@livery/merchant/vendor-face'
import DataLoader from 'dataloader'
import type { Database } from '../../platform/database/connect.ts'
import {
  allNullable,
  arrayOf,
  bigint,
  boolean,
  hasNoNull,
  integer,
  oneOf,
  type RowOf,
  text,
} from '../../platform/database/row.ts'
import { Pictures } from '../../platform/pictures/pictures.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import { pictureSpec } from '../../tenancy/vendors/picture-spec.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'
import { searchWords } from './search-form.ts'

const GAME = {
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
type GameRow = RowOf<typeof GAME>
/** Beyond the last page the query returns the total without a game. */
const LISTED = { ...allNullable(GAME), total: bigint }
type ListedRow = RowOf<typeof LISTED>
/** With the place of its page among those that are read together, from 0, and its own place there. */
const PLACED = { ...LISTED, place: integer, position: bigint }

/** A game by its vendor and the vendor's own code. */
export interface GameName {
  readonly vendor: string
  readonly code: string
}

interface Paging {
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

export interface GamePage {
  readonly games: Game[]
  readonly total: number
  readonly totalPages: number
}

interface RequestedPage {
  readonly language: string
  readonly filter: GameFilter
}

/** The most pages of one statement. */
const PAGES_AT_ONCE = 16

const NO_GAMES: GamePage = { games: [], total: 0, totalPages: 0 }

/** A member's own lists: the table of each, and its order. */
const OWN_LISTS = {
  favourites: { table: 'favourite', since: 'created_at' },
  recent: { table: 'recent_game', since: 'played_at' },
} as const
export type OwnList = keyof typeof OWN_LISTS

/** Adds a value to a query; returns its placeholder. */
type Bind = (value: unknown) => string

/** The tables, condition and order of a list, which is then limited to the merchant's offers. */
interface ListQuery {
  readonly from: string
  readonly where: readonly string[]
  readonly order: readonly string[]
}

/** @param language its placeholder */
const columnsIn = (language: string) =>
  `game_catalogue.node_id, code, vendor, coalesce(names->>${language}, names->>'EN', code) as name,
  game_type, classify, is_game, is_hot, support_play`
const COLUMNS = columnsIn('$1')

/** The games a merchant offers, read from the catalogue in the database. */
export class Catalogue {
  readonly #database: Database
  readonly #vendors: Vendors
  readonly #pages = new WeakMap<Site, DataLoader<RequestedPage, GamePage>>()

  constructor(database: Database, vendors: Vendors) {
    this.#database = database
    this.#vendors = vendors
  }

  iconUrl(code: string): string {
    const entry = this.#vendors.games.get(code)
    const hash = entry ? Pictures.hash(pictureSpec(entry.vendor, entry.game)) : 'none'
    return `/img/game/${code}/${hash}`
  }

  /**
   * A page of games within the merchant's vendors and categories; the most popular or the latest first, or the best
   * matches of a search.
   */
  async page(site: Site, language: string, filter: GameFilter): Promise<GamePage> {
    const words = filter.name === undefined ? [] : searchWords(filter.name)
    if (words.length > 0) return this.#found(site, language, filter, words)
    // A search without a letter or digit matches no name.
    if (filter.name) return NO_GAMES
    return this.#pages
      .getOrInsertComputed(
        site,
        // A lobby asks for a page of each category at once, and a round trip to the database costs more than its query.
        () => new DataLoader((pages) => this.#readPages(site, pages), { cache: false, maxBatchSize: PAGES_AT_ONCE }),
      )
      .load({ language, filter })
  }

  async #readPages(site: Site, pages: readonly RequestedPage[]): Promise<GamePage[]> {
    const { bind, values } = binding()
    const statements = pages.flatMap(
      ({ language, filter }, place) => pageStatement(site, language, filter, bind, place) ?? [],
    )
    const rows =
      statements.length === 0
        ? []
        : await this.#database
            .of(site.merchant.id)
            .rows(PLACED, `(${statements.join(') union all (')}) order by place, position`, values)
    return pages.map(({ filter }, place) =>
      this.#pageOf(
        filter,
        rows.filter((row) => row.place === place),
      ),
    )
  }

  /** A page of a member's favourite or recent games, the latest first. */
  ownPage(site: Site, language: string, filter: Paging, list: OwnList, memberId: string): Promise<GamePage> {
    const { table, since } = OWN_LISTS[list]
    return this.#list(site, language, filter, (bind) => ({
      from: `${table} own join game_catalogue using (node_id)`,
      where: [`own.merchant_id = ${bind(site.merchant.id)}`, `own.member_id = ${bind(memberId)}`],
      order: [`own.${since} desc`, 'node_id'],
    }))
  }

  #found(site: Site, language: string, filter: GameFilter, words: readonly string[]): Promise<GamePage> {
    return this.#list(site, language, filter, (bind) => ({
      from: `games_found(${bind(words)}::text[]) found join game_catalogue using (node_id)`,
      where: [
        ...(filter.classify ? [`classify = ${bind(filter.classify)}`] : []),
        ...(filter.select === 'HOT' ? ['is_hot'] : []),
      ],
      order: ['likeness desc', 'popularity desc', 'node_id'],
    }))
  }

  /** A page of a list of games in its own order; such lists are short enough to be counted. */
  async #list(site: Site, language: string, filter: Paging, query: (bind: Bind) => ListQuery): Promise<GamePage> {
    const { bind, values } = binding(language)
    const { offered, limit, offset } = listFilter(site, filter, bind)
    if (!offered) return NO_GAMES
    const { from, where, order } = query(bind)
    const rows = await this.#database.of(site.merchant.id).rows(
      LISTED,
      `select ${COLUMNS}, count(*) over () as total from ${from}
        where ${['withdrawn_at is null', offered, ...where].join(' and ')} order by ${order.join(', ')}
        limit ${limit} offset ${offset}`,
      values,
    )
    return this.#pageOf(filter, rows)
  }

  #pageOf({ pageSize }: Paging, rows: readonly ListedRow[]): GamePage {
    const total = Number(rows[0]?.total ?? 0)
    const games = rows.filter(hasNoNull).map((row) => this.#game(row))
    return { games, total, totalPages: Math.ceil(total / pageSize) }
  }

  /** One of the merchant's games by its platform id; null when the merchant does not offer it. */
  async find(site: Site, language: string, nodeId: number): Promise<Game | null> {
    const rows = await this.#database
      .of(site.merchant.id)
      .rows(GAME, `select ${COLUMNS} from game_catalogue where node_id = $2 and withdrawn_at is null`, [
        language,
        nodeId,
      ])
    const [row] = rows
    return row && site.isOffered(row.vendor, row.game_type) ? this.#game(row) : null
  }

  /** One of the merchant's games by the codes in an address, in lower case; null when the merchant does not offer it. */
  async findNamed(site: Site, language: string, { vendor, code }: GameName): Promise<Game | null> {
    const rows = await this.#database.of(site.merchant.id).rows(
      GAME,
      `select ${COLUMNS} from game_catalogue
          where vendor = upper($2) and lower(code) = $3 and withdrawn_at is null and is_game = 'GAME'`,
      [language, vendor, code],
    )
    const [row] = rows
    return row && site.isOffered(row.vendor, row.game_type) ? this.#game(row) : null
  }

  /** Those of the named games that the merchant offers, in this order. */
  async named(site: Site, language: string, names: readonly GameName[]): Promise<Game[]> {
    const rows = await this.#database.of(site.merchant.id).rows(
      GAME,
      `select ${COLUMNS} from unnest($2::text[], $3::text[]) with ordinality as requested (vendor, code, place)
         join game_catalogue using (vendor, code) where withdrawn_at is null order by place`,
      [language, names.map(({ vendor }) => vendor), names.map(({ code }) => code)],
    )
    return rows.filter((row) => site.isOffered(row.vendor, row.game_type)).map((row) => this.#game(row))
  }

  /** Those of the games with these ids that the merchant offers, in this order. */
  async listed(site: Site, language: string, nodeIds: readonly number[]): Promise<Game[]> {
    const rows = await this.#database.of(site.merchant.id).rows(
      GAME,
      `select ${COLUMNS} from unnest($2::int[]) with ordinality as requested (node_id, place)
         join game_catalogue using (node_id) where withdrawn_at is null and is_game = 'GAME' order by place`,
      [language, nodeIds],
    )
    return rows.filter((row) => site.isOffered(row.vendor, row.game_type)).map((row) => this.#game(row))
  }

  /** The categories with their vendors, in the merchant's order, with the number of games of each. */
  async lanes(site: Site): Promise<VendorLane[]> {
    const rows = await this.#database.of(site.merchant.id).rows(
      { vendor: text, game_type: oneOf(GAME_TYPES), cards: integer, classes: arrayOf(text) },
      `select vendor, game_type, sum(games)::int as cards, array_agg(distinct classify) as classes
         from game_tally group by vendor, game_type`,
    )
    const vendors = this.#vendors
    return site.merchant.categories.flatMap((gameCategory) => {
      const offered = site.offers
        .filter(({ gameType }) => gameType === gameCategory)
        .flatMap(({ vendor }) => {
          const row = rows.find((candidate) => candidate.vendor === vendor && candidate.game_type === gameCategory)
          const manifest = vendors.byCode.get(vendor)
          return row && manifest ? [{ row, manifest }] : []
        })
      if (offered.length === 0) return []
      return {
        gameCategory,
        vendors: offered.map(({ row, manifest }) => {
          const own = { name: manifest.displayName, logo: vendors.logoUrl(manifest, 'logo') }
          const { name, logo } = vendorFace(site.merchant, manifest.id, own)
          return {
            vassalage: manifest.code,
            displayName: name,
            lagerIcon: logo,
            monoIcon: vendors.logoUrl(manifest, 'logo-mono'),
            gameTypes: [...manifest.gameTypes],
            cards: row.cards,
          }
        }),
        cards: Object.fromEntries(offered.map(({ row, manifest }) => [manifest.code, row.cards])),
        gameClassify: [...new Set(offered.flatMap(({ row }) => row.classes))].sort(),
      }
    })
  }

  #game(row: GameRow): Game {
    return {
      nodeId: row.node_id,
      gameCode: row.code,
      gameName: row.name,
      iconUrl: this.iconUrl(row.code),
      gameType: row.game_type,
      gameClassify: row.classify,
      vassalage: row.vendor,
      isGame: row.is_game,
      isHot: row.is_hot ? 1 : 0,
      supportPlay: row.support_play,
    }
  }
}

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
function pageStatement(site: Site, language: string, filter: GameFilter, bind: Bind, place: number): string | null {
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
function binding(...values: unknown[]): { readonly bind: Bind; readonly values: unknown[] } {
  return { values, bind: (value) => `$${values.push(value)}` }
}

/**
 * The common part of every query for a page of games; `offered` is null where the merchant offers nothing of the kind.
 */
function listFilter(site: Site, { gameType, vendor, pageNo, pageSize }: Paging, bind: Bind) {
  const limit = bind(pageSize)
  const offset = bind((pageNo - 1) * pageSize)
  const offers = site.offers.filter(
    (offer) => (!gameType || gameType === offer.gameType) && (!vendor || vendor === offer.vendor),
  )
  return { limit, offset, offered: offers.length === 0 ? null : offeredOf(offers, { gameType, vendor }, bind) }
}
