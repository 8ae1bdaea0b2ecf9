import {
  type DepositOrder,
  type OrderAtProvider,
  type PaymentAdapter,
  type PaymentCallback,
  type PayoutOrder,
  ProviderRefused,
  type RawPaymentCall,
} from '@livery/contract/payments/adapter'
import {
  type AccountSettings,
  accountSettings,
  askProvider,
  callbackObject,
  checkedFact,
  checkedInstructions,
  checkedSettlement,
  isObject,
  keysOf,
} from '@livery/contract/payments/adapter-parts'
import { bankKey } from '@livery/contract/payments/bank-key'
import type { PaymentAnswer, PaymentFact, PaymentStatus } from '@livery/contract/payments/facts'
import { PaymentRefusal } from '@livery/contract/payments/facts'
import { signedHeaders } from '@livery/contract/payments/signed-request'
import { verifiedWebhook } from '@livery/contract/payments/standard-webhooks'

/** The wire's events, with their facts. */
const KINDS: Readonly<Record<string, PaymentFact['kind']>> = {
  'deposit.pending': 'depositSeen',
  'deposit.succeeded': 'depositReceived',
  'deposit.reverted': 'depositUndone',
  'deposit.failed': 'depositFailed',
  'dispute.opened': 'chargeback',
  'dispute.won': 'chargebackReversed',
  'payout.succeeded': 'payoutPaid',
  'payout.failed': 'payoutFailed',
  'payout.returned': 'payoutReturned',
}
/** The wire's name of each field of a fact. */
const FIELDS: Readonly<Record<string, string>> = {
  order: 'reference',
  payment: 'providerRef',
  dispute: 'disputeRef',
  payer_name: 'payerName',
  amount: 'amount',
  currency: 'currency',
  confirmations: 'confirmations',
  needed: 'needed',
  reason: 'reason',
}
const HTTP_STATUS: Partial<Record<PaymentStatus, number>> = {
  INVALID_SIGNATURE: 401,
  SOURCE_NOT_ALLOWED: 403,
  INVALID_REQUEST: 400,
  ERROR: 500,
}

/** A wire in JSON: requests signed over their raw bytes, callbacks signed by Standard Webhooks, amounts decimal. */
const adapter: PaymentAdapter<typeof accountSettings> = {
  id: 'bank-json',
  settings: accountSettings,
  demonstration: ({ apiUrl, pageOrigin, secret, merchantId }) => ({
    apiUrl,
    pageOrigin,
    account: merchantId,
    secret: bankKey(secret, merchantId, 'json'),
  }),
  pageOrigins: ({ pageOrigin }) => [pageOrigin],
  async startDeposit(order: DepositOrder, settings) {
    const answer = await ask('/json/v1/deposits', { ...order }, settings)
    return {
      providerOrder: typeof answer.id === 'string' ? answer.id : null,
      instructions: checkedInstructions(answer.instructions, settings.pageOrigin),
    }
  },
  queryDeposit: (order, settings) => eventsOf('/json/v1/deposits/query', order, settings),
  async startPayout(order: PayoutOrder, settings) {
    const answer = await ask('/json/v1/payouts', { ...order }, settings)
    if (typeof answer.id !== 'string') throw new Error('The provider sent no number of the payout')
    return { providerOrder: answer.id }
  },
  queryPayout: (order, settings) => eventsOf('/json/v1/payouts/query', order, settings),
  readCallback,
  writeAnswer,
  async settlement(day, settings) {
    const { lines } = await ask('/json/v1/settlement', { day }, settings)
    return checkedSettlement(lines)
  },
}
export default adapter

/** Throws `ProviderRefused` where the provider refused the request. */
async function ask(path: string, request: Readonly<Record<string, unknown>>, settings: AccountSettings) {
  const body = JSON.stringify(request)
  const headers = signedHeaders(settings.secret, settings.account, { about: path, body }, Date.now())
  const { status, answer } = await askProvider(new URL(path, settings.apiUrl), headers, body)
  if (status === 422) throw new ProviderRefused(String(answer.code ?? 'unknown'))
  if (status !== 200) throw new Error(`The provider answered ${status} ${String(answer.code ?? '')}`)
  return answer
}

async function eventsOf(path: string, order: OrderAtProvider, settings: AccountSettings) {
  const { events } = await ask(path, { ...order }, settings)
  if (events === null) return null
  if (!Array.isArray(events)) throw new Error('The provider sent no list of events')
  return events.map((event) => factOf(isObject(event) ? event : {}))
}

function readCallback(call: RawPaymentCall, settings: AccountSettings): PaymentCallback {
  const id = verifiedWebhook(keysOf(settings), call.headers, call.rawBody, call.nowMs)
  if (id === null) throw new PaymentRefusal('INVALID_SIGNATURE')
  const event = callbackObject(call.rawBody)
  if (event.id !== id) throw new PaymentRefusal('INVALID_REQUEST', 'the body is of another event')
  return { kind: 'fact', fact: factOf(event) }
}

function factOf({ id, type, at, data, ...rest }: Readonly<Record<string, unknown>>): PaymentFact {
  const kind = typeof type === 'string' && Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  if (!kind || !isObject(data) || Object.keys(rest).length > 0) throw new PaymentRefusal('INVALID_REQUEST')
  const fields = Object.entries(data).map(([name, value]) => {
    if (!Object.hasOwn(FIELDS, name)) throw new PaymentRefusal('INVALID_REQUEST', `unknown field ${name.slice(0, 40)}`)
    return [FIELDS[name], value] as const
  })
  return checkedFact({ kind, eventId: id, at, ...Object.fromEntries(fields) })
}

function writeAnswer({ status }: PaymentAnswer) {
  const body = JSON.stringify({ received: status === 'OK', code: status })
  return { status: HTTP_STATUS[status] ?? 200, contentType: 'application/json', body }
}
