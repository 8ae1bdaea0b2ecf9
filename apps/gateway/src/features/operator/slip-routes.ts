import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'
import { slipPicture } from '../../ledger/payments/slips.ts'
import { assertRole, operatorOf } from './access.ts'
import { answerRefusals } from './answer-refusals.ts'
import { onOperatorHost } from './on-operator-host.ts'
import type { OperatorServices } from './services.ts'

/** The first byte of a PNG; what is kept is that or a JPEG. */
const PNG_BEGINS = 0x89

interface Params {
  readonly merchant: string
  readonly reference: string
  readonly number: string
}

/** The pictures by which members show that they have paid, for signed-in operators alone and on their host only. */
export async function slipRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  onOperatorHost(app, services)
  answerRefusals(app)
  app.get<{ Params: Params }>('/operator/slips/:merchant/:reference/:number', async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) throw new LiveryError('NOT_SIGNED_IN')
    assertRole(operator, 'view')
    const { merchant, reference, number } = request.params
    const known = services.registry.ids.includes(merchant) && /^\d$/.test(number)
    const picture = known && (await slipPicture(services.database.of(merchant), merchant, reference, Number(number)))
    if (!picture) throw new LiveryError('NOT_FOUND')
    // A stranger has made it, so it is a picture and nothing else, whatever a browser is led to do with it.
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(picture[0] === PNG_BEGINS ? 'image/png' : 'image/jpeg')
      .send(picture)
  })
}
