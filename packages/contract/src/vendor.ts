import Type, { type Static, type TObject, type TProperties } from 'typebox'
import type { Bet, BetAnswer, Fixture } from './games/feed.ts'
import type { LOTTERY_VIEWS } from './games/lottery.ts'
import type { PrizeMode } from './games/prize-modes.ts'
import type { Prizes } from './games/prizes.ts'
import type { FeedPick } from './games/sports.ts'
import type { TableFigures } from './games/tables.ts'
import type { GameType } from './games.ts'
import type { VendorFreeRounds } from './vendor-free-rounds.ts'
import type { VendorWallet } from './vendor-wallet.ts'
import { AMOUNT_PATTERN, CURRENCY_PATTERN, ID_PATTERN, MOVED_AMOUNT_PATTERN } from './wire-format.ts'

/**
 * The port every game vendor's adapter implements (`vendors/<id>/adapter.ts`, default export). An adapter translates
 * between the vendor's wire and these shapes; it holds no state and touches no database.
 */
export type VendorAdapter<Settings extends TObject = TObject> = SeamlessAdapter<Settings> | OwnWalletAdapter<Settings>

interface AnyAdapter<Settings extends TObject> {
  readonly id: string
  /**
   * The settings a deployment states for a vendor of this wire: addresses and secrets, each described as "must be …".
   */
  readonly settings: Settings
  /**
   * The settings with which the arcade simulates a vendor of this wire; absent where the arcade does not support it.
   */
  demonstration?(arcade: DemonstrationVendor): Static<Settings>
  /**
   * Whether the vendor keeps `LaunchRequest.minimumSpinMs`; where the law requires it, games of other vendors are
   * refused.
   */
  readonly keepsMinimumSpin?: true
  /** Origins of the vendor's games: pages may frame these, and the bridge accepts messages from them only. */
  gameOrigins(settings: Static<Settings>): readonly string[]
  /** Asks the vendor for a launch address. */
  launch(request: LaunchRequest, settings: Static<Settings>): Promise<LaunchResult>
  /**
   * Requests the stakes and seats of all named tables at once; absent where the vendor does not report them. A table
   * without figures is missing in the answer. Throws when the vendor cannot be reached or gives an invalid answer.
   */
  tables?(request: TablesRequest, settings: Static<Settings>): Promise<readonly TableFigures[]>
  /**
   * Requests the next draws of all named lotteries and the jackpots of the named games' vendors; absent where the
   * vendor does not report them. Throws when the vendor cannot be reached or gives an invalid answer.
   */
  prizes?(request: PrizesRequest, settings: Static<Settings>): Promise<Prizes>
  /** Matches with moving prices, and bets on them; absent where the vendor has none. */
  readonly feed?: VendorFeed<Static<Settings>>
}

/** The adapter of a vendor that holds its players' money itself; it sends no wallet calls. */
export interface OwnWalletAdapter<Settings extends TObject = TObject> extends AnyAdapter<Settings> {
  readonly freeRounds?: never
  readonly wallet: VendorWallet<Static<Settings>>
}

/** The adapter of a vendor whose games use the platform's wallet. */
export interface SeamlessAdapter<Settings extends TObject = TObject> extends AnyAdapter<Settings> {
  readonly wallet?: never
  /** Free rounds; absent where the vendor gives none. */
  readonly freeRounds?: VendorFreeRounds<Static<Settings>>
  /**
   * Reads a wallet call. Verifies the signature over the raw bytes in constant time before it parses anything.
   * Throws `WalletRefusal('INVALID_SIGNATURE' | 'INVALID_REQUEST')`.
   */
  readWalletCall(call: RawWalletCall, settings: Static<Settings>): WalletOperation
  /** Writes the answer in the vendor's own format. */
  writeWalletAnswer(answer: WalletAnswer): { readonly status: number; readonly body: unknown }
}

/** The arcade, which simulates vendors in a demonstration. */
export interface DemonstrationVendor {
  /** The vendor's API, e.g. `http://127.0.0.1:3001`. */
  readonly apiUrl: string
  /** The origin of the games. */
  readonly gameOrigin: string
  /** The secret from which each wire's own key is derived, by `demonstrationKey`. */
  readonly secret: string
  /** The address for the vendor's wallet calls. */
  readonly walletUrl: string
}

export interface LaunchRequest {
  readonly mode: 'real' | 'demo'
  readonly merchant: { readonly id: string; readonly name: string }
  readonly game: {
    readonly code: string
    readonly vendor: string
    readonly type: GameType
    /** A finer kind within the game type, e.g. REGIONAL_DRAW, for vendors whose one game type covers several kinds. */
    readonly classify?: string
    readonly name: string
    readonly pictureUrl: string
  }
  /** The lottery to open, for vendors that have several kinds. */
  readonly lottery?: {
    /** ISO 3166 code of the country of its draws. */
    readonly area: string
    readonly prizeMode: PrizeMode
    readonly view: (typeof LOTTERY_VIEWS)[number]
  }
  /** Null in demo mode. */
  readonly player: { readonly id: string; readonly name: string } | null
  /** One-time token: the vendor trades it for a session; real mode only, and null for a vendor with a wallet of its own. */
  readonly token: string | null
  readonly sessionId: string
  readonly currency: { readonly code: string; readonly symbol: string; readonly exponent: number }
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl' }
  readonly device: 'desktop' | 'mobile'
  /** The page that holds the game; the game posts its messages to this origin only. */
  readonly lobbyUrl: string
  readonly colourMode: 'light' | 'dark'
  /** The merchant's own colour in that mode, `#rrggbb` or `#rgb`, for vendors whose games can use it. */
  readonly brandColour: string
  /** The least time from one spin to the next, in milliseconds; only present where the law requires one. */
  readonly minimumSpinMs?: number
}

