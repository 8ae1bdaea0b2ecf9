import type { Banner } from '@livery/contract/lobby'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { bannerTarget } from '../../shared/banners/banner-target.ts'
import { Figure } from '../../shared/format/figure.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './strip-hero.css.ts'
import { asksToSignUp, useHomeBanners } from './use-home-banners.ts'

/** As many as stand side by side on wide screens. */
const SHOWN = 3

/** The banners in one low line of words; nothing moves and no picture loads, so that the matches are on the first screen. */
export default function StripHero() {
  const t = useText('games')
  const banners = useHomeBanners()
  if (!banners) return <div className={css.placeholder} />
  if (banners.length === 0) return null
  return (
    <section className={css.strip} aria-label={t('banner.label')}>
      {banners.slice(0, SHOWN).map((banner) => (
        <StripBanner key={banner.id} banner={banner} />
      ))}
    </section>
  )
}

/** A banner as words alone. */
export function StripBanner({ banner }: { readonly banner: Banner }) {
  const target = bannerTarget(useVisit(), banner)
  const content = (
    <>
      <span className={css.words}>
        <span className={css.title}>{banner.title}</span>
        {banner.figure && <Figure figure={banner.figure} className={css.figure} />}
        {banner.action && <span className={css.action}>{banner.action}</span>}
      </span>
      {target && <Icon name="chevron-end" size="sm" />}
    </>
  )
  const forGuests = asksToSignUp(banner) ? css.forGuests : ''
  if (!target) return <div className={css.banner}>{content}</div>
  return target.href === undefined ? (
    <button type="button" className={css.banner} {...target}>
      {content}
    </button>
  ) : (
    <Link className={`${css.banner} ${forGuests}`} {...target}>
      {content}
    </Link>
  )
}
