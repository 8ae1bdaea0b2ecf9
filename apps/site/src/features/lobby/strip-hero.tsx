import type { Banner } from '@livery/contract/lobby'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { bannerTarget } from '../../shared/banners/banner-target.ts'
import { Figure } from '../../shared/format/figure.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { smallPicture } from '../../shared/pictures/banner-picture.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './strip-hero.css.ts'
import { asksToSignUp, useHomeBanners } from './use-home-banners.ts'

/** The number of banners side by side on wide screens. */
const SHOWN = 3

/** The banners in one low line, so that the matches are on the first screen; nothing moves. */
export default function StripHero() {
  const t = useText('games')
  const banners = useHomeBanners()
  if (!banners) return <div className={css.placeholder} />
  if (banners.length === 0) return null
  return (
    // The pictures are dark in both modes, and the brand's deep tone, which only the light mode has, stands beside
    // them.
    <section className={css.strip} aria-label={t('banner.label')} data-mode="light">
      {banners.slice(0, SHOWN).map((banner) => (
        <StripBanner key={banner.id} banner={banner} hasPicture />
      ))}
    </section>
  )
}

interface StripBannerProps {
  readonly banner: Banner
  /** Its subject stands at the far end. */
  readonly hasPicture?: boolean
}

/** A banner as words, with or without its picture. */
export function StripBanner({ banner, hasPicture = false }: StripBannerProps) {
  const target = bannerTarget(useVisit(), banner)
  const content = (
    <>
      {hasPicture && (
        <img
          className={css.picture}
          src={smallPicture(banner.url)}
          width={640}
          height={360}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={css.words}>
        <span className={css.title}>{banner.title}</span>
        {banner.figure && <Figure figure={banner.figure} className={css.figure} />}
        {banner.action && <span className={css.action}>{banner.action}</span>}
      </span>
      {target && !hasPicture && <Icon name="chevron-end" size="sm" />}
    </>
  )
  const forGuests = asksToSignUp(banner) ? css.forGuests : ''
  const look = hasPicture ? css.pictured : css.banner
  if (!target) return <div className={look}>{content}</div>
  return target.href === undefined ? (
    <button type="button" className={look} {...target}>
      {content}
    </button>
  ) : (
    <Link className={`${look} ${forGuests}`} {...target}>
      {content}
    </Link>
  )
}
