import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { cancelMessage, writeMessage } from '../../../members/messages/write.ts'
import { recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import { assertRole, operatorOf } from '../access.ts'
import { sendOperatorPage } from '../document.ts'
import { acceptForms } from '../form-bodies.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { Operator } from '../person.ts'
import type { OperatorServices } from '../services.ts'
import { signInPage } from '../sign-in/pages.ts'
import { type Fields, messageOf } from './form.ts'
import { messagesPage } from './page.ts'
import { writtenMessages } from './written.ts'

const PATH = '/operator/messages'

/** The operators' page of messages to members. */
export async function operatorMessageRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  const { database, registry } = services
  onOperatorHost(app, services)
  acceptForms(app)

  app.get<{ Querystring: { merchant?: string } }>(PATH, async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply, signInPage(PATH))
    return show(reply, operator, request.query.merchant)
  })

  app.post<{ Params: { merchant: string }; Body: Fields | undefined }>(`${PATH}/:merchant`, async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply.status(401), signInPage(PATH))
    const typed = request.body ?? {}
    try {
      assertRole(operator, 'publish')
      const merchant = merchantOf(request.params.merchant)
      const message = await messageOf(database, merchant, typed, operator.name)
      await database.transaction(async (tx) => {
        const id = await writeMessage(tx, message)
        if (id)
          await recordOperatorAct(tx, {
            by: operator.name,
            act: 'operator.message',
            subject: id,
            merchantId: merchant.id,
            detail: { audience: message.to.audience },
            ip: request.ip,
          })
      })
      return reply.redirect(`${PATH}?merchant=${merchant.id}`, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return show(reply.status(error.status), operator, request.params.merchant, { complaint: error.message, typed })
    }
  })

  app.post<{ Params: { merchant: string; id: string } }>(`${PATH}/:merchant/:id/cancel`, async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply.status(401), signInPage(PATH))
    const { merchant, id } = request.params
    try {
      assertRole(operator, 'publish')
      const done = /^\d{1,18}$/.test(id) && (await cancelMessage(database, merchantOf(merchant).id, id))
      if (!done) throw new Refusal(409, 'It was sent already, or cancelled.')
      await recordOperatorAct(database, {
        by: operator.name,
        act: 'operator.message-cancelled',
        subject: id,
        merchantId: merchant,
        ip: request.ip,
      })
      return reply.redirect(`${PATH}?merchant=${merchant}`, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return show(reply.status(error.status), operator, merchant, { complaint: error.message })
    }
  })

  function merchantOf(id: string) {
    const merchant = registry.site(id)?.merchant
    if (!merchant) throw new Refusal(404, `There is no merchant "${id}".`)
    return merchant
  }

  async function show(
    reply: FastifyReply,
    operator: Operator,
    id: string | undefined,
    more: { readonly complaint?: string; readonly typed?: Fields } = {},
  ) {
    const merchants = registry.sites.map(({ merchant }) => merchant)
    const merchant = merchants.find((one) => one.id === id) ?? merchants[0]
    if (!merchant) throw new Refusal(404, 'No merchant is live.')
    const written = await writtenMessages(database, merchant.id)
    const key = more.typed?.key ?? randomBytes(16).toString('base64url')
    return sendOperatorPage(reply, messagesPage({ operator, merchant, merchants, written, key, ...more }))
  }
}
