import { randomBytes } from 'node:crypto'
import { numberLayout } from '@livery/locale/number-layout'
import type { FastifyInstance } from 'fastify'
import type { LazyArtCache } from '../art/lazy-art-cache.ts'
import { kindOf } from '../game-kinds.ts'
import type { Launches } from '../launch/launches.ts'
import type { Sessions } from '../session/session.ts'
import { readClient } from './client-files.ts'
import { gamePage, gonePage, pagePolicy } from './page.ts'
import { directionOf, textsFor } from './texts.ts'

interface PlayParts {
  readonly launches: Launches
  readonly sessions: Sessions
  readonly artCache: LazyArtCache
  readonly clientDir: string
  readonly minimumSpinMs: number
}

/** The game page, its script and its pictures. */
export function playRoutes(
  app: FastifyInstance,
  { launches, sessions, artCache, clientDir, minimumSpinMs }: PlayParts,
): void {
  const client = readClient(clientDir)

  app.get<{ Params: { id: string } }>('/play/:id', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    const opened = launches.open(request.params.id)
    if (!opened) {
      const tag = request.headers['accept-language']?.match(/^[a-z]{2,3}/i)?.[0] ?? 'en'
      const { tag: known, text } = textsFor(tag)
      const dir = directionOf(known)
      reply.header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`,
      )
      return reply
        .code(410)
        .send(gonePage(known, dir, text['error.LINK_USED.title'] ?? '', text['error.LINK_USED.body'] ?? '', nonce))
    }
    const { launch, first } = opened
    const demanded = Math.max(minimumSpinMs, launch.minimumSpinMs ?? 0)
    const formatTag = launch.language.tag
    const { tag, text } = textsFor(formatTag)
    const { path, colours, lettered } = (await artCache.open()).put(launch)
    reply.header('content-security-policy', pagePolicy(launch, nonce))
    return gamePage(
      {
        launchId: request.params.id,
        sessionKey: first ? sessions.open(launch, demanded) : null,
        lobbyOrigin: new URL(launch.lobbyUrl).origin,
        lobbyUrl: launch.lobbyUrl,
        // English text that replaces a missing language reads from left to right; numbers keep the player's language.
        language: { tag, dir: directionOf(tag), formatTag, numbers: numberLayout({ formatTag, formatFallback: null }) },
        text,
        game: { code: launch.game.code, name: launch.game.name, vendor: launch.game.vendor },
        mode: launch.mode,
        colourMode: launch.colourMode,
        art: path,
        lettered,
        kind: kindOf(launch.game),
      },
      colours,
      client.files(kindOf(launch.game)),
      nonce,
    )
  })

  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const asset = client.assets.get(request.params.name)
    if (!asset) return reply.code(404).send({ code: 'NOT_FOUND' })
    return reply.type(asset.type).header('cache-control', 'public, max-age=31536000, immutable').send(asset.bytes)
  })

  app.get<{ Params: { key: string; name: string } }>('/art/:key/:name.svg', async (request, reply) => {
    const picture = (await artCache.open()).picture(request.params.key, request.params.name)
    if (!picture) return reply.code(404).send({ code: 'NOT_FOUND' })
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(picture)
  })
}
