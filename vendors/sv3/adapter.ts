import { createHmac } from 'node:crypto'
import {
  askVendor,
  checkedOperation,
  flatLaunch,
  isTimely,
  launchedAt,
  type SharedSecretSettings,
  sharedSecretSettings,
  textOf,
} from '@livery/contract/adapter-parts'
import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import { demonstrationKey } from '@livery/contract/seamless'
import type {
  LaunchRequest,
  LaunchResult,
  RawWalletCall,
  SeamlessAdapter,
  WalletAction,
  WalletAnswer,
  WalletOperation,
  WalletStatus,
} from '@livery/contract/vendor'
import { WalletRefusal } from '@livery/contract/vendor'

/** The protocol's names of the wallet actions. */
const METHODS: Readonly<Record<string, WalletAction>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  result: 'win',
  refund: 'rollback',
  endRound: 'endRound',
}

/** The protocol's numbers for results. It always answers HTTP 200; the number states the result. */
const ERRORS: Readonly<Record<WalletStatus, number>> = {
  OK: 0,
  INSUFFICIENT_FUNDS: 1,
  SESSION_NOT_FOUND: 2,
  INVALID_TOKEN: 4,
  INVALID_SIGNATURE: 5,
  PLAYER_BLOCKED: 6,
  INVALID_REQUEST: 7,
  SESSION_EXPIRED: 8,
  WRONG_CURRENCY: 9,
  ROUND_CLOSED: 10,
  TRANSACTION_CONFLICT: 11,
  TRANSACTION_ROLLED_BACK: 12,
  ROUND_NOT_FOUND: 13,
  LIMIT_EXCEEDED: 14,
  SOURCE_NOT_ALLOWED: 15,
  // The protocol has no orders of free rounds, but it has a number for this result.
  FREE_ROUNDS_OVER: 16,
  ERROR: 100,
}

/**
 * A protocol of forms: every call is form-encoded, its `hash` is an HMAC over all other fields in the order of their
 * names, amounts are decimal text, results are numbers. Games open in a window of their own.
 */
const adapter: SeamlessAdapter<typeof sharedSecretSettings> = {
  id: 'sv3',
  settings: sharedSecretSettings,
  demonstration: (arcade) => ({ ...arcade, secret: demonstrationKey(arcade.secret, 'form') }),
  keepsMinimumSpin: true,
  gameOrigins: ({ gameOrigin }) => [gameOrigin],
  launch,
  readWalletCall,
  writeWalletAnswer,
}
export default adapter

async function launch(request: LaunchRequest, settings: SharedSecretSettings): Promise<LaunchResult> {
  const { apiUrl, gameOrigin, secret, walletUrl } = settings
  const form = new URLSearchParams({ ...flatLaunch(request, walletUrl), time: String(Date.now()) })
  form.set('hash', hashOf(secret, form))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await askVendor(new URL('/form/launch', apiUrl), headers, form.toString())
  if (answer.error !== 0) throw new Error(`The vendor refused the launch: error ${String(answer.error)}`)
  return launchedAt(answer.gameURL, gameOrigin, 'window')
}

function readWalletCall(call: RawWalletCall, { secret }: SharedSecretSettings): WalletOperation {
  const form = new URLSearchParams(textOf(call.rawBody))
  const names = [...form.keys()]
  // A field that occurs twice could be signed in one way and read in another.
  const isPlain = new Set(names).size === names.length
  if (!isPlain || !constantTimeEqual(form.get('hash') ?? '', hashOf(secret, form))) {
    throw new WalletRefusal('INVALID_SIGNATURE')
  }
  const { hash: _, time, method, closed, bonus, ...fields } = Object.fromEntries(form) as Record<string, string>
  if (!isTimely(time, call.nowMs)) throw new WalletRefusal('INVALID_SIGNATURE')
  const action = method !== undefined && Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  if (!action || method !== call.action) throw new WalletRefusal('INVALID_REQUEST', 'the form is for another method')
  return checkedOperation({ action, ...fields, ...flag('roundClosed', closed), ...flag('bonus', bonus) })
}

/** A field that is 1 or 0; anything else is passed on and refused by its type. */
function flag(name: string, value: string | undefined): Readonly<Record<string, unknown>> {
  if (value === undefined) return {}
  return { [name]: value === '1' ? true : value === '0' ? false : value }
}

function writeWalletAnswer({ status, limit, balance, currency, postingId, player }: WalletAnswer) {
  return {
    status: 200,
    body: {
      error: ERRORS[status],
      ...(balance === undefined ? {} : { cash: balance }),
      ...(currency === undefined ? {} : { currency }),
      ...(postingId === undefined ? {} : { transactionId: postingId }),
      ...(player === undefined ? {} : { userId: player.id, userName: player.name }),
      ...(limit === undefined ? {} : { limit }),
    },
  }
}

/** HMAC-SHA256 over `name=value` of every field but the hash, in the order of the names, joined by `&`. */
function hashOf(secret: string, form: URLSearchParams): string {
  const lines = [...form].filter(([name]) => name !== 'hash').map(([name, value]) => `${name}=${value}`)
  return createHmac('sha256', secret).update(lines.sort().join('&')).digest('hex')
}
