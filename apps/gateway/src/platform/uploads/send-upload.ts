import type { FastifyReply } from 'fastify'
import type { CleanPicture } from './clean-picture.ts'

/** Answers a kept picture as a picture and nothing else: whatever a browser makes of it can do nothing. */
export function sendUpload(reply: FastifyReply, { type, content }: SentPicture) {
  // Where nothing is to be kept, as on the operators' host, it stays so.
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
