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
  callbackText,
  checkedFact,
  checkedInstructions,
  checkedSettlement,
  decimalOf,
  isObject,
  keysOf,
  minorOf,
} from '@livery/contract/payments/adapter-parts'
import { bankKey } from '@livery/contract/payments/bank-key'
import type { PaymentAnswer, PaymentFact } from '@livery/contract/payments/facts'
import { PaymentRefusal } from '@livery/contract/payments/facts'
import { fieldsOf, isSignedForm, signedForm } from '@livery/contract/payments/sorted-form'

type Form = Readonly<Record<string, string>>

/** The wire's numbers of events, with their facts. */
const KINDS: Readonly<Record<string, PaymentFact['kind']>> = {
  '10': 'depositSeen',
  '20': 'depositReceived',
  '21': 'depositUndone',
  '29': 'depositFailed',
  '30': 'chargeback',
  '31': 'chargebackReversed',
  '40': 'payoutPaid',
  '41': 'payoutReturned',
  '49': 'payoutFailed',
}
const DONE = '0'
const REFUSED = '1'

/** A wire of forms: the fields are signed in the order of their names, amounts are integer minor units. */
const adapter: PaymentAdapter<typeof accountSettings> = {
  id: 'bank-form',
  settings: accountSettings,
  demonstration: ({ apiUrl, pageOrigin, secret, merchantId }) => ({
    apiUrl,
    pageOrigin,
    account: merchantId,
    secret: bankKey(secret, merchantId, 'form'),
  }),
  pageOrigins: ({ pageOrigin }) => [pageOrigin],
  async startDeposit(order: DepositOrder, settings) {
    const { merchant, payer, amount, currency, fields, language, expiresAt, ...same } = order
    const requestForm = {
      ...same,
      merchantName: merchant.name,
      payer: payer.id,
      money: minorOf(amount, currency.exponent),
      currency: currency.code,
      decimals: String(currency.exponent),
      fields: JSON.stringify(fields),
      language: language.tag,
      direction: language.dir,
      expires: String(Date.parse(expiresAt)),
    }
    const answer = await ask('/form/pay', requestForm, settings)
    return {
      providerOrder: typeof answer.number === 'string' ? answer.number : null,
      instructions: checkedInstructions(answer.show, settings.pageOrigin),
    }
  },
  queryDeposit: (order, settings) => newsOf('/form/pay/query', order, settings),
  async startPayout({ merchant, amount, currency, payee, ...same }: PayoutOrder, settings) {
    const requestForm = {
      ...same,
      merchantName: merchant.name,
      money: minorOf(amount, currency.exponent),
      currency: currency.code,
      decimals: String(currency.exponent),
      payee: JSON.stringify(payee),
    }
    const answer = await ask('/form/payout', requestForm, settings)
    if (typeof answer.number !== 'string') throw new Error('The provider sent no number of the payout')
    return { providerOrder: answer.number }
  },
  queryPayout: (order, settings) => newsOf('/form/payout/query', order, settings),
  readCallback,
  writeAnswer,
  async settlement(day, settings) {
    const { list } = await ask('/form/settlement', { day }, settings)
    return checkedSettlement(list)
  },
}
export default adapter

/** Throws `ProviderRefused` where the provider refused the request. */
async function ask(path: string, fields: Form, { apiUrl, account, secret }: AccountSettings) {
  const form = signedForm(secret, { ...fields, account, service: path }, Date.now())
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { answer } = await askProvider(new URL(path, apiUrl), headers, new URLSearchParams(form).toString())
  if (answer.result === REFUSED) throw new ProviderRefused(String(answer.message ?? 'unknown'))
  if (answer.result !== DONE) throw new Error(`The provider answered ${String(answer.result)}`)
  return answer
}

async function newsOf(path: string, { reference, channel }: OrderAtProvider, settings: AccountSettings) {
  const { news } = await ask(path, { reference, channel }, settings)
  if (news === null) return null
  if (!Array.isArray(news)) throw new Error('The provider sent no list of news')
  return news.map((one) => factOf(isObject(one) ? (one as Form) : {}))
}

function readCallback(call: RawPaymentCall, settings: AccountSettings): PaymentCallback {
  const form = fieldsOf(callbackText(call.rawBody))
  if (!form || !isSignedForm(keysOf(settings), form, call.nowMs)) throw new PaymentRefusal('INVALID_SIGNATURE')
  const { sign: _, time: __, account, service, ...fields } = form
  if (account !== settings.account || service !== 'notify') throw new PaymentRefusal('INVALID_REQUEST')
  return { kind: 'fact', fact: factOf(fields) }
}

function factOf(form: Form): PaymentFact {
  const { event, what = '', when, money, decimals, order, number, dispute, payer, seen, needed, ...rest } = form
  const kind = Object.hasOwn(KINDS, what) ? KINDS[what] : undefined
  if (!kind) throw new PaymentRefusal('INVALID_REQUEST')
  const isMoney = kind === 'depositSeen' || kind === 'depositReceived'
  return checkedFact({
    kind,
    eventId: event,
    at: timeOf(when),
    amount: money === undefined ? undefined : decimalOf(money, decimals),
    // An empty field is left out of a form, and money without an order is still money.
    reference: order ?? (isMoney ? null : undefined),
    providerRef: number,
    disputeRef: dispute,
    payerName: payer,
    confirmations: seen === undefined ? undefined : Number(seen),
    needed: needed === undefined ? undefined : Number(needed),
    ...rest,
  })
}

function timeOf(when: string | undefined): string | undefined {
  return when !== undefined && /^\d{10,16}$/.test(when) ? new Date(Number(when)).toISOString() : undefined
}

function writeAnswer({ status }: PaymentAnswer) {
  return { status: 200, contentType: 'text/plain', body: status === 'OK' ? 'success' : `fail ${status}` }
}
