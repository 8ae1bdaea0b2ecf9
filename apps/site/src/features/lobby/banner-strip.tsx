import { Carousel } from '@livery/ui/carousel'
import { useText } from '../../shared/i18n/use-text.ts'
import { carouselRoom } from '../../shared/pictures/banner-picture.ts'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { BannerSlide } from './banner-slide.tsx'
import * as css from './banner-strip.css.ts'
import { asksToSignUp, useHomeBanners } from './use-home-banners.ts'

/** The merchant's banners in a row. */
export function BannerStrip() {
  const t = useText('games')
  const { frame } = useComposition()
  const banners = useHomeBanners()
  if (!banners) return <div className={css.placeholder} />
  if (banners.length === 0) return null
  const look = frame === 'sports-columns' ? css.lookBetween : css.look
  const room = carouselRoom(frame, banners.length)
  return (
    <Carousel
      className={css.strip}
      label={t('banner.label')}
      pauseLabel={t('banner.pause')}
      playLabel={t('banner.play')}
      dotLabel={(index) => t('banner.goTo', { index: index + 1 })}
      slides={banners.map((banner, index) => ({
        id: banner.id,
        content: <BannerSlide banner={banner} index={index} room={room} look={look} />,
        className: asksToSignUp(banner) ? css.forGuests : undefined,
      }))}
    />
  )
}
