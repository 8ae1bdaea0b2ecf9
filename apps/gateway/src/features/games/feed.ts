import type { Fixture } from '@livery/contract/games/feed'
import type { FastifyBaseLogger } from 'fastify'
import type { Site } from '../../tenancy/sites/site.ts'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { VendorGame, VendorManifest } from '../../tenancy/vendors/manifest.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'
import { soonest, VendorAnswers } from './vendor-answers.ts'

/** A vendor is queried again when its matches are older than this and somebody views them. */
const FRESH_MS = 2_000
/** Older matches are shown only after a new query: their prices are no longer valid. */
const SHOWN_MS = 15_000

/** A vendor whose matches are offered, with the game in whose name bets are placed. */
export interface FeedVendor {
  readonly vendor: VendorManifest
  readonly game: VendorGame
  readonly connection: VendorConnection & { readonly feed: NonNullable<VendorConnection['feed']> }
}

type FeedSite = Pick<Site, 'isOffered'>

/**
 * The matches of the vendors' feeds, read once for all merchants and visitors. Known matches are returned at once and
 * renewed in the background; only after a time without visitors a call waits, for a second at most.
 */
export class Feed {
  readonly #vendors: readonly FeedVendor[]
  readonly #answers: VendorAnswers<FeedVendor, readonly Fixture[]>

  constructor(
    vendors: Pick<Vendors, 'games' | 'byCode' | 'connection'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
    now: () => number = () => Date.now(),
  ) {
    this.#vendors = feedVendors(vendors)
    this.#answers = new VendorAnswers({
      keyOf: (one) => one,
      ask: ({ connection }) => connection.feed.fixtures(),
      onFailure: ({ connection }, err) =>
        log.warn({ err, vendor: connection.id }, 'a vendor does not tell its matches'),
      freshMs: FRESH_MS,
      shownMs: SHOWN_MS,
      now,
    })
  }

  /** The feeds a merchant offers. */
  vendorsOf(site: FeedSite): readonly FeedVendor[] {
    return this.#vendors.filter(({ vendor, game }) => site.isOffered(vendor.code, game.gameType))
  }

  /** The feed that offers a match; null when there is no such match now. */
  vendorOf(site: FeedSite, fixtureId: string): FeedVendor | null {
    const has = (one: FeedVendor) => this.#answers.last(one)?.some(({ id }) => id === fixtureId)
    return this.vendorsOf(site).find(has) ?? null
  }

  /** Whether a merchant's vendor has not told its matches yet and may still do so. */
  awaits(site: FeedSite): boolean {
    return this.vendorsOf(site).some((one) => this.#answers.awaits(one))
  }

  /** The matches of a merchant's vendors, live ones first, then by their beginning. */
  async of(site: FeedSite): Promise<Fixture[]> {
    const offered = this.vendorsOf(site)
    // Only matches that are too old to be shown are waited for.
    const requests = offered.flatMap((one) => (this.#answers.of(one) ? [] : (this.#answers.asking(one) ?? [])))
    if (requests.length > 0) await soonest(requests)
    const shown = offered.flatMap((one) => this.#answers.of(one) ?? [])
    return shown.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
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
