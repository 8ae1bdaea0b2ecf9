import { setTimeout } from 'node:timers/promises'
import type { Fixture } from '@livery/contract/games/feed'
import type { FastifyBaseLogger } from 'fastify'
import type { Site } from '../../tenancy/sites/site.ts'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { VendorGame, VendorManifest } from '../../tenancy/vendors/manifest.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'

/** A vendor is asked again when its matches are older than this and somebody looks. */
const FRESH_MS = 2_000
/** Older matches are not shown before the vendor was asked: their prices hold no longer. */
const SHOWN_MS = 15_000
/** How long somebody waits for matches that are too old to be shown. */
const SOON_MS = 1_000
/** A vendor that has not answered by now is asked anew; adapters give up earlier. */
const GIVEN_UP_MS = 10_000

/** A vendor whose matches are offered, with the game in whose name bets are placed. */
export interface FeedVendor {
  readonly vendor: VendorManifest
  readonly game: VendorGame
  readonly connection: VendorConnection & { readonly feed: NonNullable<VendorConnection['feed']> }
}

interface Known {
  fixtures: readonly Fixture[]
  answeredAtMs: number
  requestedAtMs: number
  /** The question that is under way. */
  asking: Promise<void> | null
  hasFailed: boolean
}

type FeedSite = Pick<Site, 'isOffered'>

/**
 * The matches of the vendors' feeds, asked for once for all merchants and visitors. What is known is given at once and
 * asked anew beside it; only after a while without visitors somebody waits, a second at most.
 */
export class Feed {
  readonly #vendors: readonly FeedVendor[]
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #now: () => number
  readonly #known = new Map<FeedVendor, Known>()

  constructor(
    vendors: Pick<Vendors, 'games' | 'byCode' | 'connection'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
    now: () => number = () => Date.now(),
  ) {
    this.#vendors = feedVendors(vendors)
    this.#log = log
    this.#now = now
  }

  /** The feeds a merchant offers. */
  vendorsOf(site: FeedSite): readonly FeedVendor[] {
    return this.#vendors.filter(({ vendor, game }) => site.isOffered(vendor.code, game.gameType))
  }

  /** The feed that offers a match; null when there is no such match now. */
  vendorOf(site: FeedSite, fixtureId: string): FeedVendor | null {
    const has = (one: FeedVendor) => this.#known.get(one)?.fixtures.some(({ id }) => id === fixtureId)
    return this.vendorsOf(site).find(has) ?? null
  }

  /** The matches of a merchant's vendors, live ones first, then by their beginning. */
  async of(site: FeedSite): Promise<Fixture[]> {
    const offered = this.vendorsOf(site)
    const requests = offered.flatMap((one) => this.#refresh(one))
    if (requests.length > 0) await Promise.race([Promise.all(requests), setTimeout(SOON_MS, undefined, { ref: false })])
    const shown = offered.flatMap((one) => {
      const known = this.#known.get(one)
      return known && this.#now() - known.answeredAtMs <= SHOWN_MS ? known.fixtures : []
    })
    return shown.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  }

  /** Asks a vendor anew where it is time to; returns the question when what is known is too old to be shown. */
  #refresh(one: FeedVendor): Promise<void> | [] {
    const never = Number.NEGATIVE_INFINITY
    const known = this.#known.getOrInsertComputed(one, () => ({
      fixtures: [],
      answeredAtMs: never,
      requestedAtMs: never,
      asking: null,
      hasFailed: false,
    }))
    const waitMs = known.asking ? GIVEN_UP_MS : FRESH_MS
    if (this.#now() - known.requestedAtMs >= waitMs) known.asking = this.#ask(one, known)
    return known.asking && this.#now() - known.answeredAtMs > SHOWN_MS ? known.asking : []
  }

  async #ask({ connection }: FeedVendor, known: Known): Promise<void> {
    const requestedAtMs = this.#now()
    known.requestedAtMs = requestedAtMs
    try {
      const fixtures = await connection.feed.fixtures()
      // An answer to an earlier question may come after that to a later one.
      if (known.requestedAtMs === requestedAtMs)
        Object.assign(known, { fixtures, answeredAtMs: this.#now(), hasFailed: false })
    } catch (cause) {
      if (!known.hasFailed) this.#log.warn({ err: cause, vendor: connection.id }, 'a vendor does not tell its matches')
      known.hasFailed = true
    } finally {
      if (known.requestedAtMs === requestedAtMs) known.asking = null
    }
  }
}

function feedVendors(vendors: Pick<Vendors, 'games' | 'byCode' | 'connection'>): FeedVendor[] {
  return [...vendors.byCode.values()].flatMap((vendor) => {
    const entry = vendor.feed && vendors.games.get(vendor.feed.game)
    const connection = vendors.connection(vendor)
    if (!entry || !connection?.feed) return []
    return [{ vendor, game: entry.game, connection: { ...connection, feed: connection.feed } }]
  })
}
