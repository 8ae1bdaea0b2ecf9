import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Control } from '../control/control.ts'
import { OrderRefused } from '../instructions/instructions.ts'
import type { Order } from '../records.ts'
import { endPage, payPage, phonePage } from './page.ts'

/** As many as a phone's screen shows without a search. */
const MOST_SHOWN = 12

/**
 * The bank's pages for payers: the page a payer is led to, the card's fields, and the phone that pays displayed codes.
 */
export async function pageRoutes(app: FastifyInstance, control: Control): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get('/', (_request, reply) => {
      const open = control.orders().filter(({ state, payments }) => state === 'open' && payments.length === 0)
      return sent(reply, phonePage(open.slice(0, MOST_SHOWN)), "'none'")
    })
    for (const path of ['/pay/:id', '/card/:id']) {
      scope.get<{ Params: { id: string } }>(path, ({ params }, reply) => {
        const order = control.order(params.id)
        const isOver = order.state === 'failed' || (order.payments.length > 0 && order.instructions.kind !== 'qr')
        return sent(reply, isOver ? endPage(order, order.payments.length > 0) : payPage(order), framedBy(order))
      })
      scope.post<{ Params: { id: string }; Body: Readonly<Record<string, string>> }>(
        path,
        async ({ params, body, headers }, reply) => {
          // Pages of another origin cannot pay in a payer's name.
          const site = headers['sec-fetch-site']
          if (site !== undefined && site !== 'same-origin') throw new OrderRefused('foreign_page')
          const order = control.order(params.id)
          const isPaying = body.do === 'pay'
          if (isPaying) await control.pay(order.id, payingOf(order, body.amount))
          else if (order.wire !== 'inverted') await control.refuse(order.id)
          return sent(reply, endPage(control.order(order.id), isPaying), framedBy(order))
        },
      )
    }
  })
}

/** A payer who does not change the amount pays exactly the requested one. */
function payingOf(order: Order, amount: string | undefined) {
  if (amount === undefined || amount === order.amount) return {}
  if (!/^\d{1,14}(\.\d{1,4})?$/.test(amount)) throw new OrderRefused('amount_invalid')
  return { amount }
}

/** The fields of a card are framed in the merchant's page; every other page stands alone. */
function framedBy({ instructions, returnUrl }: Order): string {
  return instructions.kind === 'card' ? (URL.parse(returnUrl)?.origin ?? "'none'") : "'none'"
}

function sent(reply: FastifyReply, html: string, ancestors: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`,
    )
    .send(html)
}
