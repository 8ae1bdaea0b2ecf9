import { join } from 'node:path'
import { avatarPicture } from '@livery/artwork/avatar-picture'
import { AVATARS } from '../../apps/gateway/src/members/avatar.ts'
import { GAME_SHAPES, Pictures } from '../../apps/gateway/src/platform/pictures/pictures.ts'
import type { DrawnScene } from '../../apps/gateway/src/tenancy/sites/drawn-scene.ts'
import { pictureSpec } from '../../apps/gateway/src/tenancy/vendors/picture-spec.ts'
import { gatewaySites, ROOT } from './gateway-sites.ts'

export interface Drawn {
  readonly type: string
  readonly bytes: Buffer
}

export interface PictureSource {
  /**
   * Draws the picture at an address of the gateway: a game, a banner, a promotion, a portrait, a vendor's logo or a
   * merchant's mark. Null for any other address.
   */
  readonly find: (address: string) => (() => Promise<Drawn>) | null
  readonly close: () => Promise<void>
}

/** The gateway's own pictures of this project, without a gateway. */
export async function openPictureSource(): Promise<PictureSource> {
  const { vendors, sites } = await gatewaySites()
  const banners = sites.flatMap((site) => site.bannerSpecs)
  const promotions = sites.flatMap((site) => site.promotionSpecs)
  const pictures = new Pictures(join(ROOT, '.cache', 'pictures'))

  const finds = {
    vendors: ([vendor = '', , logo = '']) => {
      const svg = vendors.logos.get(`${vendor}/${logo.replace(/\.svg$/, '')}`)?.svg
      return svg ? still('image/svg+xml', svg) : null
    },
    brand: ([hash = '', name = '']) => {
      const asset = sites.map((site) => site.asset(name)).find((one) => one?.hash === hash)
      return asset ? still(asset.type, asset.bytes) : null
    },
    'img/game': ([code = '', , ...rest]) => {
      const entry = vendors.games.get(code)
      const [width, shape] = rest.reverse()
      const form = shape === undefined ? 'game' : GAME_SHAPES.find((one) => one === shape)
      if (!entry || !form) return null
      const spec = pictureSpec(entry.vendor, entry.game)
      return async () => webp(await pictures[form](spec, Number(width), 'webp'))
    },
    'img/avatar': ([file = '']) =>
      AVATARS.includes(`/img/avatar/${file}`)
        ? still('image/svg+xml', Buffer.from(avatarPicture(file.replace(/\.svg$/, ''))))
        : null,
    'img/banner': scene(banners, (spec, width, isNarrow) =>
      pictures[isNarrow ? 'narrowBanner' : 'banner'](spec, width, 'webp'),
    ),
    'img/promotion': scene(promotions, (spec, width) => pictures.banner(spec, width, 'webp')),
    'img/portrait': scene(banners, (spec, width) => pictures.portrait(spec, width, 'webp')),
  } satisfies Record<string, (parts: string[]) => (() => Promise<Drawn>) | null>

  return {
    find: (address) => {
      const [, kind = '', rest = ''] =
        /^\/(vendors|brand|img\/(?:game|banner|promotion|portrait|avatar))\/(.+)$/.exec(address) ?? []
      return kind in finds ? finds[kind as keyof typeof finds](rest.split('/')) : null
    },
    close: () => pictures.close(),
  }
}

type Spec = DrawnScene['specs'][number]

/** A merchant's scene. Its palette comes from the theme, which may have changed since the recording. */
function scene(scenes: readonly DrawnScene[], draw: (spec: Spec, width: number, isNarrow: boolean) => Promise<Buffer>) {
  return ([id = '', hash = '', ...rest]: string[]) => {
    const [width, form] = rest.reverse()
    const specs = scenes.filter((one) => one.id === id).flatMap((one) => one.specs)
    const spec = specs.find((one) => Pictures.hash(one) === hash) ?? specs[0]
    return spec ? async () => webp(await draw(spec, Number(width), form === 'narrow')) : null
  }
}

function still(type: string, bytes: Uint8Array): () => Promise<Drawn> {
  return async () => ({ type, bytes: Buffer.from(bytes) })
}

function webp(bytes: Buffer): Drawn {
  return { type: 'image/webp', bytes }
}
