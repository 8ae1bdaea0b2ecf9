import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { objectFaults } from '@livery/contract/object-faults'
import {
  type DepositOrder,
  type PaymentAdapter,
  type PaymentCallback,
  ProviderRefused,
  type RawPaymentCall,
} from '@livery/contract/payments/adapter'
import type { PaymentAnswer, PaymentFact } from '@livery/contract/payments/facts'
import { PaymentRefusal } from '@livery/contract/payments/facts'
import { PaymentMethod } from '@livery/contract/payments/method'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { resolveCurrency } from '@livery/merchant/currencies'
import { bitcoinAddress } from '@livery/payees/bitcoin'
import { evmAddress } from '@livery/payees/evm'
import { tronAddress } from '@livery/payees/tron'
import { differencesFrom } from '@livery/payment-codes/payments/differences'
import { readPayment } from '@livery/payment-codes/payments/read-payment'
import { writePayment } from '@livery/payment-codes/payments/write-payment'
import { SCHEMES, type SchemeId } from '@livery/payment-codes/schemes/all-schemes'
import type { OwnScheme } from '@livery/payment-codes/schemes/scheme'
import Value from 'typebox/value'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Bank, start } from '../apps/bank/src/server.ts'
import { readBack } from '../packages/ui/src/qr-code/testing/read-path.ts'
import { readMerchantFile } from './e2e/merchant-file.ts'

// One suite for every way to pay: its adapter asks the running bank, and the bank's callbacks are read from the
// network.
const FOLDER = join(import.meta.dirname, '..', 'payments')
const SECRET = 'the-secret-of-the-conformance-suite'
const TEN_MINUTES_MS = 600_000
const methods = readdirSync(FOLDER)
  .filter((id) => existsSync(join(FOLDER, id, 'method.json')))
  .map((id) => JSON.parse(readFileSync(join(FOLDER, id, 'method.json'), 'utf8')) as PaymentMethod)

test('a way whose name is translated is named in every language of the merchants that offer it', () => {
  const merchants = join(FOLDER, '..', 'merchants')
  const missing = readdirSync(merchants).flatMap((merchant) => {
    const { payments, languages } = readMerchantFile(join(merchants, merchant, 'merchant.json'))
    return payments.methods.flatMap(({ id }: { readonly id: string }) => {
      const { name } = methods.find((method) => method.id === id)!
      if (typeof name === 'string') return []
      return languages.filter((code: string) => !(code in name)).map((code: string) => `${merchant} ${id} ${code}`)
    })
  })
  expect(missing).toEqual([])
})

interface Heard {
  readonly call: Omit<RawPaymentCall, 'nowMs'>
  readonly at: number
}

let bank: Bank
let folder: string
let merchant: Server
let heard: Heard[] = []
let answer: (call: Omit<RawPaymentCall, 'nowMs'>) => { status: number; contentType: string; body: string }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-conformance-'))
  bank = await start({
    secret: SECRET,
    port: 0,
    dataDir: folder,
    blockMs: null,
    payoutMs: TEN_MINUTES_MS,
    voucherMs: TEN_MINUTES_MS,
    heldMs: { late: TEN_MINUTES_MS, outOfOrder: TEN_MINUTES_MS },
    log: () => undefined,
  })
  merchant = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const call = { headers: request.headers as Record<string, string>, rawBody: Buffer.concat(parts) }
    heard.push({ call, at: Date.now() })
    const { status, contentType, body } = answer(call)
    response.writeHead(status, { 'content-type': contentType }).end(body)
  })
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await bank.close()
  merchant.close()
  rmSync(folder, { recursive: true, force: true })
})

let count = 0
const newReference = (of: 'D' | 'W') => `${of}${String(++count).padStart(12, '0')}`