export interface LaunchResult {
  readonly url: string
  readonly origin: string
  readonly mount: 'iframe' | 'window' | 'redirect'
}

/** The tables in a request to a vendor, and the currency of their stakes. */
export interface TablesRequest {
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly games: readonly { readonly code: string; readonly type: GameType; readonly classify?: string }[]
}

/**
 * The games whose draws and jackpots are requested, with the codes of their vendors, and the currency of the jackpots.
 */
export interface PrizesRequest {
  readonly currency: TablesRequest['currency']
  readonly games: readonly (TablesRequest['games'][number] & { readonly vendor: string })[]
}

/** Each method throws when the vendor cannot be reached or gives an invalid answer. */
export interface VendorFeed<Settings> {
  /** The present matches, live ones first. */
  fixtures(settings: Settings): Promise<readonly Fixture[]>
  /** Places a bet at the current price; a wallet call takes the stake before the answer. */
  placeBet(request: BetRequest, settings: Settings): Promise<BetAnswer>
  /** The latest bets of a player, the newest first. */
  bets(player: FeedPlayer, settings: Settings): Promise<readonly Bet[]>
}

export interface FeedPlayer {
  readonly merchantId: string
  readonly playerId: string
}

export interface BetRequest extends FeedPlayer {
  /** Equal for all attempts of one bet: the vendor takes one stake for it. */
  readonly betId: string
  readonly sessionId: string
  readonly token: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly fixtureId: string
  readonly pick: FeedPick
  /** The price that the player saw, in hundredths. */
  readonly price: number
  /** Whether the bet is also accepted at another price. */
  readonly acceptsChange: boolean
  /** Decimal string, major unit. */
  readonly stake: string
}

export interface RawWalletCall {
  readonly action: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly rawBody: Uint8Array
  /** Milliseconds since the epoch, for the clock-skew check. */
  readonly nowMs: number
}

/** The actions a vendor may ask of the wallet. `endRound` closes a round without moving money. */
export const WALLET_ACTIONS = ['authenticate', 'balance', 'bet', 'win', 'rollback', 'endRound'] as const
export type WalletAction = (typeof WALLET_ACTIONS)[number]

const id = Type.String({ pattern: ID_PATTERN })
const session = {
  /** The game session the gateway opened at launch. */
  sessionId: id,
  currency: Type.String({ pattern: CURRENCY_PATTERN }),
}
const money = {
  ...session,
  transactionId: id,
  roundId: id,
  amount: Type.String({ pattern: MOVED_AMOUNT_PATTERN }),
  roundClosed: Type.Boolean(),
}
const operation = <const Action extends WalletAction, Fields extends TProperties>(action: Action, fields: Fields) =>
  Type.Object({ action: Type.Literal(action), ...fields }, { additionalProperties: false })

/** Every wallet call in the platform's terms, by its action. Amounts are decimal strings. */
export const WALLET_OPERATIONS = {
  authenticate: operation('authenticate', { ...session, token: Type.String({ pattern: '^[\\x21-\\x7e]{1,400}$' }) }),
  balance: operation('balance', session),
  /** `freeRounds` names the order of the round: such a bet has the amount zero, and no other bet has. */
  bet: operation('bet', {
    ...money,
    amount: Type.String({ pattern: AMOUNT_PATTERN }),
    freeRounds: Type.Optional(id),
  }),
  /** `bonus` marks a payout that belongs to no stake, such as a prize of a tournament. */
  win: operation('win', { ...money, bonus: Type.Optional(Type.Boolean()), freeRounds: Type.Optional(id) }),
  rollback: operation('rollback', { ...session, transactionId: id, referenceTransactionId: id, roundId: id }),
  endRound: operation('endRound', { ...session, transactionId: id, roundId: id }),
} as const satisfies Record<WalletAction, TObject>
export type WalletOperation = Readonly<Static<(typeof WALLET_OPERATIONS)[WalletAction]>>

/** Results of a wallet call. Only OK moves money. */
export const WALLET_STATUSES = [
  'OK',
  'INVALID_SIGNATURE',
  'INVALID_REQUEST',
  'INVALID_TOKEN',
  'SESSION_NOT_FOUND',
  'SESSION_EXPIRED',
  'WRONG_CURRENCY',
  'INSUFFICIENT_FUNDS',
  'ROUND_CLOSED',
  'ROUND_NOT_FOUND',
  'TRANSACTION_CONFLICT',
  'TRANSACTION_ROLLED_BACK',
  'PLAYER_BLOCKED',
  'LIMIT_EXCEEDED',
  'FREE_ROUNDS_OVER',
  'SOURCE_NOT_ALLOWED',
  'ERROR',
] as const
export type WalletStatus = (typeof WALLET_STATUSES)[number]

/** The limits of a vendor's amounts: for each call, a player's round, an hour's payouts, any balance. */
export const WALLET_LIMITS = ['amount', 'round', 'hour', 'balance'] as const
export type WalletLimit = (typeof WALLET_LIMITS)[number]

export interface WalletAnswer {
  readonly status: WalletStatus
  /** With LIMIT_EXCEEDED, the limit that the call would have exceeded. */
  readonly limit?: WalletLimit
  /** Decimal string; absent where the session is unknown. */
  readonly balance?: string
  readonly currency?: string
  /** Our id of the ledger posting; a repeated call gets the same id. */
  readonly postingId?: string
  readonly player?: { readonly id: string; readonly name: string }
}

/** Thrown by an adapter that cannot accept a call. */
export class WalletRefusal extends Error {
  readonly status: WalletStatus
  constructor(status: WalletStatus, detail?: string) {
    super(detail ?? status)
    this.name = 'WalletRefusal'
    this.status = status
  }
}
