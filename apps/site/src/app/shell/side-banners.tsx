import { cx } from '@livery/ui/cx'
import { Link } from '@livery/ui/link'
import { bannerTarget } from '../../shared/banners/banner-target.ts'
import { useAfterDelay } from '../../shared/near/use-after-delay.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useHydrated } from '../../shared/visit/use-hydrated.ts'
import { useLanguageCode, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './side-banners.css.ts'

/** The group of banners that the side menu shows. */
const SIDE_BANNERS = 'w_leftmenu'

/** The width of the picture that is enough for a menu. */
const WIDTH = 640

/** The lobby's own pictures come first. */
const PICTURES_AFTER_MS = 3000

/** The merchant's banners for the side menu: pictures with their title. */
export function SideBanners() {
  const visit = useVisit()
  const isLater = useAfterDelay(PICTURES_AFTER_MS)
  const { data } = useAnswer('getBanners', { language: useLanguageCode() })
  // They are at the end of a menu that scrolls, so they are left out of the first HTML, which must stay small.
  const banners = useHydrated() ? (data?.list ?? []).filter(({ groupName }) => groupName === SIDE_BANNERS) : []
  return (
    <ul className={css.list}>
      {banners.map((banner) => {
        const target = bannerTarget(visit, banner)
        const look = (
          <>
            <span className={css.picture}>
              {isLater && (
                <img src={`${banner.url}/${WIDTH}`} width={WIDTH} height={244} loading="lazy" decoding="async" alt="" />
              )}
            </span>
            <span className={css.title}>{banner.title}</span>
            {banner.text && <span className={css.text}>{banner.text}</span>}
          </>
        )
        return (
          <li key={banner.id}>
            {target?.href !== undefined ? (
              <Link className={cx(css.banner, css.pressable)} {...target}>
                {look}
              </Link>
            ) : target ? (
              <button type="button" className={cx(css.banner, css.pressable)} {...target}>
                {look}
              </button>
            ) : (
              <div className={css.banner}>{look}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