describe.each(methods)('$id', (method) => {
  const account = `merchant-${method.id}`
  let adapter: PaymentAdapter
  let settings: ReturnType<typeof settingsOf>

  beforeAll(async () => {
    const file = join(FOLDER, method.adapter, 'adapter.ts')
    adapter = ((await import(pathToFileURL(file).href)) as { default: PaymentAdapter }).default
    settings = settingsOf(account)
    answer = (call) => {
      try {
        const read = adapter.readCallback({ ...call, nowMs: Date.now() }, settings)
        return adapter.writeAnswer(answerTo(read), read)
      } catch (fault) {
        return adapter.writeAnswer({ status: fault instanceof PaymentRefusal ? fault.status : 'ERROR' }, null)
      }
    }
  })
  afterEach(() => {
    heard = []
    bank.control.behave(account, { callbacks: 'once', payouts: 'succeed', starts: 'answer' })
  })

  /** The adapter's settings for the bank, for a merchant. */
  function settingsOf(merchantId: string) {
    if (!adapter.demonstration) throw new Error(`the bank does not speak the wire of ${adapter.id}`)
    return adapter.demonstration({ apiUrl: bank.url, pageOrigin: bank.pageOrigin, secret: SECRET, merchantId })
  }
  /** Reads a call as the gateway does; a refusal becomes its status. */
  const read = (call: Omit<RawPaymentCall, 'nowMs'>, as = settings, nowMs = Date.now()): PaymentCallback | string => {
    try {
      return adapter.readCallback({ ...call, nowMs }, as)
    } catch (fault) {
      if (fault instanceof PaymentRefusal) return fault.status
      throw fault
    }
  }
  const facts = () =>
    heard.flatMap(({ call }) => {
      const callback = read(call)
      return typeof callback === 'object' && callback.kind === 'fact' ? [callback.fact] : []
    })
  const awaitFact = async (kind: PaymentFact['kind'], times = 1) => {
    await expect.poll(() => facts().filter((fact) => fact.kind === kind).length, { interval: 10 }).toBe(times)
    return facts().find((fact) => fact.kind === kind) as PaymentFact
  }
  const callbackUrl = () =>
    `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/payments/${account}/${adapter.id}`
  const amountIn = (currency: string) => {
    const exponent = resolveCurrency({ code: currency })?.exponent ?? 2
    const least = method.deposit?.limits[currency]?.min ?? method.withdrawal?.limits[currency]?.min ?? '1'
    // Not a round sum, so that a lost decimal shows.
    return { amount: fromMinor(toMinor(least, exponent) + (exponent === 0 ? 7n : 77n), exponent), exponent }
  }

  test('its manifest is sound, and its logo is drawn', () => {
    expect(Value.Check(PaymentMethod, method)).toBe(true)
    const logo = readFileSync(join(FOLDER, method.id, 'logo.svg'), 'utf8')
    expect(logo).toContain('<path')
    expect(logo).not.toMatch(/<text|<image|href/)
  })

  test('its adapter checks an account, and says nothing of its secret', () => {
    expect(objectFaults(adapter.settings, settings)).toEqual([])
    expect(objectFaults(adapter.settings, { ...settings, secret: 'short' })).toHaveLength(1)
    expect(objectFaults(adapter.settings, { ...settings, unknown: 'x' })).toHaveLength(1)
    expect(adapter.pageOrigins(settings)).toEqual([bank.pageOrigin])
  })

  const { deposit } = method
  if (deposit) {
    const order = (
      currency = Object.keys(deposit.limits)[0] ?? '',
      change: Partial<DepositOrder> = {},
    ): DepositOrder => {
      const { amount, exponent } = amountIn(currency)
      return {
        reference: newReference('D'),
        channel: method.channel,
        merchant: { id: account, name: 'Merchant & Söhne' },
        payer: { id: '42' },
        amount,
        currency: { code: currency, exponent },
        fields: Object.fromEntries(deposit.fields.map(({ name }) => [name, 'typed & kept=1'])),
        expiresAt: new Date(Date.now() + TEN_MINUTES_MS).toISOString(),
        callbackUrl: callbackUrl(),
        returnUrl: 'http://merchant.localhost/member',
        language: { tag: 'ar', dir: 'rtl' },
        ...change,
      }
    }
    const placeOrder = async (change: Partial<DepositOrder> = {}) => {
      const one = order(undefined, change)
      const started = await adapter.startDeposit!(one, settings)
      return { order: one, started, at: { reference: one.reference, channel: one.channel, ...started } }
    }

    test.each(Object.keys(deposit.limits))('an order in %s has instructions of its kind', async (currency) => {
      const one = order(currency)
      const { instructions } = await adapter.startDeposit!(one, settings)
      expect(instructions.kind).toBe(deposit.kind)
      if (instructions.kind === 'qr') shownCode(one, instructions, deposit.scheme as SchemeId)
      if (instructions.kind === 'transfer') expect(instructions.note ?? instructions.exactAmount).toBeTruthy()
      if (instructions.kind === 'onChain') {
        const check = { tron: tronAddress, ethereum: evmAddress, bitcoin: bitcoinAddress }[instructions.network]
        expect(instructions.network).toBe(deposit.network)
        expect(check?.(instructions.address)).toEqual({ valid: true, payee: instructions.address })
      }
    })

    test('the same reference again is the same order, also when the first answer was lost', async () => {
      const { order: one, started } = await placeOrder()
      expect(await adapter.startDeposit!(one, settings)).toEqual(started)
      bank.control.behave(account, { starts: 'loseAnswer' })
      const other = order()
      const lost = await adapter.startDeposit!(other, settings).catch((fault: unknown) => fault)
      expect(lost).toBeInstanceOf(Error)
      expect(lost).not.toBeInstanceOf(ProviderRefused)
      bank.control.behave(account, { starts: 'answer' })
      await adapter.startDeposit!(other, settings)
      expect(bank.control.orders().filter(({ reference }) => reference === other.reference)).toHaveLength(1)
    })

    test('a refused order is refused, and one that fails is not known', async () => {
      bank.control.behave(account, { starts: 'refuse' })
      await expect(adapter.startDeposit!(order(), settings)).rejects.toThrow(ProviderRefused)
      bank.control.behave(account, { starts: 'fail' })
      const failed = await adapter.startDeposit!(order(), settings).catch((fault: unknown) => fault)
      expect(failed).not.toBeInstanceOf(ProviderRefused)
    })

    if (deposit.kind === 'inverted') invertedTests(placeOrder)
    else factTests(placeOrder)
  }

  function factTests(
    placeOrder: () => Promise<{ order: DepositOrder; at: Parameters<NonNullable<PaymentAdapter['queryDeposit']>>[0] }>,
  ) {
    const onChain = deposit?.kind === 'onChain'
    const paid = async (paying = {}) => {
      const made = await placeOrder()
      const payment = await bank.control.pay(made.order.reference, paying)
      if (onChain) await bank.control.confirm(made.order.reference, 100)
      return { ...made, payment, fact: await awaitFact('depositReceived') }
    }

    test('nothing is known of an order nobody asked for, and nothing has come of one nobody paid', async () => {
      const { at } = await placeOrder()
      expect(await adapter.queryDeposit!({ ...at, reference: 'D999999999999' }, settings)).toBeNull()
      expect(await adapter.queryDeposit!(at, settings)).toEqual([])
    })

    test('money is told as it came: in full, in part, too much, and without a reference', async () => {
      const { order: one, payment, fact, at } = await paid()
      const exact = bank.control.order(one.reference).instructions
      const due = exact.kind === 'transfer' ? (exact.exactAmount ?? one.amount) : one.amount
      const { code: currency, exponent } = one.currency
      expect(fact).toMatchObject({ amount: due, currency, reference: one.reference, providerRef: payment.ref })
      expect(await adapter.queryDeposit!(at, settings)).toContainEqual(fact)
      for (const factor of [2n, 3n]) {
        heard = []
        const part = fromMinor((toMinor(one.amount, exponent) * factor) / 4n, exponent)
        const { fact: other } = await paid({ amount: part })
        expect(other).toMatchObject({ amount: part, currency })
      }
      heard = []
      const { fact: stray } = await paid({ withoutReference: true })
      expect(stray).toMatchObject({ reference: null })
    })

    test('the same fact sent twice has one id, and two payments of an order have two', async () => {
      bank.control.behave(account, { callbacks: 'twice' })
      const { order: one } = await placeOrder()
      await bank.control.pay(one.reference)
      if (onChain) await bank.control.confirm(one.reference, 100)
      await awaitFact('depositReceived', 2)
      const ids = facts().flatMap((fact) => (fact.kind === 'depositReceived' ? [fact.eventId] : []))
      expect(new Set(ids).size).toBe(1)
      const second = await bank.control.pay(one.reference)
      if (onChain) await bank.control.confirm(one.reference, 100)
      await awaitFact('depositReceived', 4)
      expect(bank.control.order(one.reference).payments.map(({ ref }) => ref)).toContain(second.ref)
    })

    test('callbacks that never come are found by asking, and come when they are sent after all', async () => {
      bank.control.behave(account, { callbacks: 'never' })
      const { order: one, at } = await placeOrder()
      await bank.control.pay(one.reference)
      if (onChain) await bank.control.confirm(one.reference, 100)
      expect(heard).toEqual([])
      const found = await adapter.queryDeposit!(at, settings)
      expect(found?.map(({ kind }) => kind)).toContain('depositReceived')
      await bank.control.sendAll(account)
      await awaitFact('depositReceived')
    })

    test('out of order: what came later is told before what came first', async () => {
      bank.control.behave(account, { callbacks: 'outOfOrder' })
      const { order: one } = await placeOrder()
      const payment = await bank.control.pay(one.reference)
      if (onChain) await bank.control.confirm(one.reference, 100)
      else await bank.control.chargeback(one.reference)
      const last = onChain ? 'depositReceived' : 'chargeback'
      await awaitFact(last)
      await awaitFact(onChain ? 'depositSeen' : 'depositReceived')
      expect(facts()[0]).toMatchObject({ kind: last, providerRef: payment.ref })
    })

    test('a refused payment, a chargeback and its end are told', async () => {
      const { order: one } = await placeOrder()
      await bank.control.refuse(one.reference)
      expect(await awaitFact('depositFailed')).toMatchObject({ reference: one.reference, reason: 'payer_refused' })
      const { order: two, payment } = await paid()
      await bank.control.chargeback(two.reference)
      const back = await awaitFact('chargeback')
      expect(back).toMatchObject({ providerRef: payment.ref, amount: payment.amount, currency: two.currency.code })
      await bank.control.reverseChargeback(two.reference)
      const end = await awaitFact('chargebackReversed')
      expect('disputeRef' in back && 'disputeRef' in end && back.disputeRef === end.disputeRef).toBe(true)
    })

    test.runIf(onChain)('each confirmation is told, and a reorganisation undoes what was seen', async () => {
      const { order: one } = await placeOrder()
      const payment = await bank.control.pay(one.reference)
      expect(await awaitFact('depositSeen')).toMatchObject({ confirmations: 0, needed: payment.needed })
      await bank.control.confirm(one.reference)
      await awaitFact('depositSeen', 2)
      await bank.control.reorganise(one.reference)
      expect(await awaitFact('depositUndone')).toMatchObject({ providerRef: payment.ref })
    })

    test('a wrong, an old, and another merchant’s signature are refused, and a changed byte too', async () => {
      await paid()
      const [{ call }] = heard as [Heard]
      expect(read(call)).toMatchObject({ kind: 'fact' })
      expect(read(call, settingsOf('somebody-else'))).toBe('INVALID_SIGNATURE')
      expect(read(call, settings, Date.now() + TEN_MINUTES_MS)).toBe('INVALID_SIGNATURE')
      expect(read(call, settings, Date.now() - TEN_MINUTES_MS)).toBe('INVALID_SIGNATURE')
      const text = new TextDecoder().decode(call.rawBody)
      const changed = new TextEncoder().encode(text.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((+digit + 1) % 10)))
      expect(read({ ...call, rawBody: changed })).toBe('INVALID_SIGNATURE')
      expect(read({ headers: {}, rawBody: call.rawBody.slice(0, -1) })).toBe('INVALID_SIGNATURE')
    })

    test('a key is changed without a callback lost', async () => {
      const wire = adapter.id.replace(/^bank-/, '') as 'json' | 'form'
      const old = settings
      const newer = bank.control.changeKey(account, wire)
      settings = { ...old, secret: newer, previousSecret: old.secret }
      const { order: one } = await placeOrder()
      await bank.control.pay(one.reference)
      if (onChain) await bank.control.confirm(one.reference, 100)
      await awaitFact('depositReceived')
      bank.control.endOldKeys(account, wire)
      await expect(adapter.startDeposit!(one, old)).rejects.toThrow()
      expect(await adapter.startDeposit!(one, settings)).toBeTruthy()
    })

    test('the day’s list has the money, what was charged back, and no more', async () => {
      const { order: one, payment } = await paid()
      await bank.control.chargeback(one.reference)
      const day = payment.at.slice(0, 10)
      const lines = (await adapter.settlement!(day, settings)).filter(({ reference }) => reference === one.reference)
      expect(lines.map(({ direction }) => direction)).toEqual(['deposit', 'chargeback'])
      expect(lines[0]).toMatchObject({ providerRef: payment.ref, amount: payment.amount, currency: one.currency.code })
      expect(await adapter.settlement!('2001-01-01', settings)).toEqual([])
      expect(await adapter.settlement!(day, settingsOf('nobody'))).toEqual([])
    })
  }

  function invertedTests(placeOrder: () => Promise<{ order: DepositOrder }>) {
    test('the bank asks, creates and performs, and answers are in the wire’s own words', async () => {
      const { order: one } = await placeOrder()
      await bank.control.pay(one.reference)
      const operations = heard.map(({ call }) => read(call))
      expect(operations).toMatchObject([
        { operation: { action: 'check', reference: one.reference, amount: one.amount, currency: one.currency.code } },
        { operation: { action: 'create', reference: one.reference, amount: one.amount } },
        { operation: { action: 'perform' } },
      ])
      await bank.control.reorganise(one.reference)
      expect(read(heard.at(-1)!.call)).toMatchObject({ operation: { action: 'cancel', reason: '5' } })
      const status = await bank.control.invertedCall(one.reference, 'CheckTransaction', { id: 'p-1' })
      expect(status.result).toMatchObject({ state: 2, perform_time: 1_700_000_000_000, cancel_time: 0 })
    })

    test.each([
      ['REFERENCE_UNKNOWN', -31050],
      ['AMOUNT_WRONG', -31001],
      ['TRANSACTION_UNKNOWN', -31003],
      ['STATE_WRONG', -31008],
    ] as const)('%s is told as %i', (status, code) => {
      expect(JSON.parse(adapter.writeAnswer({ status }, null).body)).toMatchObject({ error: { code } })
    })

    test('a wrong, an old, and another merchant’s signature are refused, and a request of ours sent back', async () => {
      const { order: one } = await placeOrder()
      await bank.control.pay(one.reference)
      const [{ call }] = heard as [Heard]
      expect(read(call, settingsOf('somebody-else'))).toBe('INVALID_SIGNATURE')
      expect(read(call, settings, Date.now() + TEN_MINUTES_MS)).toBe('INVALID_SIGNATURE')
      expect(read({ ...call, rawBody: call.rawBody.slice(0, -1) })).toBe('INVALID_SIGNATURE')
    })

    test('the day’s list has the money', async () => {
      const { order: one } = await placeOrder()
      const payment = await bank.control.pay(one.reference)
      const lines = await adapter.settlement!(payment.at.slice(0, 10), settings)
      expect(lines).toContainEqual(
        expect.objectContaining({ direction: 'deposit', providerRef: payment.ref, amount: one.amount }),
      )
    })
  }

  const { withdrawal } = method
  if (withdrawal) {
    const payout = () => {
      const [currency = ''] = Object.keys(withdrawal.limits)
      const { amount, exponent } = amountIn(currency)
      return {
        reference: newReference('W'),
        channel: method.channel,
        merchant: { id: account, name: 'Merchant' },
        amount,
        currency: { code: currency, exponent },
        payee: Object.fromEntries(withdrawal.fields.map(({ name }) => [name, 'a payee’s'])),
        callbackUrl: callbackUrl(),
      }
    }

    test('a payout is asked for once, and paid, sent back or failed as the bank says', async () => {
      const one = payout()
      const started = await adapter.startPayout!(one, settings)
      expect(await adapter.startPayout!(one, settings)).toEqual(started)
      expect(bank.control.payouts().filter(({ reference }) => reference === one.reference)).toHaveLength(1)
      const at = { reference: one.reference, channel: one.channel, providerOrder: started.providerOrder }
      expect(await adapter.queryPayout!(at, settings)).toEqual([])
      await bank.control.payoutPaid(one.reference)
      const paid = await awaitFact('payoutPaid')
      expect(paid).toMatchObject({ reference: one.reference, amount: one.amount, currency: one.currency.code })
      await bank.control.payoutReturned(one.reference)
      const returned = await awaitFact('payoutReturned')
      expect(returned).toMatchObject({ reference: one.reference, reason: 'account_closed' })
      expect(await adapter.queryPayout!(at, settings)).toEqual([paid, returned])
      const two = payout()
      await adapter.startPayout!(two, settings)
      await bank.control.payoutFailed(two.reference)
      expect(await awaitFact('payoutFailed')).toMatchObject({ reference: two.reference })
      const lines = await adapter.settlement!(new Date().toISOString().slice(0, 10), settings)
      const ours = lines.filter(({ reference }) => reference === one.reference || reference === two.reference)
      expect(ours.map(({ direction }) => direction)).toEqual(['payout', 'payoutReturned'])
    })

    test('a payout whose answer is lost is found by asking with the same reference', async () => {
      bank.control.behave(account, { starts: 'loseAnswer' })
      const one = payout()
      const lost = await adapter.startPayout!(one, settings).catch((fault: unknown) => fault)
      expect(lost).toBeInstanceOf(Error)
      expect(lost).not.toBeInstanceOf(ProviderRefused)
      const at = { reference: one.reference, channel: one.channel, providerOrder: null }
      expect(await adapter.queryPayout!(at, settings)).toEqual([])
      expect(await adapter.queryPayout!({ ...at, reference: 'W999999999999' }, settings)).toBeNull()
      bank.control.behave(account, { starts: 'refuse' })
      await expect(adapter.startPayout!(payout(), settings)).rejects.toThrow(ProviderRefused)
    })
  }
})

