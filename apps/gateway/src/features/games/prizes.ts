import { setTimeout } from 'node:timers/promises'
import type { GameType } from '@livery/contract/games'
import type { Prizes as VendorPrizes } from '@livery/contract/games/prizes'
import type { PrizesRequest } from '@livery/contract/vendor'
import type { FastifyBaseLogger } from 'fastify'
import type { Site } from '../../tenancy/sites/site.ts'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'

/** A vendor is asked again when what it told is older than this and somebody wants it. */
const FRESH_MS = 5_000
/** What is older is no longer shown. */
const SHOWN_MS = 30_000
/** How long a visitor's call waits for what nobody asked for in the last time. */
const SOON_MS = 1_000
/** A vendor that has not answered by now is asked anew; adapters give up earlier. */
const GIVEN_UP_MS = 10_000

/** The types of games that are drawn, and the one whose games feed jackpots. */
export const DRAWN: readonly GameType[] = ['LOTT', 'ELOTT']
export const FEEDING: GameType = 'RNG'

interface Known {
  answer: VendorPrizes
  answeredAtMs: number
  requestedAtMs: number
  /** The question that is under way. */
  asking: Promise<void> | null
  hasFailed: boolean
}

type NamedGame = PrizesRequest['games'][number]
type PrizeSite = Pick<Site, 'isOffered'> & { readonly merchant: { readonly currency: PrizesRequest['currency'] } }
type PrizeVendors = Pick<Vendors, 'games' | 'connection'>

const NOTHING: VendorPrizes = { draws: [], jackpots: [] }

/**
 * The next draws and the jackpots of the vendors. Nobody waits for a vendor: an answer is what is known now, and a vendor
 * is asked about all of its games at once, at most every few seconds in each currency, whoever wants to know.
 */
export class Prizes {
  readonly #games: ReadonlyMap<VendorConnection, readonly NamedGame[]>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #now: () => number
  readonly #known = new Map<string, Known>()

  constructor(vendors: PrizeVendors, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = () => Date.now()) {
    this.#games = gamesByConnection(vendors)
    this.#log = log
    this.#now = now
  }

  /** What the vendors of a merchant tell, in its currency: draws by their time, the largest jackpot first. */
  of(site: PrizeSite): VendorPrizes {
    const parts = this.#offeredBy(site).map(([connection, offered]) => {
      const { draws, jackpots } = this.#knownOf(connection, site.merchant.currency)
      const codes = new Set(offered.filter(({ type }) => DRAWN.includes(type)).map(({ code }) => code))
      const houses = new Set(offered.filter(({ type }) => type === FEEDING).map(({ vendor }) => vendor))
      return {
        // A draw that is over is not shown until its vendor has told the next one.
        draws: draws.filter(({ gameCode, drawsAt }) => codes.has(gameCode) && Date.parse(drawsAt) > this.#now()),
        jackpots: jackpots.filter(({ vendor }) => houses.has(vendor)),
      }
    })
    return {
      draws: parts.flatMap(({ draws }) => draws).toSorted((a, b) => Date.parse(a.drawsAt) - Date.parse(b.drawsAt)),
      jackpots: parts
        .flatMap(({ jackpots }) => jackpots)
        .toSorted((one, other) => Number(other.amount) - Number(one.amount)),
    }
  }

  /** The same for a call that may wait a moment: what is not known yet is given as soon as it comes. */
  async soon(site: PrizeSite): Promise<VendorPrizes> {
    const known = this.of(site)
    const requests = this.#offeredBy(site).flatMap(
      ([connection]) => this.#known.get(keyOf(connection, site.merchant.currency))?.asking ?? [],
    )
    if (known.draws.length > 0 || known.jackpots.length > 0 || requests.length === 0) return known
    await Promise.race([Promise.all(requests), setTimeout(SOON_MS, undefined, { ref: false })])
    return this.of(site)
  }

  /** The connections with the games that a merchant offers of them. */
  #offeredBy(site: PrizeSite): readonly (readonly [VendorConnection, readonly NamedGame[]])[] {
    return [...this.#games].flatMap(([connection, games]) => {
      const offered = games.filter(({ vendor, type }) => site.isOffered(vendor, type))
      return offered.length === 0 ? [] : [[connection, offered] as const]
    })
  }

  #knownOf(connection: VendorConnection, currency: PrizesRequest['currency']): VendorPrizes {
    const never = Number.NEGATIVE_INFINITY
    const known = this.#known.getOrInsertComputed(keyOf(connection, currency), () => ({
      answer: NOTHING,
      answeredAtMs: never,
      requestedAtMs: never,
      asking: null,
      hasFailed: false,
    }))
    const waitMs = known.asking ? GIVEN_UP_MS : FRESH_MS
    if (this.#now() - known.requestedAtMs >= waitMs) known.asking = this.#ask(connection, currency, known)
    return this.#now() - known.answeredAtMs <= SHOWN_MS ? known.answer : NOTHING
  }

  async #ask(connection: VendorConnection, { code, exponent }: PrizesRequest['currency'], known: Known): Promise<void> {
    const requestedAtMs = this.#now()
    known.requestedAtMs = requestedAtMs
    try {
      const games = this.#games.get(connection) ?? []
      const answer = (await connection.prizes?.({ currency: { code, exponent }, games })) ?? NOTHING
      // An answer to an earlier question may come after that to a later one.
      if (known.requestedAtMs === requestedAtMs)
        Object.assign(known, { answer, answeredAtMs: this.#now(), hasFailed: false })
    } catch (cause) {
      if (!known.hasFailed) this.#log.warn({ err: cause, vendor: connection.id }, 'a vendor does not tell its prizes')
      known.hasFailed = true
    } finally {
      if (known.requestedAtMs === requestedAtMs) known.asking = null
    }
  }
}

const keyOf = ({ id }: VendorConnection, { code }: PrizesRequest['currency']): string => `${id} ${code}`

/** The games of each connection that tells draws and jackpots. */
function gamesByConnection(vendors: PrizeVendors): ReadonlyMap<VendorConnection, readonly NamedGame[]> {
  const games = new Map<VendorConnection, NamedGame[]>()
  for (const { vendor, game } of vendors.games.values()) {
    const connection = vendors.connection(vendor)
    if (!connection?.prizes || (game.isGame ?? 'GAME') !== 'GAME') continue
    const { code, gameType: type, gameClassify } = game
    if (type !== FEEDING && !DRAWN.includes(type)) continue
    games
      .getOrInsertComputed(connection, () => [])
      .push({ vendor: vendor.code, code, type, ...(gameClassify && { classify: gameClassify }) })
  }
  return games
}
