import type { Game, GameSelect, GameType, VendorLane } from '@livery/contract/games'
import { vendorFace } from '@livery/merchant/vendor-face'
import type { Database } from '../db/connect.ts'
import type { Site } from '../hosts/site.ts'
import { Pictures } from '../images/pictures.ts'
import { pictureSpec } from './picture-spec.ts'
import { searchWords } from './search-form.ts'
import type { Vendors } from './vendors.ts'

interface GameRow {
  readonly node_id: string
  readonly code: string
  readonly vendor: string
  readonly name: string
  readonly game_type: GameType
  readonly classify: string
  readonly is_game: 'GAME' | 'VASSALAGE'
  readonly is_hot: boolean
  readonly support_play: number
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
  /** As it was typed; in any of the languages, with mistakes. */
  readonly name?: string | undefined
}

export interface GamePage {
  readonly games: Game[]
  readonly total: number
  readonly totalPages: number
}

const NO_GAMES: GamePage = { games: [], total: 0, totalPages: 0 }

/** A member's own lists: where they are kept, and what they are ordered by. */
const OWN_LISTS = {
  favourites: { table: 'favourite', since: 'created_at' },
  recent: { table: 'recent_game', since: 'played_at' },
} as const
export type OwnList = keyof typeof OWN_LISTS

/** Adds a value to a query; returns its placeholder. */
type Bind = (value: unknown) => string

interface ListQuery {
  readonly from: string
  readonly where: readonly string[]
  readonly order: readonly string[]
}

const COLUMNS = `node_id::text as node_id, code, vendor, coalesce(names->>$1, names->>'EN') as name, game_type, classify,
  is_game, is_hot, support_play`

/** The games a merchant offers, read from the catalogue in the database. */
export class Catalogue {
  readonly #database: Database
  readonly #vendors: Vendors

  constructor(database: Database, vendors: Vendors) {
    this.#database = database
    this.#vendors = vendors
  }

  iconUrl(code: string): string {
    const entry = this.#vendors.games.get(code)
    const hash = entry ? Pictures.hash(pictureSpec(entry.vendor, entry.game)) : 'none'
    return `/img/game/${code}/${hash}`
  }

  /** A page of games in the merchant's choice of vendors and categories; the most popular first, or the likest. */
  page(site: Site, language: string, filter: GameFilter): Promise<GamePage> {
    const words = filter.name === undefined ? [] : searchWords(filter.name)
    // What has no letter and no digit in it names no game.
    if (filter.name && words.length === 0) return Promise.resolve(NO_GAMES)
    const isFound = words.length > 0
    return this.#list(site, language, filter, (bind) => ({
      from: isFound
        ? `games_found(${bind(words)}::text[]) found join game_catalogue using (node_id)`
        : 'game_catalogue',
      where: [
        ...(filter.classify ? [`classify = ${bind(filter.classify)}`] : []),
        ...(filter.select === 'HOT' ? ['is_hot'] : []),
      ],
      order: [
        ...(isFound ? ['likeness desc'] : []),
        filter.select === 'NEW' ? 'released_at desc' : 'popularity desc',
        'node_id',
      ],
    }))
  }

  /** A page of the games a member keeps at hand or has played, the latest first. */
  ownPage(site: Site, language: string, filter: Paging, list: OwnList, memberId: string): Promise<GamePage> {
    const { table, since } = OWN_LISTS[list]
    return this.#list(site, language, filter, (bind) => ({
      from: `${table} own join game_catalogue using (node_id)`,
      where: [`own.merchant_id = ${bind(site.merchant.id)}`, `own.member_id = ${bind(memberId)}`],
      order: [`own.${since} desc`, 'node_id'],
    }))
  }

  async #list(site: Site, language: string, filter: Paging, query: (bind: Bind) => ListQuery): Promise<GamePage> {
    const offers = site.offers.filter(
      ({ gameType, vendor }) =>
        (!filter.gameType || filter.gameType === gameType) && (!filter.vendor || filter.vendor === vendor),
    )
    if (offers.length === 0) return NO_GAMES
    const values: unknown[] = [language]
    const bind: Bind = (value) => `$${values.push(value)}`
    const { from, where, order } = query(bind)
    const offered = `(vendor, game_type) in (select * from unnest(
      ${bind(offers.map(({ vendor }) => vendor))}::text[], ${bind(offers.map(({ gameType }) => gameType))}::text[]))`
    const { pageNo, pageSize } = filter
    const { rows } = await this.#database.pool.query<GameRow & { total: string }>(
      `select ${COLUMNS}, count(*) over () as total from ${from}
        where ${['withdrawn_at is null', offered, ...where].join(' and ')}
        order by ${order.join(', ')} limit ${bind(pageSize)} offset ${bind((pageNo - 1) * pageSize)}`,
      values,
    )
    const total = Number(rows[0]?.total ?? 0)
    return { games: rows.map((row) => this.#game(row)), total, totalPages: Math.ceil(total / pageSize) }
  }

  /** One game of the merchant's offer, by its id in this platform; null where the merchant does not offer it. */
  async find(site: Site, language: string, nodeId: number): Promise<Game | null> {
    const { rows } = await this.#database.pool.query<GameRow>(
      `select ${COLUMNS} from game_catalogue where node_id = $2 and withdrawn_at is null`,
      [language, nodeId],
    )
    const [row] = rows
    return row && site.isOffered(row.vendor, row.game_type) ? this.#game(row) : null
  }

  /** The categories with their vendors, in the merchant's order, and how many games each has. */
  async lanes(site: Site): Promise<VendorLane[]> {
    const { rows } = await this.#database.pool.query<{
      vendor: string
      game_type: GameType
      cards: number
      classes: string[]
    }>(
      `select vendor, game_type, count(*)::int as cards, array_agg(distinct classify) as classes
         from game_catalogue where withdrawn_at is null group by vendor, game_type`,
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
      nodeId: Number(row.node_id),
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
