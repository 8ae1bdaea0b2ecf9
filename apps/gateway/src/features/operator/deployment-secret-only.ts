import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import type { FastifyInstance } from 'fastify'
import { bearerOf, withinBudget } from './access.ts'
import { answerRefusals } from './answer-refusals.ts'
import { onOperatorHost } from './on-operator-host.ts'
import type { OperatorServices } from './services.ts'

/** Restricts the routes of a plugin to holders of the deployment's secret, on the operator's host only. */
export function deploymentSecretOnly(app: FastifyInstance, services: OperatorServices): void {
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
}
