import type { GameType } from '@livery/contract/games'
import { TABLE_TYPES } from '@livery/contract/games/table-types'
import type { TableFigures } from '@livery/contract/games/tables'
import type { TablesRequest } from '@livery/contract/vendor'
import type { FastifyBaseLogger } from 'fastify'
import type { Site } from '../../tenancy/sites/site.ts'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'
import { soonest, VendorAnswers } from './vendor-answers.ts'

/** A vendor is queried again when its figures are older than this and somebody needs them. */
const FRESH_MS = 5_000
/** Older figures are no longer shown: a seat that was free may be taken by now. */
const SHOWN_MS = 30_000

type Table = TablesRequest['games'][number] & { readonly vendor: string }

/** The games of one query: all tables, or all games of a type that is not played at tables. */
type Group = 'tables' | GameType

/** All games of a group at a connection, in a currency. */
interface Question {
  readonly connection: VendorConnection
  readonly group: Group
  readonly currency: TablesRequest['currency']
}

/** The part of a site that its tables depend on. */
type TableSite = Pick<Site, 'isOffered'> & { readonly merchant: { readonly currency: TablesRequest['currency'] } }
type TableVendors = Pick<Vendors, 'games' | 'connection'>

/**
 * The stakes and seats of the vendors' tables. No call waits for a vendor: it gets the known answer. A vendor is
 * queried about all of its tables at once, at most every few seconds in each currency, however many callers there are.
 */
export class Tables {
  readonly #groups: ReadonlyMap<VendorConnection, ReadonlyMap<Group, readonly Table[]>>
  readonly #answers: VendorAnswers<Question, readonly TableFigures[]>

  constructor(vendors: TableVendors, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = () => Date.now()) {
    this.#groups = groupsByConnection(vendors)
    this.#answers = new VendorAnswers({
      keyOf: ({ connection, group, currency }) => `${connection.id} ${group} ${currency.code}`,
      ask: async ({ connection, group, currency: { code, exponent } }) => {
        const games = (this.#groups.get(connection)?.get(group) ?? []).map(({ vendor: _, ...game }) => game)
        return (await connection.tables?.({ currency: { code, exponent }, games })) ?? []
      },
      onFailure: ({ connection }, err) => log.warn({ err, vendor: connection.id }, 'a vendor does not tell its tables'),
      freshMs: FRESH_MS,
      shownMs: SHOWN_MS,
      now,
    })
  }

  /** The figures of a merchant's tables, in its currency; unknown ones are missing. */
  of(site: TableSite): TableFigures[] {
    return this.#offeredBy(site).flatMap(([connection, offered]) =>
      this.#knownOf(connection, 'tables', site.merchant.currency).filter(({ gameCode }) => offered.has(gameCode)),
    )
  }

  /** For a call that may wait a moment: figures that are not known yet are returned as soon as they come. */
  async soon(site: TableSite): Promise<TableFigures[]> {
    const known = this.of(site)
    // The call waits only for the merchant's own vendors: a merchant without tables gets its answer at once.
    const requests = this.#offeredBy(site).flatMap(([connection]) => this.#asking(connection, 'tables', site) ?? [])
    if (known.length > 0 || requests.length === 0) return known
    await soonest(requests)
    return this.of(site)
  }

  /** Whether a merchant's vendor has not told its tables yet and may still do so. */
  awaits(site: TableSite): boolean {
    const { currency } = site.merchant
    return this.#offeredBy(site).some(([connection]) => this.#answers.awaits({ connection, group: 'tables', currency }))
  }

  /** The figures of one game of any type, in the merchant's currency; null while they are not known. */
  ofGame(site: TableSite, vendor: string, game: Pick<Table, 'code' | 'type'>): TableFigures | null {
    const source = this.#groupOf(vendor, game)
    const figures = source ? this.#knownOf(source.connection, source.group, site.merchant.currency) : []
    return figures.find(({ gameCode }) => gameCode === game.code) ?? null
  }

  /** For a call that may wait a moment. */
  async ofGameSoon(site: TableSite, vendor: string, game: Pick<Table, 'code' | 'type'>): Promise<TableFigures | null> {
    const known = this.ofGame(site, vendor, game)
    const source = this.#groupOf(vendor, game)
    const asking = source && this.#asking(source.connection, source.group, site)
    if (known || !asking) return known
    await soonest([asking])
    return this.ofGame(site, vendor, game)
  }

  /** Whether the vendor of a game may still tell its figures, which are not known. */
  awaitsGame(site: TableSite, vendor: string, game: Pick<Table, 'code' | 'type'>): boolean {
    const source = this.#groupOf(vendor, game)
    return source !== null && this.#answers.awaits({ ...source, currency: site.merchant.currency })
  }

  #asking(connection: VendorConnection, group: Group, site: TableSite): Promise<void> | null {
    return this.#answers.asking({ connection, group, currency: site.merchant.currency })
  }

  /** The query that a game belongs to; null where its vendor reports no figures. */
  #groupOf(vendor: string, { code, type }: Pick<Table, 'code' | 'type'>) {
    const group = groupOf(type)
    for (const [connection, groups] of this.#groups) {
      if (groups.get(group)?.some((one) => one.vendor === vendor && one.code === code)) return { connection, group }
    }
    return null
  }

  /** The connections whose tables a merchant offers, with their codes. */
  #offeredBy(site: TableSite): readonly (readonly [VendorConnection, ReadonlySet<string>])[] {
    return [...this.#groups].flatMap(([connection, groups]) => {
      const tables = groups.get('tables') ?? []
      const offered = new Set(tables.filter(({ vendor, type }) => site.isOffered(vendor, type)).map(({ code }) => code))
      return offered.size === 0 ? [] : [[connection, offered] as const]
    })
  }

  #knownOf(connection: VendorConnection, group: Group, currency: TablesRequest['currency']): readonly TableFigures[] {
    return this.#answers.of({ connection, group, currency }) ?? []
  }
}

const groupOf = (type: GameType): Group => (TABLE_TYPES.includes(type) ? 'tables' : type)

/** The games of each connection that reports their figures, by query. */
function groupsByConnection(vendors: TableVendors): ReadonlyMap<VendorConnection, ReadonlyMap<Group, Table[]>> {
  const groups = new Map<VendorConnection, Map<Group, Table[]>>()
  for (const { vendor, game } of vendors.games.values()) {
    const connection = vendors.connection(vendor)
    if (!connection?.tables || (game.isGame ?? 'GAME') !== 'GAME') continue
    const { code, gameType: type, gameClassify } = game
    const table = { vendor: vendor.code, code, type, ...(gameClassify && { classify: gameClassify }) }
    groups
      .getOrInsertComputed(connection, () => new Map())
      .getOrInsertComputed(groupOf(type), () => [])
      .push(table)
  }
  return groups
}
