import type { Banner } from '@livery/contract/lobby'
import { Carousel } from '@livery/ui/carousel'
import { useText } from '../../shared/i18n/use-text.ts'
import { HOME_BANNERS } from '../../shared/pictures/banner-picture.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../shared/site/use-site.ts'
import { BannerSlide } from './banner-slide.tsx'
import * as css from './banner-strip.css.ts'

/** The merchant's highlights. */
export function BannerStrip() {
  const t = useText('games')
  const { data, isPending } = useAnswer('getBanners', { language: useLanguageCode() })
  const banners: readonly Banner[] = data?.list.filter(({ groupName }) => groupName === HOME_BANNERS) ?? []
  if (isPending) return <div className={css.placeholder} />
  if (banners.length === 0) return null
  return (
    <Carousel
      className={css.strip}
      label={t('banner.label')}
      pauseLabel={t('banner.pause')}
      playLabel={t('banner.play')}
      dotLabel={(index) => t('banner.goTo', { index: index + 1 })}
      slides={banners.map((banner, index) => ({
        id: banner.id,
        content: <BannerSlide banner={banner} index={index} />,
      }))}
    />
  )
}