/** The answer of a merchant who accepts everything. */
function answerTo(read: PaymentCallback): PaymentAnswer {
  if (read.kind === 'fact' || read.operation.action === 'check') return { status: 'OK' }
  const at = '2023-11-14T22:13:20.000Z'
  const { providerRef: id, action } = read.operation
  const cancelled = action === 'cancel'
  return {
    status: 'OK',
    transaction: {
      id,
      state: cancelled ? 'cancelledAfterPerform' : action === 'create' ? 'created' : 'performed',
      createdAt: at,
      performedAt: action === 'create' ? null : at,
      cancelledAt: cancelled ? at : null,
      reason: cancelled ? '5' : null,
    },
  }
}

/** The code as it is shown: it states the order, and an independent decoder reads its content from the picture. */
function shownCode(
  { amount, currency: { code: currency, exponent } }: DepositOrder,
  { code }: Extract<Awaited<ReturnType<NonNullable<PaymentAdapter['startDeposit']>>>['instructions'], { kind: 'qr' }>,
  scheme: SchemeId,
): void {
  const amountMinor = toMinor(amount, exponent)
  const ordered = { scheme, currency, exponent, amountMinor, payee: code.payee }
  const payload =
    code.madeBy === 'provider'
      ? code.payload
      : writePayment(SCHEMES.find(({ id }) => id === scheme) as OwnScheme, code.account, {
          currency,
          exponent,
          amountMinor,
          payee: code.payee,
          details: code.details,
        })
  expect(differencesFrom(ordered, payload)).toEqual([])
  expect(readPayment(payload).scheme).toBe(scheme)
  expect(readBack(payload, 'M')).toBe(payload)
}
