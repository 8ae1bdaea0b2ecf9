import type { Banner } from '@livery/contract/lobby'
import { Button, ButtonLink } from '@livery/ui/button'
import { media } from '@livery/ui/media'
import { useRef } from 'react'
import { bannerTarget } from '../../shared/banners/banner-target.ts'
import { Figure } from '../../shared/format/figure.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAfterDelay } from '../../shared/near/use-after-delay.ts'
import { useNear } from '../../shared/near/use-near.ts'
import { type BannerRoom, bannerPicture, narrowPicture } from '../../shared/pictures/banner-picture.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'

/**
 * The number of slides that most first views show. The others appear after five seconds, and their pictures load before
 * that. With reduced motion only the visible ones load.
 */
const SHOWN_AT_ONCE: { readonly [R in BannerRoom]: number } = {
  part: 2,
  between: 2,
  lead: 1,
  mosaic: 1,
  row: 1,
  window: 1,
  cell: 0,
}
const OTHERS_AFTER_MS = 3000
/** The delay after which small cells load their pictures; their words show at once. */
const CELLS_AFTER_MS = 1500

interface BannerSlideProps {
  readonly banner: Banner
  readonly index: number
  readonly room: BannerRoom
  readonly look: BannerLook
}

/** The styles of a banner's parts. */
interface BannerLook {
  readonly slide: string
  readonly picture: string
  readonly words: string
  readonly title: string
  readonly figure: string
  readonly text: string
  readonly action: string
  readonly wholeAction: string
}

/** A banner: text over a picture, with a link. */
export function BannerSlide({ banner, index, room, look: css }: BannerSlideProps) {
  const { src, srcSet, sizes } = bannerPicture(banner.url, room)
  const narrow = narrowPicture(banner.url, room)
  const slide = useRef<HTMLDivElement>(null)
  const isCell = room === 'cell'
  const seen = useNear(slide, 0) && !isCell
  const later = useAfterDelay(isCell ? CELLS_AFTER_MS : OTHERS_AFTER_MS, isCell ? undefined : media.reducedMotion)
  const first = index === 0
  return (
    // Pictures are dark in both modes, so the text on them is always light.
    <div ref={slide} className={css.slide} data-mode="dark">
      {(index < SHOWN_AT_ONCE[room] || seen || later) && (
        // Inside a picture element, because React would otherwise preload what the head already preloads.
        <picture>
          {narrow && <source media={narrow.media} srcSet={narrow.srcSet} sizes={narrow.sizes} />}
          <img
            className={css.picture}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            width={1440}
            height={549}
            alt=""
            decoding="async"
            {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        </picture>
      )}
      <div className={css.words}>
        <h2 className={css.title}>{banner.title}</h2>
        {banner.figure && <Figure figure={banner.figure} className={css.figure} />}
        {banner.text && <p className={css.text}>{banner.text}</p>}
        <BannerAction banner={banner} look={css} />
      </div>
    </div>
  )
}

/** The button of a banner; when the picture alone is the link, the button covers the banner. */
function BannerAction({ banner, look: css }: Pick<BannerSlideProps, 'banner' | 'look'>) {
  const t = useText('games')
  const visit = useVisit()
  const target = bannerTarget(visit, banner)
  if (!target) return null
  const label = banner.action ?? t('banner.open')
  const className = banner.action ? css.action : css.wholeAction
  return target.href === undefined ? (
    <Button className={className} {...target}>
      {label}
    </Button>
  ) : (
    <ButtonLink className={className} {...target}>
      {label}
    </ButtonLink>
  )
}
