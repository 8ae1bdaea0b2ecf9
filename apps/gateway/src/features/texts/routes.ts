import { LiveryError } from '@livery/contract/errors'
import { versionOf } from '@livery/contract/texts'
import type { FastifyInstance } from 'fastify'
import type { TextServices } from './services.ts'

/** Serves the texts at content-addressed URLs, which browsers may cache for ever. */
export function textRoutes(app: FastifyInstance, services: TextServices): void {
  app.get<{ Params: { hash: string; code: string; area: string } }>(
    '/text/:hash/:code/:area.json',
    async (request, reply) => {
      const languages = request.site?.merchant.languages ?? []
      const { code, area: name, hash } = request.params
      const area = services.texts.find(code, name, languages)
      if (!area) throw new LiveryError('NOT_FOUND')
      // A page of the previous build requests the old hash: it gets today's text, but must not cache it.
      const current = hash === versionOf(services.texts.versions(code, languages), name)
      return reply
        .header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache')
        .type('application/json; charset=utf-8')
        .send(area.json)
    },
  )
}
