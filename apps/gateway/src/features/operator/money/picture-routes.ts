import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { slipPicture } from '../../../ledger/payments/slips.ts'
import { sendUpload } from '../../../platform/uploads/send-upload.ts'
import { uploadContent } from '../../../platform/uploads/uploads.ts'
import { assertRole, operatorOf } from '../access.ts'
import { answerRefusals } from '../answer-refusals.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { OperatorServices } from '../services.ts'

/** The first byte of a PNG; all stored pictures are PNG or JPEG. */
const PNG_BEGINS = 0x89

/** The pictures of slips and documents from members, for signed-in operators only and on their host only. */
export async function moneyPictureRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  const { registry, database } = services
  onOperatorHost(app, services)
  answerRefusals(app)

  async function assertMayLook(request: FastifyRequest) {
    const operator = await operatorOf(services, request)
    if (!operator) throw new LiveryError('NOT_SIGNED_IN')
    assertRole(operator, 'view')
  }

  interface Slip {
    readonly merchant: string
    readonly reference: string
    readonly number: string
  }
  app.get<{ Params: Slip }>('/operator/slips/:merchant/:reference/:number', async (request, reply) => {
    await assertMayLook(request)
    const { merchant, reference, number } = request.params
    const known = registry.ids.includes(merchant) && /^\d$/.test(number)
    const content = known && (await slipPicture(database.of(merchant), merchant, reference, Number(number)))
    if (!content) throw new LiveryError('NOT_FOUND')
    return sendUpload(reply, { type: content[0] === PNG_BEGINS ? 'image/png' : 'image/jpeg', content })
  })

  interface Picture {
    readonly merchant: string
    readonly id: string
  }
  app.get<{ Params: Picture }>('/operator/money/pictures/:merchant/:id', async (request, reply) => {
    await assertMayLook(request)
    const { merchant, id } = request.params
    const picture = registry.ids.includes(merchant) && (await uploadContent(database.of(merchant), merchant, id))
    if (!picture) throw new LiveryError('NOT_FOUND')
    return sendUpload(reply, picture)
  })
}
