import { createHmac } from 'node:crypto'
import {
  askVendor,
  checkedOperation,
  flatLaunch,
  isTimely,
  launchedAt,
  objectOf,
  type SharedSecretSettings,
  sharedSecretSettings,
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
} from '@livery/contract/vendor'
import { WalletRefusal } from '@livery/contract/vendor'
import { MAXIMUM_DECIMALS } from '@livery/contract/wire-format'

/** The one address all wallet calls go to. */
const ENDPOINT = 'call'
const METHODS: Readonly<Record<string, WalletAction>> = {
  login: 'authenticate',
  funds: 'balance',
  debit: 'bet',
  credit: 'win',
  cancel: 'rollback',
  close: 'endRound',
}
/** The protocol's name for each field of an operation. */
const FIELDS: Readonly<Record<string, string>> = {
  session: 'sessionId',
  currency: 'currency',
  token: 'token',
  tx: 'transactionId',
  refTx: 'referenceTransactionId',
  round: 'roundId',
  last: 'roundClosed',
  bonus: 'bonus',
}
const SCHEME = 'HMAC-SHA512 '

/**
 * A protocol with one endpoint: JSON calls with a method, signed in the authorization header over time and body,
 * amounts in whole minor units with their precision, results as codes. Games replace the whole page.
 */
const adapter: SeamlessAdapter<typeof sharedSecretSettings> = {
  id: 'imes',
  settings: sharedSecretSettings,
  demonstration: (arcade) => ({ ...arcade, secret: demonstrationKey(arcade.secret, 'rpc') }),
  keepsMinimumSpin: true,
  gameOrigins: ({ gameOrigin }) => [gameOrigin],
  launch,
  readWalletCall,
  writeWalletAnswer,
}
export default adapter

async function launch(request: LaunchRequest, settings: SharedSecretSettings): Promise<LaunchResult> {
  const { apiUrl, gameOrigin, secret, walletUrl } = settings
  const body = JSON.stringify({ method: 'open', at: String(Date.now()), params: flatLaunch(request, walletUrl) })
  const headers = { 'content-type': 'application/json', authorization: SCHEME + digestOf(secret, body) }
  const answer = await askVendor(new URL('/rpc/open', apiUrl), headers, body)
  const result = answer.result as { readonly address?: unknown } | undefined
  return launchedAt(result?.address, gameOrigin, 'redirect')
}

function readWalletCall(call: RawWalletCall, { secret }: SharedSecretSettings): WalletOperation {
  if (!constantTimeEqual(call.headers.authorization ?? '', SCHEME + digestOf(secret, call.rawBody))) {
    throw new WalletRefusal('INVALID_SIGNATURE')
  }
  const { method, at, params, ...rest } = objectOf(call.rawBody)
  if (!isTimely(at, call.nowMs)) throw new WalletRefusal('INVALID_SIGNATURE')
  const action = typeof method === 'string' && Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  const isCall = call.action === ENDPOINT && typeof params === 'object' && params !== null
  if (!action || !isCall || Object.keys(rest).length > 0) throw new WalletRefusal('INVALID_REQUEST')
  const { amount, precision, ...named } = params as Record<string, unknown>
  const operation: Record<string, unknown> = { action }
  for (const [name, value] of Object.entries(named)) {
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
    if (!field) throw new WalletRefusal('INVALID_REQUEST', `unknown field ${name.slice(0, 40)}`)
    operation[field] = value
  }
  if (amount !== undefined || precision !== undefined) operation.amount = decimalOf(amount, precision)
  return checkedOperation(operation)
}

function writeWalletAnswer({ status, limit, balance, currency, postingId, player }: WalletAnswer) {
  const [whole, fraction = ''] = (balance ?? '').split('.')
  const result = {
    ...(balance === undefined ? {} : { balance: String(BigInt(`${whole}${fraction}`)), precision: fraction.length }),
    ...(currency === undefined ? {} : { currency }),
    ...(postingId === undefined ? {} : { posting: postingId }),
    ...(player === undefined ? {} : { player }),
    ...(limit === undefined ? {} : { limit }),
  }
  return { status: 200, body: status === 'OK' ? { ok: true, result } : { ok: false, code: status, result } }
}

/** Minor units at a precision as decimal text: "1250" at 2 is "12.50". */
function decimalOf(amount: unknown, precision: unknown): string {
  const isAmount = typeof amount === 'string' && /^\d{1,22}$/.test(amount)
  if (
    !isAmount ||
    !Number.isInteger(precision) ||
    (precision as number) < 0 ||
    (precision as number) > MAXIMUM_DECIMALS
  ) {
    throw new WalletRefusal('INVALID_REQUEST', 'the amount is not whole minor units with their precision')
  }
  const decimals = precision as number
  const digits = amount.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/^0+(?=\d)/, '')
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
}

function digestOf(secret: string, body: string | Uint8Array): string {
  return createHmac('sha512', secret).update(body).digest('hex')
}
