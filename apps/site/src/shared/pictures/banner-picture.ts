import type { Composition } from '@livery/theme/composition'
import { media } from '@livery/ui/media'

/** The group of banners that the lobby shows. */
export const HOME_BANNERS = 'w_home'

const WIDTHS = [640, 960, 1440] as const
const NARROW_WIDTHS = [640, 960] as const

/**
 * The place of a picture: a part of the row, a part of the row between two columns, more than half of it, the large
 * cell of a mosaic, the whole row, the whole window, or a small cell among games.
 */
export type BannerRoom = 'part' | 'between' | 'lead' | 'mosaic' | 'row' | 'window' | 'cell'

const SIZES: { readonly [R in BannerRoom]: string } = {
  part: '(min-width: 80rem) 40rem, (min-width: 64rem) calc(100vw - 8rem), calc(100vw - 2rem)',
  between: '(min-width: 80rem) 27rem, (min-width: 64rem) calc(100vw - 16rem), calc(100vw - 2rem)',
  lead: '(min-width: 80rem) 54rem, (min-width: 64rem) calc(100vw - 8rem), calc(100vw - 2rem)',
  mosaic: '(min-width: 80rem) 32rem, (min-width: 48rem) 64vw, calc(100vw - 2rem)',
  row: '(min-width: 64rem) calc(100vw - 8rem), calc(100vw - 2rem)',
  window: '100vw',
  cell: '(min-width: 80rem) 24rem, (min-width: 48rem) 33vw, 50vw',
}

/** Where these places show the picture composed for narrow places (16:9): always, or below a width. */
const NARROW: { readonly [R in BannerRoom]: string | null } = {
  part: media.phone,
  between: 'all',
  lead: 'all',
  mosaic: 'all',
  row: media.phone,
  window: '(max-width: 79.99rem)',
  cell: null,
}

/** The place of each of so many banners in a row of them. */
export const carouselRoom = (frame: Composition['frame'], count: number): BannerRoom =>
  count === 1 ? 'row' : frame === 'sports-columns' ? 'between' : 'part'

/** The picture for narrow places, which is not cropped there; null where the wide one is used at every width. */
export function narrowPicture(base: string, room: BannerRoom) {
  const media = NARROW[room]
  if (!media) return null
  return {
    media,
    src: smallPicture(base),
    srcSet: NARROW_WIDTHS.map((width) => `${base}/narrow/${width} ${width}w`).join(', '),
    sizes: SIZES[room],
  }
}

/** The smallest picture of a banner, composed for narrow places. */
export const smallPicture = (base: string) => `${base}/narrow/${NARROW_WIDTHS[0]}`

/**
 * The addresses of a banner in every width of the image service, and the width at which it is shown: the content's
 * width on phones and tablets, about half of it beside the side menu on desktop, all of it where there is one banner
 * only, and the window's where it is full-bleed. The head's preload and the picture must be identical.
 */
export function bannerPicture(base: string, room: BannerRoom) {
  return {
    src: `${base}/960`,
    srcSet: WIDTHS.map((width) => `${base}/${width} ${width}w`).join(', '),
    sizes: SIZES[room],
  }
}
