import Type, { type Static, type TProperties } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { type Bet, BetAnswer, Bets, type Fixture, Fixtures } from './games/feed.ts'
import { Prizes } from './games/prizes.ts'
import { TableFigures } from './games/tables.ts'
import { objectFaults } from './object-faults.ts'
import {
  type LaunchRequest,
  type LaunchResult,
  WALLET_OPERATIONS,
  type WalletAction,
  type WalletOperation,
  WalletRefusal,
} from './vendor.ts'
import { VendorInMaintenance, VendorRounds, WalletTransferOutcome } from './vendor-wallet.ts'
import { SHOWN_AMOUNT_PATTERN } from './wire-format.ts'

/** Parts that every vendor's adapter needs, whatever protocol the vendor speaks. Server side only. */

/** A launch must be answered within this time; the player is waiting. */
const LAUNCH_TIMEOUT_MS = 8_000
/** Figures of tables are out of date after this time. */
export const TABLES_TIMEOUT_MS = 3_000
export const FEED_TIMEOUT_MS = 3_000
export const PRIZES_TIMEOUT_MS = 3_000
const SHORTEST_SECRET = 16
/** How far two clocks may differ before a call is refused. */
const MAXIMUM_SKEW_MS = 5 * 60_000

/** The settings of a wire that signs both ways by one shared secret. */
export const sharedSecretSettings = Type.Object(
  {
    apiUrl: httpAddress('an http or https address: the vendor’s API'),
    gameOrigin: gameOrigin(),
    secret: secret(SHORTEST_SECRET),
    walletUrl: httpAddress('an http or https address: where the vendor sends its wallet calls'),
  },
  { additionalProperties: false },
)
export type SharedSecretSettings = Static<typeof sharedSecretSettings>

/** A setting that is an http or https address. */
export function httpAddress(description: string) {
  return Type.Refine(Type.String({ description }), isHttp)
}

/** A setting that is an origin games are shown from. */
export function gameOrigin() {
  const description = 'an origin without a path, such as https://games.example'
  return Type.Refine(Type.String({ description }), (text) => isHttp(text) && new URL(text).origin === text)
}

/** A setting that is a secret of at least this many characters. */
export function secret(minLength: number) {
  return Type.String({ minLength, writeOnly: true, description: `a secret of ${minLength} characters or more` })
}

/**
 * Sends a request to the vendor and returns its JSON. Throws when it cannot be reached or answers with an error,
 * `VendorInMaintenance` when it reports that.
 */
export async function askVendor(
  address: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  timeoutMs = LAUNCH_TIMEOUT_MS,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = (await response.json()) as Readonly<Record<string, unknown>>
  if (response.status === 503 && answer.code === 'MAINTENANCE') throw new VendorInMaintenance()
  if (!response.ok) throw new Error(`The vendor refused: ${String(answer.code ?? response.status)}`)
  return answer
}

/** A launch address from the vendor. Throws when it is outside the vendor's own origin. */
export function launchedAt(url: unknown, gameOrigin: string, mount: LaunchResult['mount']): LaunchResult {
  const address = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null
  if (address?.origin !== gameOrigin) throw new Error('The vendor sent a launch address outside its origin')
  return { url: address.href, origin: gameOrigin, mount }
}

const FIGURES = Compile(TableFigures)

/** The figures of tables from the vendor. Throws for impossible ones. */
export function tablesOf(tables: unknown): readonly TableFigures[] {
  if (!Array.isArray(tables)) throw new Error('The vendor sent no list of tables')
  const isSound = (one: unknown) =>
    FIGURES.Check(one) && (one.seats === undefined || one.seats.taken <= one.seats.total)
  const wrong = tables.findIndex((one) => !isSound(one))
  if (wrong >= 0) throw new Error(`The vendor sent figures that cannot be, for table ${wrong + 1} of its list`)
  return tables
}

const PRIZES = Compile(Prizes)

/** Draws and jackpots from the vendor. Throws for impossible ones. */
export function prizesOf(prizes: unknown): Prizes {
  if (!PRIZES.Check(prizes)) throw new Error('The vendor sent no draws and jackpots')
  return prizes
}

const FIXTURES = Compile(Fixtures)
const BET_ANSWER = Compile(BetAnswer)
const BETS = Compile(Bets)

/** The matches from the vendor. Throws for impossible ones. */
export function fixturesOf(fixtures: unknown): readonly Fixture[] {
  if (!FIXTURES.Check(fixtures)) throw new Error('The vendor sent no list of matches')
  return fixtures
}

