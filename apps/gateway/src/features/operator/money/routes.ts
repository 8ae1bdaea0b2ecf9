import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import { operatorOf } from '../access.ts'
import { sendOperatorPage } from '../document.ts'
import { acceptForms } from '../form-bodies.ts'
import { type Frame, framed } from '../frame.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { Operator } from '../person.ts'
import { signInPage } from '../sign-in/pages.ts'
import { confirm, type Done, drop, perform } from './acts/perform.ts'
import { csvOfEntries, csvOfQueue } from './csv.ts'
import { leaveNotice, takeNotice } from './notice.ts'
import { overviewPage } from './pages/overview-page.ts'
import { searchPage } from './pages/player-page.ts'
import { LINES, queuePage } from './pages/queue-page.ts'
import { queueNamed } from './pages/queues/queues.ts'
import { countQueues } from './read/counts.ts'
import { depositOf } from './read/deposits.ts'
import { failingJobs } from './read/failing-jobs.ts'
import { findMembers } from './read/members.ts'
import { orderOf } from './read/orders.ts'
import { readPlace } from './read/place.ts'
import { providerFigures } from './read/providers.ts'
import { rewardOf } from './read/rewards.ts'
import { withdrawalOf } from './read/withdrawals.ts'
import type { MoneyServices } from './services.ts'
import {
  accountsOf,
  type Shown,
  shownCodes,
  shownDay,
  shownDays,
  shownDeposit,
  shownOrder,
  shownPlayer,
  shownRaffle,
  shownRaffleList,
  shownReceipt,
  shownReward,
  shownWays,
  shownWithdrawal,
} from './shown.ts'

type Query = Readonly<Record<string, string | undefined>>
type Request = FastifyRequest<{ Querystring: Query; Params: Record<string, string> }>

