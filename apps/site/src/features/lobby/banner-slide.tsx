import type { Banner } from '@livery/contract/lobby'
import { Button, ButtonLink } from '@livery/ui/button'
import { media } from '@livery/ui/media'
import { useRef } from 'react'
import { playGame } from '../../shared/games/play-game.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useLater } from '../../shared/near/use-later.ts'
import { useNear } from '../../shared/near/use-near.ts'
import { bannerPicture } from '../../shared/pictures/banner-picture.ts'
import { useSite } from '../../shared/site/use-site.ts'
import * as css from './banner-strip.css.ts'

/**
 * Slides that most first views show; the others’ turn comes after five seconds, their pictures before that. Who asks
 * for stillness sees only what they go to, and gets nothing else.
 */
const SHOWN_AT_ONCE = 2
const OTHERS_AFTER_MS = 3000

/** A banner: words of the page over a picture, and where they lead. */
export function BannerSlide({ banner, index }: { readonly banner: Banner; readonly index: number }) {
  const { src, srcSet, sizes } = bannerPicture(banner.url)
  const slide = useRef<HTMLDivElement>(null)
  const seen = useNear(slide, 0)
  const later = useLater(OTHERS_AFTER_MS, media.reducedMotion)
  const first = index === 0
  return (
    <div ref={slide} className={css.slide}>
      {(index < SHOWN_AT_ONCE || seen || later) && (
        // A picture element keeps React from preloading what the head preloads already.
        <picture>
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
      {/* Pictures are dark in both modes, and so is what stands on them. */}
      <div className={css.words} data-mode="dark">
        <h2 className={css.title}>{banner.title}</h2>
        {banner.text && <p className={css.text}>{banner.text}</p>}
        <BannerAction banner={banner} />
      </div>
    </div>
  )
}

/** The button of a banner; a banner whose picture alone leads somewhere is all button. */
function BannerAction({ banner }: { readonly banner: Banner }) {
  const t = useText('games')
  const site = useSite()
  const { linkageType, link } = banner
  if (linkageType === null) return null
  const label = banner.action ?? t('banner.open')
  const className = banner.action ? css.action : css.wholeAction
  if (linkageType === 'register') {
    return (
      <ButtonLink
        className={className}
        href="/register"
        onClick={(event) => {
          event.preventDefault()
          site.popups.open('auth', { tab: 'register' })
        }}
      >
        {label}
      </ButtonLink>
    )
  }
  if (linkageType === 'game') {
    const game = { nodeId: Number(link), gameName: banner.title }
    return (
      <Button className={className} onClick={() => void playGame(site, game, 'real')}>
        {label}
      </Button>
    )
  }
  return link ? (
    <ButtonLink className={className} href={link}>
      {label}
    </ButtonLink>
  ) : null
}
