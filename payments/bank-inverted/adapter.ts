import {
  type DepositOrder,
  type PaymentAdapter,
  type PaymentCallback,
  ProviderRefused,
  type RawPaymentCall,
} from '@livery/contract/payments/adapter'
import {
  type AccountSettings,
  accountSettings,
  askProvider,
  callbackObject,
  checkedInstructions,
  checkedSettlement,
  decimalOf,
  isObject,
  keysOf,
} from '@livery/contract/payments/adapter-parts'
import { bankKey } from '@livery/contract/payments/bank-key'
import type { InvertedOperation, InvertedState, PaymentAnswer, PaymentStatus } from '@livery/contract/payments/facts'
import { PaymentRefusal } from '@livery/contract/payments/facts'
import { isSigned, signedHeaders } from '@livery/contract/payments/signed-request'
import { AMOUNT_PATTERN, CURRENCY_PATTERN, ID_PATTERN } from '@livery/contract/wire-format'
import Type from 'typebox'
import { Compile } from 'typebox/compile'

/** The wire's numbers of a transaction's states. */
const STATES: Readonly<Record<InvertedState, number>> = {
  created: 1,
  performed: 2,
  cancelled: -1,
  cancelledAfterPerform: -2,
}
/** The wire's numbers of errors. */
const ERRORS: Readonly<Record<Exclude<PaymentStatus, 'OK'>, number>> = {
  INVALID_SIGNATURE: -32504,
  SOURCE_NOT_ALLOWED: -32504,
  INVALID_REQUEST: -32600,
  AMOUNT_WRONG: -31001,
  TRANSACTION_UNKNOWN: -31003,
  STATE_WRONG: -31008,
  REFERENCE_UNKNOWN: -31050,
  ERROR: -32400,
}
/** A part of the signed text of the provider's requests, so that none of our own requests can be sent back to us. */
const ABOUT = 'merchant'

const ref = Type.String({ pattern: ID_PATTERN })
const sum = {
  amount: Type.String({ pattern: AMOUNT_PATTERN }),
  currency: Type.String({ pattern: CURRENCY_PATTERN }),
}
const strict = { additionalProperties: false }
const OPERATION = Compile(
  Type.Union([
    Type.Object({ action: Type.Literal('check'), reference: ref, ...sum }, strict),
    Type.Object(
      {
        action: Type.Literal('create'),
        providerRef: ref,
        reference: ref,
        at: Type.String({ format: 'date-time' }),
        ...sum,
      },
      strict,
    ),
    Type.Object({ action: Type.Literal('perform'), providerRef: ref }, strict),
    Type.Object({ action: Type.Literal('cancel'), providerRef: ref, reason: ref }, strict),
    Type.Object({ action: Type.Literal('status'), providerRef: ref }, strict),
  ]),
)
const ACTIONS: Readonly<Record<string, InvertedOperation['action']>> = {
  CheckPerformTransaction: 'check',
  CreateTransaction: 'create',
  PerformTransaction: 'perform',
  CancelTransaction: 'cancel',
  CheckTransaction: 'status',
}

/**
 * An inverted wire: the payer types the order's number in the provider's app, and the provider asks us in JSON-RPC
 * whether it may take the money (check, create, perform, cancel, status). Amounts are whole minor units.
 */
const adapter: PaymentAdapter<typeof accountSettings> = {
  id: 'bank-inverted',
  settings: accountSettings,
  demonstration: ({ apiUrl, pageOrigin, secret, merchantId }) => ({
    apiUrl,
    pageOrigin,
    account: merchantId,
    secret: bankKey(secret, merchantId, 'inverted'),
  }),
  pageOrigins: ({ pageOrigin }) => [pageOrigin],
  async startDeposit(order: DepositOrder, settings) {
    const { instructions } = await ask('/inverted/v1/orders', { ...order }, settings)
    return { providerOrder: null, instructions: checkedInstructions(instructions, settings.pageOrigin) }
  },
  readCallback,
  writeAnswer,
  async settlement(day, settings) {
    const { lines } = await ask('/inverted/v1/settlement', { day }, settings)
    return checkedSettlement(lines)
  },
}
export default adapter

async function ask(path: string, request: Readonly<Record<string, unknown>>, settings: AccountSettings) {
  const body = JSON.stringify(request)
  const headers = signedHeaders(settings.secret, settings.account, { about: path, body }, Date.now())
  const { status, answer } = await askProvider(new URL(path, settings.apiUrl), headers, body)
  if (status === 422) throw new ProviderRefused(String(answer.code ?? 'unknown'))
  if (status !== 200) throw new Error(`The provider answered ${status}`)
  return answer
}

function readCallback(call: RawPaymentCall, settings: AccountSettings): PaymentCallback {
  if (!isSigned(keysOf(settings), { about: ABOUT, body: call.rawBody }, call.headers, call.nowMs)) {
    throw new PaymentRefusal('INVALID_SIGNATURE')
  }
  const { id, method, params } = callbackObject(call.rawBody)
  const action = typeof method === 'string' && Object.hasOwn(ACTIONS, method) ? ACTIONS[method] : undefined
  if (!action || !isObject(params) || typeof id !== 'string' || !/^[\w.:-]{1,80}$/.test(id)) {
    throw new PaymentRefusal('INVALID_REQUEST')
  }
  const operation = { action, ...operationOf(params) }
  if (!OPERATION.Check(operation)) throw new PaymentRefusal('INVALID_REQUEST', 'wrong params')
  return { kind: 'inverted', operation, requestId: id }
}

function operationOf({ id, account, amount, decimals, currency, time, reason }: Readonly<Record<string, unknown>>) {
  return {
    ...(id === undefined ? {} : { providerRef: id }),
    ...(isObject(account) ? { reference: account.order } : {}),
    ...(amount === undefined ? {} : { amount: decimalOf(amount, decimals), currency }),
    ...(typeof time === 'number' && Number.isSafeInteger(time) ? { at: new Date(time).toISOString() } : {}),
    ...(reason === undefined ? {} : { reason }),
  }
}

function writeAnswer({ status, transaction }: PaymentAnswer, call: PaymentCallback | null) {
  const requestId = call?.kind === 'inverted' ? call.requestId : null
  const isCheck = call?.kind === 'inverted' && call.operation.action === 'check'
  const body =
    status === 'OK'
      ? { id: requestId, result: isCheck || !transaction ? { allow: true } : resultOf(transaction) }
      : { id: requestId, error: { code: ERRORS[status], message: status } }
  return { status: 200, contentType: 'application/json', body: JSON.stringify(body) }
}

function resultOf({
  id,
  state,
  createdAt,
  performedAt,
  cancelledAt,
  reason,
}: NonNullable<PaymentAnswer['transaction']>) {
  return {
    transaction: id,
    state: STATES[state],
    create_time: Date.parse(createdAt),
    perform_time: performedAt === null ? 0 : Date.parse(performedAt),
    cancel_time: cancelledAt === null ? 0 : Date.parse(cancelledAt),
    reason,
  }
}
