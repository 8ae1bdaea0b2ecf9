import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OperatorAct, recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import {
  changeAnnouncement,
  endAnnouncement,
  listedAnnouncements,
  MOST_WRITTEN,
  writeAnnouncement,
} from '../../../tenancy/announcements/write.ts'
import type { WrittenAnnouncements } from '../../../tenancy/announcements/written.ts'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import { assertRole, operatorOf } from '../access.ts'
import { sendOperatorPage } from '../document.ts'
import { acceptForms } from '../form-bodies.ts'
import { type Fields, keyOf } from '../messages/form.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { Operator } from '../person.ts'
import type { OperatorServices } from '../services.ts'
import { signInPage } from '../sign-in/pages.ts'
import { announcementOf } from './form.ts'
import { noticesPage } from './page.ts'

const PATH = '/operator/notices'

interface Params {
  readonly merchant: string
  readonly id: string
}

/** The operators' page of a site's announcements. */
export async function operatorNoticeRoutes(
  app: FastifyInstance,
  services: OperatorServices & { readonly written: WrittenAnnouncements },
): Promise<void> {
  const { database, registry, written } = services
  onOperatorHost(app, services)
  acceptForms(app)

  app.get<{ Querystring: { merchant?: string; change?: string } }>(PATH, async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply, signInPage(PATH))
    return show(reply, operator, request.query.merchant, { change: request.query.change })
  })

  app.post<{ Params: Params; Body: Fields | undefined }>(`${PATH}/:merchant`, (request, reply) =>
    act(request, reply, 'operator.notice', async (tx, operator) => {
      const merchant = merchantOf(request.params.merchant)
      const fields = request.body ?? {}
      const origin = { by: operator.name, requestKey: keyOf(fields) }
      const id = await writeAnnouncement(tx, merchant.id, announcementOf(merchant, fields), origin)
      if (id === 'full') throw new Refusal(409, `${MOST_WRITTEN} are shown or wait already. End one of them first.`)
      return id
    }),
  )

  app.post<{ Params: Params; Body: Fields | undefined }>(`${PATH}/:merchant/:id`, (request, reply) =>
    act(request, reply, 'operator.notice-changed', async (tx) => {
      const merchant = merchantOf(request.params.merchant)
      const id = idOf(request.params)
      const done = await changeAnnouncement(tx, merchant.id, id, announcementOf(merchant, request.body ?? {}))
      if (!done) throw new Refusal(409, 'It is over. Write a new one.')
      return id
    }),
  )

  app.post<{ Params: Params; Body: Fields | undefined }>(`${PATH}/:merchant/:id/end`, (request, reply) =>
    act(request, reply, 'operator.notice-ended', async (tx) => {
      const id = idOf(request.params)
      const done = await endAnnouncement(tx, merchantOf(request.params.merchant).id, id)
      if (!done) throw new Refusal(409, 'It is over already.')
      return id
    }),
  )

  type Acting = FastifyRequest<{ Params: Params; Body: Fields | undefined }>

  /** Performs an act and records it, in one transaction; the page shows a refusal. */
  async function act(
    request: Acting,
    reply: FastifyReply,
    name: OperatorAct,
    does: (tx: Sql, operator: Operator) => Promise<string | null>,
  ) {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply.status(401), signInPage(PATH))
    const { merchant, id } = request.params
    try {
      assertRole(operator, 'publish')
      await database.transaction(async (tx) => {
        const subject = await does(tx, operator)
        if (subject === null) return
        await recordOperatorAct(tx, { by: operator.name, act: name, subject, merchantId: merchant, ip: request.ip })
      })
      // This gateway shows it with its next answer, other gateways within a second.
      await written.refresh()
      return reply.redirect(`${PATH}?merchant=${merchant}`, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const typed = request.body && 'key' in request.body ? request.body : undefined
      return show(reply.status(error.status), operator, merchant, { complaint: error.message, typed, change: id })
    }
  }

  function merchantOf(id: string) {
    const merchant = registry.site(id)?.merchant
    if (!merchant) throw new Refusal(404, `There is no merchant "${id}".`)
    return merchant
  }

  interface Shown {
    readonly complaint?: string | undefined
    readonly typed?: Fields | undefined
    /** The announcement that is being edited. */
    readonly change?: string | undefined
  }

  async function show(reply: FastifyReply, operator: Operator, id: string | undefined, { change, ...more }: Shown) {
    const merchants = registry.sites.map(({ merchant }) => merchant)
    const merchant = merchants.find((one) => one.id === id) ?? merchants[0]
    if (!merchant) throw new Refusal(404, 'No merchant is live.')
    const listed = await listedAnnouncements(database, merchant.id)
    const changed = listed.find((one) => one.id === change && one.endedAt === null)
    const key = more.typed?.key ?? randomBytes(16).toString('base64url')
    return sendOperatorPage(
      reply,
      noticesPage({ operator, merchant, merchants, written: listed, key, changed, ...more }),
    )
  }
}

function idOf({ id }: Params): string {
  if (/^\d{1,18}$/.test(id)) return id
  throw new Refusal(404, 'There is no such announcement.')
}
