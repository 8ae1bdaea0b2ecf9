import type { Game, GameSelect, GameType, VendorLane } from '@livery/contract/games'
import { vendorFace } from '@livery/merchant/vendor-face'
import type { Database } from '../db/connect.ts'
import type { Site } from '../hosts/site.ts'
import { Pictures } from '../images/pictures.ts'
import { pictureSpec } from './picture-spec.ts'
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

export interface GameFilter {
  readonly gameType?: GameType | undefined
  readonly vendor?: string | undefined
  readonly classify?: string | undefined
  readonly select?: GameSelect | undefined
  readonly name?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
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

  /** A page of games in the merchant's choice of vendors and categories, most popular first. */
  async page(
    site: Site,
    language: string,
    filter: GameFilter,
  ): Promise<{ games: Game[]; total: number; totalPages: number }> {
    const conditions: string[] = []
    const values: unknown[] = [language]
    const add = (sql: (placeholder: string) => string, value: unknown) => {
      values.push(value)
      conditions.push(sql(`$${values.length}`))
    }
    const offers = site.offers.filter(
      ({ gameType, vendor }) =>
        (!filter.gameType || filter.gameType === gameType) && (!filter.vendor || filter.vendor === vendor),
    )
    if (offers.length === 0) return { games: [], total: 0, totalPages: 0 }
    values.push(
      offers.map(({ vendor }) => vendor),
      offers.map(({ gameType }) => gameType),
    )
    conditions.push(
      `(vendor, game_type) in (select * from unnest($${values.length - 1}::text[], $${values.length}::text[]))`,
    )
    if (filter.classify) add((p) => `classify = ${p}`, filter.classify)
    if (filter.select === 'HOT') conditions.push('is_hot')
    if (filter.name) add((p) => `(names->>$1 ilike ${p} or names->>'EN' ilike ${p})`, `%${escapeLike(filter.name)}%`)
    const order = filter.select === 'NEW' ? 'released_at desc, node_id' : 'popularity desc, node_id'
    values.push(filter.pageSize, (filter.pageNo - 1) * filter.pageSize)
    const { rows } = await this.#database.pool.query<GameRow & { total: string }>(
      `select ${COLUMNS}, count(*) over () as total from game_catalogue
        where withdrawn_at is null and ${conditions.join(' and ')} order by ${order} limit $${values.length - 1} offset $${values.length}`,
      values,
    )
    const total = Number(rows[0]?.total ?? 0)
    return { games: rows.map((row) => this.#game(row)), total, totalPages: Math.ceil(total / filter.pageSize) }
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

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
