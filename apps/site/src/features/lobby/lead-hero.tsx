import type { Banner } from '@livery/contract/lobby'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { bannerTarget } from '../../shared/banners/banner-target.ts'
import { Figure } from '../../shared/format/figure.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { BannerSlide } from './banner-slide.tsx'
import * as css from './lead-hero.css.ts'
import { asksToSignUp, useHomeBanners } from './use-home-banners.ts'

/** The number of banners beside the first one. */
const LISTED = 3

/** The first banner with its picture, and the next ones as a list beside it; nothing moves, and one picture loads. */
export default function LeadHero() {
  const t = useText('games')
  const banners = useHomeBanners()
  if (!banners) return <div className={css.placeholder} />
  const [first, ...others] = banners
  if (!first) return null
  return (
    <section className={css.hero} aria-label={t('banner.label')}>
      <div className={asksToSignUp(first) ? css.forGuests : undefined}>
        <BannerSlide banner={first} index={0} room="lead" look={css.look} />
      </div>
      {others.length > 0 && (
        <ul className={css.list}>
          {others.slice(0, LISTED).map((banner) => (
            <li key={banner.id}>
              <ListedBanner banner={banner} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ListedBanner({ banner }: { readonly banner: Banner }) {
  const target = bannerTarget(useVisit(), banner)
  const words = (
    <span className={css.listedWords}>
      <span className={css.name}>{banner.title}</span>
      {banner.figure && <Figure figure={banner.figure} className={css.listedFigure} />}
      {banner.text && <span className={css.text}>{banner.text}</span>}
    </span>
  )
  if (!target) return <div className={css.entry}>{words}</div>
  const content = (
    <>
      {words}
      <Icon name="chevron-end" size="sm" className={css.arrow} />
    </>
  )
  return target.href === undefined ? (
    <button type="button" className={css.entry} {...target}>
      {content}
    </button>
  ) : (
    <Link className={css.entry} {...target}>
      {content}
    </Link>
  )
}
