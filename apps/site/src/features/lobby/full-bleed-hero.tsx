import { Carousel } from '@livery/ui/carousel'
import { useText } from '../../shared/i18n/use-text.ts'
import { BannerSlide } from './banner-slide.tsx'
import { forGuests } from './banner-strip.css.ts'
import * as css from './full-bleed-hero.css.ts'
import { asksToSignUp, useHomeBanners } from './use-home-banners.ts'

/** The merchant's banners, one after another, from edge to edge of the window. */
export default function FullBleedHero() {
  const t = useText('games')
  const banners = useHomeBanners()
  if (!banners) return <div className={css.placeholder} />
  if (banners.length === 0) return null
  return (
    <Carousel
      className={css.hero}
      label={t('banner.label')}
      pauseLabel={t('banner.pause')}
      playLabel={t('banner.play')}
      dotLabel={(index) => t('banner.goTo', { index: index + 1 })}
      visible={1}
      slides={banners.map((banner, index) => ({
        id: banner.id,
        content: <BannerSlide banner={banner} index={index} room="window" look={css.look} />,
        className: asksToSignUp(banner) ? forGuests : undefined,
      }))}
    />
  )
}
