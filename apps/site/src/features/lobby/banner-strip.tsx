import type { Banner } from '@livery/contract/lobby'
import { Carousel } from '@livery/ui/carousel'
import { useText } from '../../shared/i18n/use-text.ts'
import { HOME_BANNERS } from '../../shared/pictures/banner-picture.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode, useSession } from '../../shared/visit/use-visit.ts'
import { BannerSlide } from './banner-slide.tsx'
import * as css from './banner-strip.css.ts'

const asksToSignUp = ({ linkageType }: Banner) => linkageType === 'register'

/** The merchant's banners; members do not see those that invite to register. */
export function BannerStrip() {
  const t = useText('games')
  const { data, isPending } = useAnswer('getBanners', { language: useLanguageCode() })
  const hasAccount = useSession(({ phase, member }) => phase !== 'guest' && !member?.isTrial)
  const banners: readonly Banner[] =
    data?.list.filter((banner) => banner.groupName === HOME_BANNERS && !(hasAccount && asksToSignUp(banner))) ?? []
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
        content: <BannerSlide banner={banner} index={index} isAlone={banners.length === 1} />,
        className: asksToSignUp(banner) ? css.forGuests : undefined,
      }))}
    />
  )
}
