import { OPERATOR_ACTIONS, type OperatorAction } from '@livery/contract/operator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import { assertRole, operatorOf } from '../access.ts'
import { sendOperatorPage } from '../document.ts'
import { acceptForms } from '../form-bodies.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { Operator } from '../person.ts'
import type { OperatorServices } from '../services.ts'
import { signInPage } from '../sign-in/pages.ts'
import { actOnMerchant } from './actions.ts'
import { previewPage, statusPage } from './page.ts'
import { recordOf } from './records.ts'

/** A page with more merchants would not be readable. */
const LISTED = 100

type Shown = { readonly open?: string; readonly complaint?: string }

/** The operators' status page, on the operator's host only. Forms do all its work, so it needs no script. */
export async function operatorPageRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  onOperatorHost(app, services)
  acceptForms(app)

  app.get<{ Querystring: { open?: string } }>('/operator', async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply, signInPage('/operator'))
    return show(reply, operator, request.query)
  })

  app.post<{ Params: { id: string; action: string }; Body: Readonly<Record<string, string>> | undefined }>(
    '/operator/merchants/:id/:action',
    async (request, reply) => {
      const operator = await operatorOf(services, request)
      if (!operator) return sendOperatorPage(reply.status(401), signInPage('/operator'))
      const { id, action } = request.params
      try {
        return await act(operator, id, action, request, reply)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return show(reply.status(error.status), operator, { open: id, complaint: error.message })
      }
    },
  )

  async function act(operator: Operator, id: string, action: string, request: FastifyRequest, reply: FastifyReply) {
    assertRole(operator, 'publish')
    if (!isAction(action)) throw new Refusal(404, `There is no action "${action}".`)
    const fields = Value.Convert(OPERATOR_ACTIONS[action], request.body ?? {})
    if (!Value.Check(OPERATOR_ACTIONS[action], fields)) throw new Refusal(422, `This form does not fit "${action}".`)
    const { link, expiresAt } = await actOnMerchant(services, operator, id, action, fields as never, request)
    if (link && expiresAt) return sendOperatorPage(reply, previewPage(id, link, expiresAt))
    return reply.redirect(`/operator?open=${encodeURIComponent(id)}#merchant-${encodeURIComponent(id)}`, 303)
  }

  async function show(reply: FastifyReply, operator: Operator, { open, complaint }: Shown) {
    const { ids } = services.registry
    // Merchants with a fault come first, because the page is opened for them.
    const sorted = [...ids].sort((a, b) => faults(b) - faults(a))
    const records = await Promise.all(sorted.slice(0, LISTED).map((id) => recordOf(services, id)))
    const merchants = records.flatMap((record) => record ?? [])
    const more = Math.max(0, ids.length - LISTED)
    return sendOperatorPage(
      reply,
      statusPage({ operator, merchants, more, open, complaint, countryData: services.geolocation.data }),
    )
  }

  const faults = (id: string) => services.registry.entry(id)?.faults.length ?? 0
}

const isAction = (text: string): text is OperatorAction => Object.hasOwn(OPERATOR_ACTIONS, text)
