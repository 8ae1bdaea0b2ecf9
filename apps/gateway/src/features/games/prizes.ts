import type { GameType } from '@livery/contract/games'
import type { Prizes as VendorPrizes } from '@livery/contract/games/prizes'
import type { PrizesRequest } from '@livery/contract/vendor'
import type { FastifyBaseLogger } from 'fastify'
import type { Site } from '../../tenancy/sites/site.ts'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'
import { soonest, VendorAnswers } from './vendor-answers.ts'

/** A vendor is queried again when its answer is older than this and somebody needs it. */
const FRESH_MS = 5_000
/** Older answers are no longer shown. */
const SHOWN_MS = 30_000

/** The types of games that are drawn, and the one whose games feed jackpots. */
export const DRAWN: readonly GameType[] = ['LOTT', 'ELOTT']
export const FEEDING: GameType = 'RNG'

type NamedGame = PrizesRequest['games'][number]
type PrizeSite = Pick<Site, 'isOffered'> & { readonly merchant: { readonly currency: PrizesRequest['currency'] } }
/** All games of a connection that are drawn or feed jackpots, in a currency. */
interface Question {
  readonly connection: VendorConnection
  readonly currency: PrizesRequest['currency']
}
type PrizeVendors = Pick<Vendors, 'games' | 'connection'>

const NOTHING: VendorPrizes = { draws: [], jackpots: [] }

/**
 * The next draws and the jackpots of the vendors. No call waits for a vendor: it gets the known answer. A vendor is
 * queried about all of its games at once, at most every few seconds in each currency, however many callers there are.
 */
export class Prizes {
  readonly #games: ReadonlyMap<VendorConnection, readonly NamedGame[]>
  readonly #now: () => number
  readonly #answers: VendorAnswers<Question, VendorPrizes>

  constructor(vendors: PrizeVendors, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = () => Date.now()) {
    this.#games = gamesByConnection(vendors)
    this.#now = now
    this.#answers = new VendorAnswers({
      keyOf: ({ connection, currency }) => `${connection.id} ${currency.code}`,
      ask: async ({ connection, currency: { code, exponent } }) =>
        (await connection.prizes?.({
          currency: { code, exponent },
          games: this.#games.get(connection) ?? [],
        })) ?? NOTHING,
      onFailure: ({ connection }, err) => log.warn({ err, vendor: connection.id }, 'a vendor does not tell its prizes'),
      freshMs: FRESH_MS,
      shownMs: SHOWN_MS,
      now,
    })
  }

  /** The answers of a merchant's vendors, in its currency: draws by time, the largest jackpot first. */
  of(site: PrizeSite): VendorPrizes {
    const parts = this.#offeredBy(site).map(([connection, offered]) => {
      const { draws, jackpots } = this.#answers.of({ connection, currency: site.merchant.currency }) ?? NOTHING
      const codes = new Set(offered.filter(({ type }) => DRAWN.includes(type)).map(({ code }) => code))
      const houses = new Set(offered.filter(({ type }) => type === FEEDING).map(({ vendor }) => vendor))
      return {
        // A finished draw is hidden until its vendor reports the next one.
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

  /** For a call that may wait a moment: answers that are not known yet are returned as soon as they come. */
  async soon(site: PrizeSite): Promise<VendorPrizes> {
    const known = this.of(site)
    const requests = this.#offeredBy(site).flatMap(
      ([connection]) => this.#answers.asking({ connection, currency: site.merchant.currency }) ?? [],
    )
    if (known.draws.length > 0 || known.jackpots.length > 0 || requests.length === 0) return known
    await soonest(requests)
    return this.of(site)
  }

  /** Whether the vendor of a game may still tell its draw or its jackpot, which are not known. */
  awaitsGame({ merchant: { currency } }: PrizeSite, vendor: string, code: string): boolean {
    return [...this.#games].some(
      ([connection, games]) =>
        games.some((game) => game.vendor === vendor && game.code === code) &&
        this.#answers.awaits({ connection, currency }),
    )
  }

  /** The connections with the games that a merchant offers of them. */
  #offeredBy(site: PrizeSite): readonly (readonly [VendorConnection, readonly NamedGame[]])[] {
    return [...this.#games].flatMap(([connection, games]) => {
      const offered = games.filter(({ vendor, type }) => site.isOffered(vendor, type))
      return offered.length === 0 ? [] : [[connection, offered] as const]
    })
  }
}

/** The games of each connection that reports draws and jackpots. */
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
