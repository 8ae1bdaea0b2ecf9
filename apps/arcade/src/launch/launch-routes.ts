import { verifyBody } from '@livery/contract/seamless'
import type { FastifyInstance } from 'fastify'
import { readLaunch } from './launch-request.ts'
import type { Launches } from './launches.ts'

interface LaunchOptions {
  readonly secret: string
  readonly publicUrl: string
  /** Called after each launch is answered: its page will be asked for in a moment. */
  readonly launched: () => void
}

/** `POST /v1/launch`: the gateway asks for a launch address. Signed over the raw body; answers `{url}`. */
export async function launchRoutes(
  app: FastifyInstance,
  launches: Launches,
  { secret, publicUrl, launched }: LaunchOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/v1/launch', (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const headers = request.headers as Record<string, string | undefined>
      if (!verifyBody(secret, raw, headers, Date.now())) return reply.code(401).send({ code: 'INVALID_SIGNATURE' })
      const launch = readLaunch(parsed(raw))
      if (!launch) return reply.code(400).send({ code: 'INVALID_REQUEST' })
      setImmediate(launched)
      return reply.send({ url: `${publicUrl}/play/${launches.add(launch)}` })
    })
  })
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}
