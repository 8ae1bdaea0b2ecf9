import { OPERATOR_API, PEOPLE_ACTIONS, type PeopleAction } from '@livery/contract/operator'
import type { FastifyInstance } from 'fastify'
import { deploymentSecretOnly } from '../deployment-secret-only.ts'
import type { OperatorServices } from '../services.ts'
import { actOnPerson, listPeople } from './people.ts'

/** The calls about operators, for who holds the deployment's secret; on the operator's host only. */
export async function peopleRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  deploymentSecretOnly(app, services)
  app.get(`${OPERATOR_API}/people`, async () => ({ people: await listPeople(services.database) }))
  for (const action of Object.keys(PEOPLE_ACTIONS) as PeopleAction[]) {
    app.post(`${OPERATOR_API}/people/${action}`, { schema: { body: PEOPLE_ACTIONS[action] } }, async (request) =>
      // The action's own schema has validated the body.
      actOnPerson(services, action, request.body as never, request),
    )
  }
}
