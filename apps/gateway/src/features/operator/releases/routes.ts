import { OPERATOR_ACTIONS, OPERATOR_API, type OperatorAction, type OperatorAnswer } from '@livery/contract/operator'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { assertRole, operatorOf } from '../access.ts'
import { answerRefusals } from '../answer-refusals.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { Operator } from '../person.ts'
import type { OperatorServices } from '../services.ts'
import { actOnMerchant, merchantRecord } from './actions.ts'
import { statusOf } from './records.ts'

/** Larger than any merchant's files in base64. */
const LARGEST_BUNDLE = 20 * 1024 * 1024

/** The operators' calls for every merchant's releases, on the operator's host only. */
export async function operatorRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  const operators = new WeakMap<FastifyRequest, Operator>()
  onOperatorHost(app, services)
  answerRefusals(app)
  app.addHook('onRequest', async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (operator) operators.set(request, operator)
    else await reply.status(401).send({ message: 'A person’s token is needed: Authorization: Bearer <token>.' })
  })

  app.get(`${OPERATOR_API}/merchants`, async () => ({
    merchants: services.registry.ids.map((id) => statusOf(services, id)),
  }))
  app.get<{ Params: { id: string } }>(`${OPERATOR_API}/merchants/:id`, async ({ params }) =>
    merchantRecord(services, params.id),
  )

  for (const name of Object.keys(OPERATOR_ACTIONS) as OperatorAction[]) {
    app.post<{ Params: { id: string } }>(
      `${OPERATOR_API}/merchants/:id/${name}`,
      { schema: { body: OPERATOR_ACTIONS[name] }, bodyLimit: name === 'draft' ? LARGEST_BUNDLE : 65_536 },
      async (request): Promise<OperatorAnswer> => {
        const operator = operators.get(request)
        if (!operator) throw new Error('a call of operators was reached without one')
        assertRole(operator, 'publish')
        const { id } = request.params
        // The action's own schema has validated the body.
        const done = await actOnMerchant(services, operator, id, name, request.body as never, request)
        return { merchant: await merchantRecord(services, id), ...done }
      },
    )
  }
}
