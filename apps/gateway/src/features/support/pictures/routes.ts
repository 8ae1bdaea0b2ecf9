import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'
import { sendUpload } from '../../../platform/uploads/send-upload.ts'
import { UPLOADS_PATH } from '../../../platform/uploads/upload-links.ts'
import { uploadContent } from '../../../platform/uploads/uploads.ts'
import { siteOf } from '../../../tenancy/sites/request-site.ts'
import type { SupportServices } from '../services.ts'

/** The pictures that members sent, for everybody who was given their address. */
export function uploadRoutes(app: FastifyInstance, { database, uploadLinks }: SupportServices): void {
  app.get<{ Params: { id: string; proof: string } }>(`${UPLOADS_PATH}/:id/:proof`, async (request, reply) => {
    const { merchant } = siteOf(request)
    const { id, proof } = request.params
    const picture = uploadLinks.isGood(merchant.id, id, proof)
      ? await uploadContent(database.of(merchant.id), merchant.id, id)
      : null
    if (!picture) throw new LiveryError('NOT_FOUND')
    return sendUpload(reply, picture)
  })
}
