import type { DepositOrder, PayoutOrder } from '@livery/contract/payments/adapter'
import type { BankWire } from '@livery/contract/payments/bank-key'
import { accountOf, isSigned } from '@livery/contract/payments/signed-request'
import { fieldsOf, isSignedForm } from '@livery/contract/payments/sorted-form'
import { fromMinor } from '@livery/locale/amount'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts.ts'
import { OrderRefused } from '../instructions/instructions.ts'
import type { Journal } from '../journal/journal.ts'
import type { Book } from '../orders/book.ts'
import { settlementOf } from '../orders/settlement.ts'
import { formNews } from '../wires/form-wire.ts'
import { jsonEvent } from '../wires/json-wire.ts'

interface WireParts {
  readonly journal: Journal
  readonly accounts: Accounts
  readonly book: Book
}

/** Requests of merchants to the bank, in each of its wires. */
export async function wireRoutes(app: FastifyInstance, parts: WireParts): Promise<void> {
  await app.register(async (scope) => {
    // Signatures cover the bytes, so nothing may be parsed before they are checked.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    jsonRoutes(scope, parts, 'json', '/json/v1/deposits')
    jsonRoutes(scope, parts, 'inverted', '/inverted/v1/orders')
    formRoutes(scope, parts)
  })
}

function jsonRoutes(app: FastifyInstance, { journal, accounts, book }: WireParts, wire: BankWire, orders: string) {
  const on = (path: string, answer: (account: string, order: never) => unknown, isStart = false) =>
    app.post(path, async (request, reply) => {
      const body = String(request.body ?? '')
      const account = accountOf(request.headers)
      if (!isSigned(accounts.keys(account, wire), { about: path, body }, request.headers, Date.now())) {
        return reply.code(401).send({ code: 'signature' })
      }
      const lost = isStart && isLost(accounts, account, reply)
      if (lost === 'fail') return reply
      try {
        const result = answer(account, JSON.parse(body) as never)
        return lost === 'loseAnswer' ? reply.code(502).send({ code: 'lost' }) : result
      } catch (fault) {
        if (fault instanceof OrderRefused) return reply.code(422).send({ code: fault.reason })
        throw fault
      }
    })
  on(
    orders,
    (account, order: DepositOrder) => {
      const { id, instructions } = book.order(wire, account, order)
      return { id, instructions }
    },
    true,
  )
  on(`/${wire}/v1/settlement`, (account, { day }: { readonly day: string }) => ({
    lines: settlementOf(journal, wire, account, day),
  }))
  if (wire !== 'json') return
  on('/json/v1/deposits/query', (account, { reference }: { readonly reference: string }) => ({
    events: book.orderOf(wire, account, reference)?.facts.map(jsonEvent) ?? null,
  }))
  on('/json/v1/payouts', (account, order: PayoutOrder) => ({ id: book.payout(wire, account, order).id }), true)
  on('/json/v1/payouts/query', (account, { reference }: { readonly reference: string }) => ({
    events: book.payoutOf(wire, account, reference)?.facts.map(jsonEvent) ?? null,
  }))
}

type Form = Readonly<Record<string, string>>

function formRoutes(app: FastifyInstance, { journal, accounts, book }: WireParts) {
  const on = (path: string, answer: (account: string, form: Form) => object, isStart = false) =>
    app.post(path, async (request: FastifyRequest, reply) => {
      const form = fieldsOf(String(request.body ?? ''))
      const account = form?.account ?? ''
      const isRight =
        form !== null && form.service === path && isSignedForm(accounts.keys(account, 'form'), form, Date.now())
      if (!isRight) return { result: '2', message: 'sign' }
      const lost = isStart && isLost(accounts, account, reply)
      if (lost === 'fail') return reply
      try {
        const result = answer(account, form)
        return lost === 'loseAnswer' ? reply.code(502).send({ result: '9' }) : { result: '0', ...result }
      } catch (fault) {
        if (fault instanceof OrderRefused) return { result: '1', message: fault.reason }
        throw fault
      }
    })
  on(
    '/form/pay',
    (account, form) => {
      const { id, instructions } = book.order('form', account, orderOf(form))
      return { number: id, show: instructions }
    },
    true,
  )
  on('/form/pay/query', (account, { reference = '' }) => {
    const order = book.orderOf('form', account, reference)
    return { news: order?.facts.map((fact) => formNews(fact, order.exponent)) ?? null }
  })
  on('/form/payout', (account, form) => ({ number: book.payout('form', account, payoutOf(form)).id }), true)
  on('/form/payout/query', (account, { reference = '' }) => {
    const payout = book.payoutOf('form', account, reference)
    return { news: payout?.facts.map((fact) => formNews(fact, payout.exponent)) ?? null }
  })
  on('/form/settlement', (account, { day = '' }) => ({ list: settlementOf(journal, 'form', account, day) }))
}

/** Whether the account’s behaviour loses an order’s answer, or refuses the order, which is then answered here. */
function isLost(accounts: Accounts, account: string, reply: FastifyReply): 'loseAnswer' | 'fail' | false {
  const { starts } = accounts.behaviour(account)
  if (starts === 'fail') reply.code(503).send({ code: 'busy' })
  return starts === 'fail' || starts === 'loseAnswer' ? starts : false
}

function commonOf({ reference = '', channel = '', callbackUrl = '', ...form }: Form) {
  const exponent = Number(form.decimals)
  return {
    reference,
    channel,
    callbackUrl,
    merchant: { id: form.account ?? '', name: form.merchantName ?? '' },
    amount: fromMinor(BigInt(form.money ?? '0'), exponent),
    currency: { code: form.currency ?? '', exponent },
  }
}

function orderOf(form: Form): DepositOrder {
  return {
    ...commonOf(form),
    payer: { id: form.payer ?? '' },
    fields: JSON.parse(form.fields ?? '{}'),
    expiresAt: new Date(Number(form.expires)).toISOString(),
    returnUrl: form.returnUrl ?? '',
    language: { tag: form.language ?? 'en', dir: form.direction === 'rtl' ? 'rtl' : 'ltr' },
  }
}

function payoutOf(form: Form): PayoutOrder {
  return { ...commonOf(form), payee: JSON.parse(form.payee ?? '{}') }
}