/** The money desk, on the operator's host only: queues, the orders in them, and the decisions. */
export async function moneyRoutes(app: FastifyInstance, services: MoneyServices): Promise<void> {
  const { database } = services
  onOperatorHost(app, services)
  acceptForms(app)

  /** A page for a signed-in operator; all operators may look. */
  const page = (
    path: string,
    show: (request: Request, operator: Operator, reply: FastifyReply) => Promise<Shown | null>,
  ) =>
    app.get<{ Querystring: Query; Params: Record<string, string> }>(path, async (request, reply) => {
      const operator = await operatorOf(services, request)
      if (!operator) return sendOperatorPage(reply.status(401), signInPage(request.url))
      const shown = await show(request, operator, reply)
      if (reply.sent) return reply
      if (!shown) return missing(request, reply, operator)
      return send(request, reply, operator, shown)
    })

  async function send(request: FastifyRequest, reply: FastifyReply, operator: Operator, shown: Shown) {
    const counts = await countQueues(database)
    const frame: Frame = {
      ...shown,
      operator,
      counts: { ...counts, days: counts.differences },
      notice: takeNotice(request, reply),
    }
    return sendOperatorPage(reply, framed(frame))
  }

  const missing = (request: FastifyRequest, reply: FastifyReply, operator: Operator) =>
    send(request, reply.status(404), operator, {
      ...searchShown('', []),
      title: 'Not found',
      lead: 'There is no such page, order or player.',
    })

  page('/operator/money', async () => {
    const [counts, figures, failing] = await Promise.all([
      countQueues(database),
      providerFigures(database, accountsOf(services)),
      failingJobs(database),
    ])
    return {
      at: 'overview',
      title: 'Money',
      lead: 'What waits for a person, at all merchants.',
      body: overviewPage(services, counts, figures, failing),
    }
  })

  page('/operator/money/queue/:queue', async ({ params, query }, operator, reply) => {
    const queue = queueNamed(params.queue ?? '')
    if (!queue) return null
    const merchantId = services.registry.ids.find((id) => id === query.merchant) ?? null
    const selection = { merchantId, after: readPlace(query.after), limit: LINES + 1 }
    if (query.format === 'csv') {
      await csvOfQueue(services, queue, merchantId, { operator, reply })
      return null
    }
    const rows = await queue.read(database, selection)
    return {
      at: queue.line,
      title: queue.title,
      lead: queue.lead,
      body: queuePage({ services, queue, rows, selection }),
    }
  })

  page('/operator/money/withdrawals/:reference', ({ params }, operator) =>
    shownWithdrawal(services, operator, params.reference ?? ''),
  )
  page('/operator/money/deposits/:reference', ({ params }, operator) =>
    shownDeposit(services, operator, params.reference ?? ''),
  )
  page('/operator/money/receipts/:merchant/:connection/:ref', ({ params }, operator) =>
    shownReceipt(services, operator, [params.merchant ?? '', params.connection ?? '', params.ref ?? '']),
  )
  page('/operator/money/rewards/:id', ({ params }, operator) => shownReward(services, operator, params.id ?? ''))
  page('/operator/money/orders/:id', ({ params }, operator) => shownOrder(services, operator, params.id ?? ''))
  page('/operator/money/codes', (_request, operator) => shownCodes(services, operator))
  page('/operator/money/raffles', () => shownRaffleList(services))
  page('/operator/money/raffles/:merchant/:id', ({ params }) =>
    shownRaffle(services, params.merchant ?? '', params.id ?? ''),
  )
  page('/operator/money/ways', ({ query }, operator) => shownWays(services, operator, query.merchant))
  page('/operator/money/days', ({ query }) => shownDays(services, query.merchant ?? null))
  page('/operator/money/days/:merchant/:connection/:day', ({ params }, operator) =>
    shownDay(services, operator, [params.merchant ?? '', params.connection ?? '', params.day ?? '']),
  )
  page('/operator/money/players/:merchant/:id', async ({ params, query }, operator, reply) => {
    const [merchantId = '', memberId = ''] = [params.merchant, params.id]
    if (query.format === 'csv' && /^\d{1,18}$/.test(memberId)) {
      await csvOfEntries(services, { merchantId, memberId }, { operator, reply })
      return null
    }
    return shownPlayer(services, operator, merchantId, memberId, query.before)
  })

  page('/operator/money/search', async ({ query }, _operator, reply) => {
    const q = (query.q ?? '').trim().slice(0, 80)
    const order = await orderNamed(q)
    if (order) {
      await reply.redirect(order, 303)
      return null
    }
    const members = q === '' ? [] : await findMembers(database, services.registry.ids, q)
    const [one] = members
    if (one && members.length === 1) {
      await reply.redirect(`/operator/money/players/${one.merchant_id}/${one.id}`, 303)
      return null
    }
    return searchShown(q, members)
  })

  /** The page of the order with a reference, or with a provider's number of one of its tries; null for none. */
  async function orderNamed(q: string): Promise<string | null> {
    const [reference = ''] = q.toUpperCase().split('-')
    if (/^W[0-9A-Z]{8,32}$/.test(reference) && (await withdrawalOf(database, reference)))
      return `/operator/money/withdrawals/${reference}`
    if (/^D[0-9A-Z]{12}$/.test(reference) && (await depositOf(database, reference)))
      return `/operator/money/deposits/${reference}`
    if (/^R[0-9A-Z]{12}$/.test(reference) && (await rewardOf(database, reference)))
      return `/operator/money/rewards/${reference}`
    if (/^P[0-9A-Z]{12}$/.test(reference) && (await orderOf(database, reference)))
      return `/operator/money/orders/${reference}`
    return null
  }

  const searchShown = (q: string, members: Awaited<ReturnType<typeof findMembers>>): Shown => ({
    at: 'search',
    title: 'Search',
    lead: q ? `“${q}”` : 'An account, a number, or the reference of a deposit or withdrawal.',
    body: searchPage(services, q, members),
  })

  app.get('/operator/money/counts', async (request) => {
    if (!(await operatorOf(services, request))) throw new LiveryError('NOT_SIGNED_IN')
    const counts = await countQueues(database)
    return { ...counts, days: counts.differences }
  })

  type Body = Readonly<Record<string, string>> | undefined
  const act = (path: string, does: (request: Request, operator: Operator) => Promise<Done>) =>
    app.post<{ Params: Record<string, string>; Body: Body; Querystring: Query }>(path, async (request, reply) => {
      const operator = await operatorOf(services, request)
      if (!operator) return sendOperatorPage(reply.status(401), signInPage('/operator/money'))
      try {
        const { message, undo } = await does(request, operator)
        const action = undo && `/operator/money/acts/${undo.act}`
        leaveNotice(request, reply, {
          tone: 'success',
          text: message,
          ...(undo && action ? { undo: { action, fields: undo.fields } } : {}),
        })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        // A missing role has a page of its own; any other refusal is shown on the page that the form was on.
        if (error.status === 403) {
          const shown = { at: '', title: 'Not allowed', lead: error.message, body: searchPage(services, '', []) }
          return send(request, reply.status(403), operator, { ...shown, up: { href: backOf(request), name: 'Back' } })
        }
        leaveNotice(request, reply, { tone: 'danger', text: error.message })
      }
      return reply.redirect(backOf(request), 303)
    })

  act('/operator/money/acts/:act', ({ params, body, ip }, operator) =>
    perform(services, { operator, ip }, params.act ?? '', (body as Body) ?? {}),
  )
  act('/operator/money/confirm/:id', ({ params, ip }, operator) =>
    confirm(services, { operator, ip }, numberOf(params)),
  )
  act('/operator/money/drop/:id', ({ params, ip }, operator) => drop(services, { operator, ip }, numberOf(params)))
}

const numberOf = ({ id = '' }: Readonly<Record<string, string>>) => (/^\d{1,18}$/.test(id) ? id : '0')

/** The page of this host that a form was on. */
function backOf({ headers: { referer }, host }: FastifyRequest): string {
  const url = referer === undefined ? null : URL.parse(referer)
  return url && url.host === host && url.pathname.startsWith('/operator/money')
    ? url.pathname + url.search
    : '/operator/money'
}
