import { GAME_TYPES, type Game, type VendorLane } from '@livery/contract/games'
import { vendorFace } from '@livery/merchant/vendor-face'
import DataLoader from 'dataloader'
import type { Database } from '../../platform/database/connect.ts'
import { arrayOf, hasNoNull, integer, oneOf, text } from '../../platform/database/row.ts'
import { Pictures } from '../../platform/pictures/pictures.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import { pictureSpec } from '../../tenancy/vendors/picture-spec.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'
import {
  type Bind,
  binding,
  columnsIn,
  GAME,
  type GameFilter,
  type GameRow,
  LISTED,
  type ListedRow,
  listFilter,
  type Paging,
  PLACED,
  pageStatement,
} from './catalogue-statements.ts'
import { searchWords } from './search-form.ts'

/** A game by its vendor and the vendor's own code. */
export interface GameName {
  readonly vendor: string
  readonly code: string
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

/** The tables, condition and order of a list, which is then limited to the merchant's offers. */
interface ListQuery {
  readonly from: string
  readonly where: readonly string[]
  readonly order: readonly string[]
}

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
