import { signBody, verifyBody } from '@livery/contract/seamless'
import type {
  LaunchRequest,
  LaunchResult,
  RawWalletCall,
  VendorAdapter,
  VendorSettings,
  WalletAnswer,
  WalletOperation,
  WalletStatus,
} from '@livery/contract/vendor'
import { WALLET_ACTIONS, WalletRefusal } from '@livery/contract/vendor'

/** A launch must be answered within this time; the player is waiting. */
const LAUNCH_TIMEOUT_MS = 8_000
const SHORTEST_SECRET = 16

/** HTTP status of an answer, by verdict; 200 for everything the wallet understood. */
const HTTP_STATUS: Partial<Record<WalletStatus, number>> = { INVALID_SIGNATURE: 401, INVALID_REQUEST: 400, ERROR: 500 }

/** Livery's own vendor: launch and seamless wallet in JSON, both signed by HMAC over the raw body. */
const adapter: VendorAdapter = { id: 'arcade', validateSettings, launch, readWalletCall, writeWalletAnswer }
export default adapter

function validateSettings({ apiUrl, gameOrigin, secret, walletUrl }: VendorSettings): readonly string[] {
  const faults: string[] = []
  if (!isHttp(apiUrl)) faults.push('apiUrl must be an http or https address')
  if (!isHttp(gameOrigin) || new URL(gameOrigin).origin !== gameOrigin) {
    faults.push('gameOrigin must be an origin without a path, such as https://games.example')
  }
  if (!isHttp(walletUrl)) faults.push('walletUrl must be an http or https address')
  if (secret.length < SHORTEST_SECRET) faults.push(`secret needs ${SHORTEST_SECRET} characters or more`)
  return faults
}

/** Throws an Error when the vendor refuses, cannot be reached, or sends an address outside its own origin. */
async function launch(request: LaunchRequest, settings: VendorSettings): Promise<LaunchResult> {
  const { apiUrl, gameOrigin, secret, walletUrl } = settings
  const body = JSON.stringify({ ...request, walletUrl })
  const response = await fetch(new URL('/v1/launch', apiUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signBody(secret, body, Date.now()) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(LAUNCH_TIMEOUT_MS),
  })
  const answer = (await response.json()) as { url?: unknown; code?: unknown }
  if (!response.ok) throw new Error(`The arcade refused the launch: ${String(answer.code ?? response.status)}`)
  const url = typeof answer.url === 'string' && URL.canParse(answer.url) ? new URL(answer.url) : null
  if (url?.origin !== gameOrigin) throw new Error('The arcade sent a launch address outside its origin')
  return { url: url.href, origin: gameOrigin, mount: 'iframe' }
}

function readWalletCall(call: RawWalletCall, { secret }: VendorSettings): WalletOperation {
  if (!verifyBody(secret, call.rawBody, call.headers, call.nowMs)) throw new WalletRefusal('INVALID_SIGNATURE')
  const action = WALLET_ACTIONS.find((known) => known === call.action)
  if (!action) throw new WalletRefusal('INVALID_REQUEST', 'unknown action')
  const body = parsed(call.rawBody)
  // The signature covers the body, not the address: without this, a signed bet could be sent again as a win.
  if (body.action !== action) throw new WalletRefusal('INVALID_REQUEST', 'the body is for another action')

  const wanted = FIELDS[action]
  for (const name of Object.keys(body)) {
    if (name !== 'action' && !(name in wanted))
      throw new WalletRefusal('INVALID_REQUEST', `unknown field ${name.slice(0, 40)}`)
  }
  for (const [name, isValid] of Object.entries(wanted)) {
    if (!isValid(body[name])) throw new WalletRefusal('INVALID_REQUEST', `${name} is missing or not valid`)
  }
  return body as unknown as WalletOperation
}

function writeWalletAnswer(answer: WalletAnswer): { readonly status: number; readonly body: unknown } {
  return { status: HTTP_STATUS[answer.status] ?? 200, body: answer }
}

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const id = matches(/^[\w.:-]{1,80}$/)
const currency = matches(/^[A-Z0-9]{3,8}$/)
/** Decimal, above zero: a round without a win is closed by endRound. */
const amount = matches(/^(?=.*[1-9])(0|[1-9]\d{0,17})(\.\d{1,4})?$/)
const flag = (value: unknown) => typeof value === 'boolean'

const session = { sessionId: id, currency }
const money = { ...session, transactionId: id, roundId: id, amount, roundClosed: flag }
const FIELDS: Readonly<Record<WalletOperation['action'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  authenticate: { ...session, token: matches(/^[\x21-\x7e]{1,400}$/) },
  balance: session,
  bet: money,
  win: money,
  rollback: { ...session, transactionId: id, referenceTransactionId: id, roundId: id },
  endRound: { ...session, transactionId: id, roundId: id },
}

function parsed(raw: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // falls through to the one refusal
  }
  throw new WalletRefusal('INVALID_REQUEST', 'the body is not a JSON object')
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
