import { demonstrationKey } from '@livery/contract/seamless'
import type { FastifyInstance } from 'fastify'
import type { LaunchWire } from '../wires/wire.ts'
import { LAUNCH_WIRES } from '../wires/wires.ts'
import { readLaunch } from './launch-request.ts'
import type { Launches } from './launches.ts'

interface LaunchOptions {
  readonly secret: string
  readonly publicUrl: string
  /** Called after each launch is answered, because its page will be requested in a moment. */
  readonly launched: () => void
}

/** The gateway requests a launch address, by any of the protocols; every request is signed. */
export async function launchRoutes(
  app: FastifyInstance,
  launches: Launches,
  { secret, publicUrl, launched }: LaunchOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const wire of LAUNCH_WIRES) {
      scope.post(wire.launchPath, (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const headers = request.headers as Record<string, string | undefined>
        const answer = answerOf(wire, raw, headers)
        const { status, body } = wire.launchAnswer(answer)
        return reply.code(status).send(body)
      })
    }
  })

  function answerOf(wire: LaunchWire, raw: Buffer, headers: Readonly<Record<string, string | undefined>>) {
    const read = wire.readLaunch(demonstrationKey(secret, wire.id), raw, headers, Date.now())
    if (!read) return { status: 401, code: 'INVALID_SIGNATURE' }
    const launch = readLaunch(read.launch, wire.id)
    if (!launch) return { status: 400, code: 'INVALID_REQUEST' }
    setImmediate(launched)
    return { url: `${publicUrl}/play/${launches.add(launch)}` }
  }
}
