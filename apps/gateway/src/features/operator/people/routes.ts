import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import { OPERATOR_API, PEOPLE_ACTIONS, type PeopleAction } from '@livery/contract/operator'
import type { FastifyInstance } from 'fastify'
import { bearerOf, withinBudget } from '../access.ts'
import { answerRefusals } from '../answer-refusals.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { OperatorServices } from '../services.ts'
import { actOnPerson, listPeople } from './people.ts'

/** The calls about operators, for who holds the deployment's secret; on the operator's host only. */
export async function peopleRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  onOperatorHost(app, services)
  answerRefusals(app)
  app.addHook('onRequest', async (request, reply) => {
    const isHolder = await withinBudget(services, request, async () =>
      constantTimeEqual(bearerOf(request) ?? '', services.settings.operatorSecret),
    )
    if (!isHolder) {
      await reply.status(401).send({ message: 'The deployment’s secret is needed here (OPERATOR_SECRET).' })
    }
  })

  app.get(`${OPERATOR_API}/people`, async () => ({ people: await listPeople(services.database) }))
  for (const action of Object.keys(PEOPLE_ACTIONS) as PeopleAction[]) {
    app.post(`${OPERATOR_API}/people/${action}`, { schema: { body: PEOPLE_ACTIONS[action] } }, async (request) =>
      // The action's own schema has validated the body.
      actOnPerson(services, action, request.body as never, request),
    )
  }
}
