import type { Banner } from '@livery/contract/lobby'
import { queryKey } from '@livery/contract/query-key'
import type { RenderOutput } from '@livery/contract/render'
import { type Composition, settledComposition } from '@livery/theme/composition'
import { findPage } from '../shared/pages/find-page.ts'
import {
  type BannerRoom,
  bannerPicture,
  carouselRoom,
  HOME_BANNERS,
  narrowPicture,
} from '../shared/pictures/banner-picture.ts'
import type { Visit } from '../shared/visit/visit.ts'
import { pages } from './pages.ts'

/** The place of the first banner in heroes that always give it the same one. */
const ROOMS: Partial<Readonly<Record<Composition['hero'], BannerRoom>>> = {
  'full-bleed': 'window',
  'lead-list': 'lead',
  mosaic: 'mosaic',
}

/** The pictures that decide the largest contentful paint: the lobby's first banner. */
export function firstPictures(visit: Visit, pathname: string): RenderOutput['images'] {
  if (visit.boot.status.status !== 0 || findPage(pages, pathname)?.id !== 'home') return []
  const key = [...queryKey('getBanners', { language: visit.boot.language.code })]
  const banners = visit.queries.getQueryData<{ readonly list: readonly Banner[] }>(key)?.list ?? []
  const [first, second] = banners.filter(({ groupName }) => groupName === HOME_BANNERS)
  if (!first) return []
  const { frame, hero } = settledComposition(visit.boot.composition)
  // In these heroes text or games come first and the banners' pictures are small, so none is preloaded.
  if (hero === 'strip' || hero === 'jackpot') return []
  const room = ROOMS[hero] ?? carouselRoom(frame, second ? 2 : 1)
  const { src, srcSet, sizes } = bannerPicture(first.url, room)
  const narrow = narrowPicture(first.url, room)
  if (!narrow) return [{ href: src, srcset: srcSet, sizes }]
  const small = { href: narrow.src, srcset: narrow.srcSet, sizes: narrow.sizes }
  if (narrow.media === 'all') return [small]
  return [
    { ...small, media: narrow.media },
    { href: src, srcset: srcSet, sizes, media: `not all and ${narrow.media}` },
  ]
}
