import { setTimeout } from 'node:timers/promises'
import type { GameType } from '@livery/contract/games'
import { TABLE_TYPES } from '@livery/contract/games/table-types'
import type { TableFigures } from '@livery/contract/games/tables'
import type { TablesRequest } from '@livery/contract/vendor'
import type { FastifyBaseLogger } from 'fastify'
import type { Site } from '../../tenancy/sites/site.ts'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'

/** A vendor is asked again when its figures are older than this and somebody wants them. */
const FRESH_MS = 5_000
/** Older figures are no longer shown: somebody may have taken the seat that they call free. */
const SHOWN_MS = 30_000
/** How long a visitor's call waits for figures that nobody asked for in the last time. */
const SOON_MS = 1_000
/** A vendor that has not answered by now is asked anew; adapters give up earlier. */
const GIVEN_UP_MS = 10_000

interface Known {
  figures: readonly TableFigures[]
  answeredAtMs: number
  requestedAtMs: number
  /** The question that is under way. */
  asking: Promise<void> | null
  hasFailed: boolean
}

type Table = TablesRequest['games'][number] & { readonly vendor: string }

/** The games that one question is about: all tables, or all games of a type that is not played at tables. */
type Group = 'tables' | GameType

/** What a site says of the tables it offers. */
type TableSite = Pick<Site, 'isOffered'> & { readonly merchant: { readonly currency: TablesRequest['currency'] } }
type TableVendors = Pick<Vendors, 'games' | 'connection'>

/**
 * The stakes and seats of the vendors' tables. Nobody waits for a vendor: an answer is what is known now, and a vendor is
 * asked about all of its tables at once, at most every few seconds in each currency, whoever wants to know.
 */
export class Tables {
  readonly #groups: ReadonlyMap<VendorConnection, ReadonlyMap<Group, readonly Table[]>>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #now: () => number
  readonly #known = new Map<string, Known>()

  constructor(vendors: TableVendors, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = () => Date.now()) {
    this.#groups = groupsByConnection(vendors)
    this.#log = log
    this.#now = now
  }

  /** The figures of a merchant's tables, in its currency; those that are not known are missing. */
  of(site: TableSite): TableFigures[] {
    return this.#offeredBy(site).flatMap(([connection, offered]) =>
      this.#knownOf(connection, 'tables', site.merchant.currency).filter(({ gameCode }) => offered.has(gameCode)),
    )
  }

  /** The same for a call that may wait a moment: figures that are not known yet are given as soon as they come. */
  async soon(site: TableSite): Promise<TableFigures[]> {
    const known = this.of(site)
    // Only its own vendors are waited for: a merchant without tables has its answer at once.
    const requests = this.#offeredBy(site).flatMap(([connection]) => this.#asking(connection, 'tables', site) ?? [])
    if (known.length > 0 || requests.length === 0) return known
    await soonest(requests)
    return this.of(site)
  }

  /** The figures of one game of any type, in the merchant's currency; null while they are not known. */
  ofGame(site: TableSite, vendor: string, game: Pick<Table, 'code' | 'type'>): TableFigures | null {
    const source = this.#groupOf(vendor, game)
    const figures = source ? this.#knownOf(source.connection, source.group, site.merchant.currency) : []
    return figures.find(({ gameCode }) => gameCode === game.code) ?? null
  }

  /** The same for a call that may wait a moment. */
  async ofGameSoon(site: TableSite, vendor: string, game: Pick<Table, 'code' | 'type'>): Promise<TableFigures | null> {
    const known = this.ofGame(site, vendor, game)
    const source = this.#groupOf(vendor, game)
    const asking = source && this.#asking(source.connection, source.group, site)
    if (known || !asking) return known
    await soonest([asking])
    return this.ofGame(site, vendor, game)
  }

  #asking(connection: VendorConnection, group: Group, site: TableSite): Promise<void> | null {
    return this.#known.get(keyOf(connection, group, site.merchant.currency))?.asking ?? null
  }

  /** The question that a game belongs to; null where its vendor tells no figures. */
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
    const never = Number.NEGATIVE_INFINITY
    const known = this.#known.getOrInsertComputed(keyOf(connection, group, currency), () => ({
      figures: [],
      answeredAtMs: never,
      requestedAtMs: never,
      asking: null,
      hasFailed: false,
    }))
    const waitMs = known.asking ? GIVEN_UP_MS : FRESH_MS
    if (this.#now() - known.requestedAtMs >= waitMs) known.asking = this.#ask(connection, group, currency, known)
    return this.#now() - known.answeredAtMs <= SHOWN_MS ? known.figures : []
  }

  async #ask(
    connection: VendorConnection,
    group: Group,
    { code, exponent }: TablesRequest['currency'],
    known: Known,
  ): Promise<void> {
    const requestedAtMs = this.#now()
    known.requestedAtMs = requestedAtMs
    try {
      const games = (this.#groups.get(connection)?.get(group) ?? []).map(({ vendor: _, ...game }) => game)
      const figures = (await connection.tables?.({ currency: { code, exponent }, games })) ?? []
      // An answer to an earlier question may come after that to a later one.
      if (known.requestedAtMs === requestedAtMs)
        Object.assign(known, { figures, answeredAtMs: this.#now(), hasFailed: false })
    } catch (cause) {
      if (!known.hasFailed) this.#log.warn({ err: cause, vendor: connection.id }, 'a vendor does not tell its tables')
      known.hasFailed = true
    } finally {
      if (known.requestedAtMs === requestedAtMs) known.asking = null
    }
  }
}

const keyOf = ({ id }: VendorConnection, group: Group, { code }: TablesRequest['currency']): string =>
  `${id} ${group} ${code}`

const groupOf = (type: GameType): Group => (TABLE_TYPES.includes(type) ? 'tables' : type)

/** Waits until the questions are answered, but only a moment. */
const soonest = (requests: readonly Promise<void>[]) =>
  Promise.race([Promise.all(requests), setTimeout(SOON_MS, undefined, { ref: false })])

/** The games of each connection that tells their figures, by the question they are asked in. */
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