/** The outcome of a bet from the vendor. Throws for an invalid one. */
export function betAnswerOf(answer: unknown): BetAnswer {
  if (!BET_ANSWER.Check(answer)) throw new Error('The vendor sent no answer to a bet')
  return answer
}

/** The bets of a player from the vendor. Throws for impossible ones. */
export function betsOf(bets: unknown): readonly Bet[] {
  if (!BETS.Check(bets)) throw new Error('The vendor sent no list of bets')
  return bets
}

const BALANCE = new RegExp(SHOWN_AMOUNT_PATTERN)
const OUTCOME = Compile(WalletTransferOutcome)
const ROUNDS = Compile(VendorRounds)

/** A balance from the vendor. Throws for an invalid or negative one. */
export function vendorBalanceOf(balance: unknown): string {
  if (typeof balance !== 'string' || !BALANCE.test(balance) || balance.startsWith('-'))
    throw new Error('The vendor sent no balance')
  return balance
}

/** The outcome of a transfer from the vendor. Throws for an invalid one. */
export function transferOutcomeOf(outcome: unknown): WalletTransferOutcome {
  if (!OUTCOME.Check(outcome)) throw new Error('The vendor sent no answer to a transfer')
  return outcome
}

/** The rounds from the vendor. Throws for impossible ones. */
export function vendorRoundsOf(rounds: unknown): VendorRounds {
  if (!ROUNDS.Check(rounds)) throw new Error('The vendor sent no list of rounds')
  return rounds
}

/** A launch request as one flat list of named texts, for protocols without nested values. */
export function flatLaunch(request: LaunchRequest, walletUrl: string): Readonly<Record<string, string>> {
  const { game, merchant, player, currency, language } = request
  return {
    mode: request.mode,
    merchantId: merchant.id,
    merchantName: merchant.name,
    gameCode: game.code,
    gameVendor: game.vendor,
    gameType: game.type,
    gameClassify: game.classify ?? '',
    gameName: game.name,
    gamePicture: game.pictureUrl,
    playerId: player?.id ?? '',
    playerName: player?.name ?? '',
    token: request.token ?? '',
    sessionId: request.sessionId,
    currency: currency.code,
    currencySymbol: currency.symbol,
    currencyDecimals: String(currency.exponent),
    language: language.tag,
    direction: language.dir,
    device: request.device,
    lobbyUrl: request.lobbyUrl,
    colourMode: request.colourMode,
    brandColour: request.brandColour,
    walletUrl,
    ...(request.minimumSpinMs ? { minimumSpinMs: String(request.minimumSpinMs) } : {}),
  }
}

/** Whether a call's time, in milliseconds as text, is near enough to now. */
export function isTimely(time: unknown, nowMs: number): boolean {
  return typeof time === 'string' && /^\d{10,16}$/.test(time) && Math.abs(nowMs - Number(time)) <= MAXIMUM_SKEW_MS
}

const OPERATIONS = new Map<unknown, Validator<TProperties, (typeof WALLET_OPERATIONS)[WalletAction]>>(
  Object.entries(WALLET_OPERATIONS).map(([action, schema]) => [action, Compile(schema)]),
)

/**
 * Checks that an operation has exactly the fields of its action. Throws `WalletRefusal('INVALID_REQUEST')` when one is
 * missing, invalid or unknown.
 */
export function checkedOperation(operation: Readonly<Record<string, unknown>>): WalletOperation {
  const validator = OPERATIONS.get(operation.action)
  if (!validator) throw new WalletRefusal('INVALID_REQUEST', 'unknown action')
  if (validator.Check(operation)) {
    // A free round's bet has the amount zero, and no other bet has.
    if (operation.action === 'bet' && (operation.freeRounds === undefined) !== /[1-9]/.test(String(operation.amount)))
      throw new WalletRefusal('INVALID_REQUEST', 'amount is invalid')
    return operation
  }
  const [fault] = objectFaults(validator.Type(), operation)
  throw new WalletRefusal('INVALID_REQUEST', `${fault?.field.slice(0, 40)} is ${fault?.kind}`)
}

/** A body's text, which must be UTF-8. Throws `WalletRefusal('INVALID_REQUEST')`. */
export function textOf(raw: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    throw new WalletRefusal('INVALID_REQUEST', 'the body is not UTF-8')
  }
}

/** A body that must be a JSON object. Throws `WalletRefusal('INVALID_REQUEST')`. */
export function objectOf(raw: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(textOf(raw))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Invalid JSON is refused below, like every other body that is no object.
  }
  throw new WalletRefusal('INVALID_REQUEST', 'the body is not a JSON object')
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
