import type { Kind } from './game-kinds.ts'

/** What the game page and its server say to each other. Amounts are decimal strings in the session's currency. */

/** Written into the page once; the session key is there only the first time a launch address is opened. */
export interface PageBoot {
  readonly launchId: string
  readonly sessionKey: string | null
  readonly lobbyOrigin: string
  readonly lobbyUrl: string
  /** Language and direction of the texts; `formatTag` is the player's own, for numbers. */
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl'; readonly formatTag: string }
  readonly text: Readonly<Record<string, string>>
  readonly game: { readonly code: string; readonly name: string; readonly vendor: string }
  readonly mode: 'real' | 'demo'
  readonly colourMode: 'light' | 'dark'
  /** Base address of the game's pictures; `<base>/<name>.svg`. */
  readonly art: string
  /** Whether the name is there as a picture. */
  readonly lettered: boolean
  readonly kind: Kind
}

/** One way to stake and what it gives back, in per cent with two decimals, e.g. "96.02". */
export interface PublishedWay {
  readonly name: string
  readonly returnToPlayer: string
}

export interface GameState {
  /** Names the mathematics. */
  readonly rules: string
  /** What the game's own page shows of its rules; each kind knows the shape. */
  readonly about: unknown
  readonly ways: readonly PublishedWay[]
  /** What lies on the table before the next round; null where nothing does. */
  readonly table: unknown
  readonly currency: { readonly code: string; readonly symbol: string; readonly exponent: number }
  readonly balance: string
  readonly stakes: readonly string[]
  readonly stake: string
  /** A round lasts at least this long, where the jurisdiction says so. */
  readonly minimumSpinMs: number
  readonly last: RoundAnswer | null
  readonly pending: number
}

export interface RoundRequest {
  /** One of the stakes offered; the bet may cost several of them. */
  readonly stake: string
  readonly bet: unknown
  /** Made by the page for each press; the same one again returns the same round. */
  readonly requestId: string
}

export interface RoundAnswer {
  readonly roundId: string
  readonly stake: string
  /** What the bet cost, all its stakes together. */
  readonly cost: string
  readonly bet: unknown
  /** What the kind's own page shows. */
  readonly outcome: unknown
  readonly win: string
  /** After the stake, before the win. */
  readonly balanceBefore: string
  /** As the wallet last said; without the win while its credit is pending. */
  readonly balance: string
  /** Wins of this session still to be credited. */
  readonly pending: number
  /** What lies on the table for the next round. */
  readonly table: unknown
}

export interface BalanceAnswer {
  readonly balance: string
  readonly pending: number
}

/** The game's own errors: HTTP status, and what the page's dialog offers. Texts are `error.<code>.title` and `.body`. */
export const GAME_ERRORS = {
  LINK_USED: { status: 410, offer: 'exit' },
  SESSION_OVER: { status: 401, offer: 'exit' },
  NOT_ENOUGH_BALANCE: { status: 402, offer: 'deposit' },
  PLAYER_BLOCKED: { status: 403, offer: 'exit' },
  CURRENCY_NOT_OFFERED: { status: 409, offer: 'exit' },
  STAKE_NOT_OFFERED: { status: 400, offer: 'close' },
  TOO_FAST: { status: 429, offer: 'close' },
  STAKE_RETURNED: { status: 503, offer: 'close' },
  WALLET_UNREACHABLE: { status: 503, offer: 'retry' },
  OFFLINE: { status: 503, offer: 'retry' },
  GAME_UNAVAILABLE: { status: 500, offer: 'exit' },
  BAD_REQUEST: { status: 400, offer: 'close' },
} as const satisfies Record<string, { status: number; offer: 'exit' | 'deposit' | 'close' | 'retry' }>

export type GameErrorCode = keyof typeof GAME_ERRORS
