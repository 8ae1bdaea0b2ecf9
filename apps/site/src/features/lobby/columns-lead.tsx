import { useText } from '../../shared/i18n/use-text.ts'
import { BannerSlide } from './banner-slide.tsx'
import * as css from './columns-lead.css.ts'
import * as strip from './strip-hero.css.ts'
import { StripBanner } from './strip-hero.tsx'
import { asksToSignUp, useHomeBanners } from './use-home-banners.ts'

/** The number of banners side by side below the first one. */
const LISTED = 3

/**
 * The hero between two columns: the first banner with its picture, and the next ones as words in a line below. Nothing
 * moves.
 */
export default function ColumnsLead() {
  const t = useText('games')
  const banners = useHomeBanners()
  if (!banners) return <div className={css.placeholder} />
  const [first, ...others] = banners
  if (!first) return null
  return (
    <section className={css.hero} aria-label={t('banner.label')}>
      <div className={asksToSignUp(first) ? strip.forGuests : undefined}>
        <BannerSlide banner={first} index={0} room="lead" look={css.look} />
      </div>
      {others.length > 0 && (
        <div className={css.others}>
          {others.slice(0, LISTED).map((banner) => (
            <StripBanner key={banner.id} banner={banner} />
          ))}
        </div>
      )}
    </section>
  )
}
