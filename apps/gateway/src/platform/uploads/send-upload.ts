import type { FastifyReply } from 'fastify'
import type { CleanPicture } from './clean-picture.ts'

/** Sends a stored picture in a way that no browser can treat it as anything but a picture. */
export function sendUpload(reply: FastifyReply, { type, content }: SentPicture) {
  // A stricter rule, as on the operators' host, stays in force.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, max-age=1800')
  return reply
    .type(type)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('content-disposition', `inline; filename="picture.${type === 'image/png' ? 'png' : 'jpg'}"`)
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .send(content)
}

interface SentPicture {
  readonly type: CleanPicture['type']
  readonly content: Buffer
}
