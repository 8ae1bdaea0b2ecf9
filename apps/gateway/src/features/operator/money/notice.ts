import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { hostCookie } from '../../../platform/http/prefixed-cookies.ts'
import type { Notice } from '../frame.ts'

const NOTICE = Type.Object({
  tone: Type.Enum(['success', 'danger']),
  text: Type.String({ maxLength: 600 }),
  undo: Type.Optional(
    Type.Object({
      action: Type.String({ pattern: '^/operator/money/acts/[a-z-]+$' }),
      fields: Type.Record(Type.String(), Type.String({ maxLength: 300 })),
    }),
  ),
})

const nameOf = (request: FastifyRequest) => hostCookie(request, 'livery_operator_said')
const options = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const

/** Stores a notice for the next page, which a form's answer redirects to. */
export function leaveNotice(request: FastifyRequest, reply: FastifyReply, notice: Notice): void {
  const text = Buffer.from(JSON.stringify(notice)).toString('base64url')
  reply.setCookie(nameOf(request), text, { ...options(request), maxAge: 60 })
}

/** The notice of the last form; it is shown once. */
export function takeNotice(request: FastifyRequest, reply: FastifyReply): Notice | undefined {
  const text = request.cookies[nameOf(request)]
  if (text === undefined) return undefined
  reply.clearCookie(nameOf(request), options(request))
  try {
    const notice: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Value.Check(NOTICE, notice) ? notice : undefined
  } catch {
    return undefined
  }
}
