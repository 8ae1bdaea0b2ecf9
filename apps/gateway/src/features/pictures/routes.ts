import { avatarPicture } from '@livery/artwork/avatar-picture'
import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AVATARS } from '../../members/avatar.ts'
import {
  BANNER_WIDTHS,
  GAME_SHAPES,
  GAME_WIDTHS,
  NARROW_BANNER_WIDTHS,
  Pictures,
  PORTRAIT_WIDTHS,
  SHAPE_WIDTHS,
} from '../../platform/pictures/pictures.ts'
import type { DrawnScene } from '../../tenancy/sites/drawn-scene.ts'
import { siteOf } from '../../tenancy/sites/request-site.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import { pictureSpec } from '../../tenancy/vendors/picture-spec.ts'
import type { PictureServices } from './services.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

const SCENES: readonly {
  readonly kind: 'banner' | 'promotion' | 'portrait'
  readonly scenesOf: (site: Site) => readonly DrawnScene[]
}[] = [
  { kind: 'banner', scenesOf: ({ bannerSpecs }) => bannerSpecs },
  { kind: 'promotion', scenesOf: ({ promotionSpecs }) => promotionSpecs },
  { kind: 'portrait', scenesOf: ({ bannerSpecs }) => bannerSpecs },
]

interface ScenePicture {
  readonly id: string
  readonly hash: string
  readonly width: string
}

/** Game pictures, banners, promotions, vendor logos and merchants' own assets. */
export function imageRoutes(app: FastifyInstance, services: PictureServices): void {
  app.get<{ Params: { code: string; hash: string; width: string } }>(
    '/img/game/:code/:hash/:width',
    async (request, reply) => {
      const entry = services.vendors.games.get(request.params.code)
      const width = Number(request.params.width)
      if (!entry || !(GAME_WIDTHS as readonly number[]).includes(width)) throw new LiveryError('NOT_FOUND')
      const spec = pictureSpec(entry.vendor, entry.game)
      return sendPicture(request, reply, Pictures.hash(spec), (format) => services.pictures.game(spec, width, format))
    },
  )

  app.get<{ Params: { code: string; hash: string; shape: string; width: string } }>(
    '/img/game/:code/:hash/:shape/:width',
    async (request, reply) => {
      const entry = services.vendors.games.get(request.params.code)
      const shape = GAME_SHAPES.find((one) => one === request.params.shape)
      const width = Number(request.params.width)
      if (!entry || !shape || !(SHAPE_WIDTHS[shape] as readonly number[]).includes(width))
        throw new LiveryError('NOT_FOUND')
      const spec = pictureSpec(entry.vendor, entry.game)
      return sendPicture(request, reply, Pictures.hash(spec), (format) => services.pictures[shape](spec, width, format))
    },
  )

  for (const { kind, scenesOf } of SCENES) {
    const shape = kind === 'portrait' ? 'portrait' : 'banner'
    const widths: readonly number[] = kind === 'portrait' ? PORTRAIT_WIDTHS : BANNER_WIDTHS
    app.get<{ Params: ScenePicture }>(`/img/${kind}/:id/:hash/:width`, async (request, reply) => {
      const specs = scenesOf(siteOf(request)).find(({ id }) => id === request.params.id)?.specs ?? []
      const spec = specs.find((one) => Pictures.hash(one) === request.params.hash) ?? specs[0]
      const width = Number(request.params.width)
      if (!spec || !widths.includes(width)) throw new LiveryError('NOT_FOUND')
      return sendPicture(request, reply, Pictures.hash(spec), (format) => services.pictures[shape](spec, width, format))
    })
  }

  app.get<{ Params: { id: string; hash: string; width: string } }>(
    '/img/banner/:id/:hash/narrow/:width',
    async (request, reply) => {
      const specs = siteOf(request).bannerSpecs.find(({ id }) => id === request.params.id)?.specs ?? []
      const spec = specs.find((one) => Pictures.hash(one) === request.params.hash) ?? specs[0]
      const width = Number(request.params.width)
      if (!spec || !(NARROW_BANNER_WIDTHS as readonly number[]).includes(width)) throw new LiveryError('NOT_FOUND')
      return sendPicture(request, reply, Pictures.hash(spec), (format) =>
        services.pictures.narrowBanner(spec, width, format),
      )
    },
  )

  app.get<{ Params: { number: string } }>('/img/avatar/:number.svg', async (request, reply) => {
    if (!AVATARS.includes(`/img/avatar/${request.params.number}.svg`)) throw new LiveryError('NOT_FOUND')
    return sendSvg(reply, Buffer.from(avatarPicture(request.params.number)))
  })

  app.get<{ Params: { id: string; hash: string; name: string } }>(
    '/vendors/:id/:hash/:name.svg',
    async (request, reply) => {
      const logo = services.vendors.logos.get(`${request.params.id}/${request.params.name}`)
      if (!logo) throw new LiveryError('NOT_FOUND')
      return sendSvg(reply, logo.svg)
    },
  )

  app.get<{ Params: { id: string } }>('/payment-methods/:id/:hash/logo.svg', async (request, reply) => {
    const logo = services.payments.logos.get(request.params.id)
    if (!logo) throw new LiveryError('NOT_FOUND')
    return sendSvg(reply, logo.svg)
  })

  app.get<{ Params: { hash: string; name: string } }>('/brand/:hash/:name', async (request, reply) => {
    const asset = siteOf(request).asset(request.params.name)
    if (!asset) throw new LiveryError('NOT_FOUND')
    return asset.type === 'image/svg+xml'
      ? sendSvg(reply, Buffer.from(asset.bytes))
      : reply.header('cache-control', FOR_EVER).type(asset.type).send(Buffer.from(asset.bytes))
  })
}

async function sendPicture(
  request: FastifyRequest<{ Params: { hash: string } }>,
  reply: FastifyReply,
  hash: string,
  draw: (format: 'avif' | 'webp') => Promise<Buffer>,
) {
  const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
  const bytes = await draw(format)
  return reply
    .header('cache-control', hash === request.params.hash ? FOR_EVER : 'no-cache')
    .header('vary', 'accept')
    .type(`image/${format}`)
    .send(bytes)
}

function sendSvg(reply: FastifyReply, svg: Buffer) {
  // An SVG opened by itself is a document, so it must not run or load anything.
  return reply
    .header('cache-control', FOR_EVER)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type('image/svg+xml')
    .send(svg)
}
