import { cx } from '@livery/ui/cx'
import { useText } from '../../shared/i18n/use-text.ts'
import { BannerSlide } from './banner-slide.tsx'
import { MosaicGames } from './mosaic-games.tsx'
import * as css from './mosaic-hero.css.ts'
import { asksToSignUp, useHomeBanners } from './use-home-banners.ts'
import { MOSAIC_GAMES, useHotGames } from './use-hot-games.ts'

const LARGE = '(min-width: 80rem) 20rem, (min-width: 48rem) 24vw, 47vw'
const SMALL = '(min-width: 80rem) 10rem, (min-width: 48rem) 24vw, 24vw'

/** The merchant's banners and hottest games as cells of one grid; each cell keeps its place while it loads. */
export default function MosaicHero() {
  const t = useText('games')
  const banners = useHomeBanners()
  const { inMosaic: games, isPending } = useHotGames()
  if (banners?.length === 0 && games.length === 0 && !isPending) return null
  const [lead, ...others] = banners ?? []
  const isAlone = games.length === 0 && !isPending
  // If members do not see the first one, another one is the first for them.
  const first = lead && asksToSignUp(lead) ? others.find((banner) => !asksToSignUp(banner)) : undefined
  return (
    <section className={css.mosaic} aria-label={t('banner.label')}>
      {!banners && <div className={css.leadPlace} />}
      {lead && (
        <div className={cx(css.lead, isAlone && css.alone)}>
          <div className={cx(css.leadCell, asksToSignUp(lead) && css.forGuests)}>
            <BannerSlide banner={lead} index={0} room="mosaic" look={css.leadLook} />
          </div>
        </div>
      )}
      <MosaicGames className={css.games} count={MOSAIC_GAMES} sizes={SMALL} firstSizes={LARGE} />
      {!banners && <div className={css.othersPlace} />}
      {others.length > 0 && (
        <div className={css.others}>
          {others.map((banner, index) => (
            <div
              key={banner.id}
              data-mode="dark"
              className={cx(css.other, (banner === first || asksToSignUp(banner)) && css.notForMembers)}
            >
              <BannerSlide banner={banner} index={index + 1} room="cell" look={css.otherLook} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
