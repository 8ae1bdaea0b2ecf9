import type { Banner } from '@livery/contract/lobby'
import { Link } from '@livery/ui/link'
import { usePicture } from '@livery/ui/use-picture'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './auth-popup.css.ts'

const CARDS = 3
/** The column is two fifths of the dialog. */
const COLUMN = '(min-width: 48rem) 21rem, 1px'

/** Beside the forms, where there is room: the merchant's banner of the group, or its logo and games. */
export function AuthWelcome({ group }: { readonly group: Banner['groupName'] }) {
  const { data } = useAnswer('getBanners', { language: useLanguageCode() })
  const banner = data?.list.find(({ groupName }) => groupName === group)
  return banner ? <BannerFace banner={banner} /> : <MerchantFace />
}

function BannerFace({ banner }: { readonly banner: Banner }) {
  const { popups } = useVisit()
  const { linkageType, link } = banner
  const leads = linkageType === 'page' || linkageType === 'external' ? link : null
  return (
    <div className={css.welcome}>
      <img
        className={css.banner}
        src={`${banner.url}/960`}
        srcSet={`${banner.url}/480 480w, ${banner.url}/960 960w`}
        sizes={COLUMN}
        alt=""
      />
      <div className={css.bannerWords}>
        <Mark />
        <p className={css.welcomeName}>
          {leads ? (
            <Link className={css.bannerLink} href={leads} onClick={() => popups.closeAll()}>
              {banner.title}
            </Link>
          ) : (
            banner.title
          )}
        </p>
        {banner.text && <p className={css.welcomeText}>{banner.text}</p>}
        <Duties />
      </div>
    </div>
  )
}

/** Decoration, so it is not read by screen readers. */
function MerchantFace() {
  const { merchant } = useVisit().boot
  const { data } = useAnswer('getHotGameList', { language: useLanguageCode() })
  return (
    <div className={css.welcome} aria-hidden="true">
      <div className={css.welcomeWords}>
        <Mark />
        <p className={css.welcomeName}>{merchant.name}</p>
        <p className={css.welcomeText}>{merchant.tagline}</p>
        <div className={css.hand}>
          {data?.list.slice(0, CARDS).map((game) => (
            <img key={game.nodeId} className={css.card} src={`${game.iconUrl}/240`} alt="" />
          ))}
        </div>
        <Duties />
      </div>
    </div>
  )
}

/** The merchant's mark; without a connection it is left out, since nothing stands in for it. */
function Mark() {
  const { logo } = useVisit().boot.merchant
  const { failed, attempt, onError, ref } = usePicture(logo.mark)
  return failed ? null : (
    <img key={attempt} ref={ref} className={css.welcomeMark} src={logo.mark} alt="" onError={onError} />
  )
}

function Duties() {
  const t = useText('core')
  const { merchant } = useVisit().boot
  return (
    <p className={css.welcomeSmall}>
      {t('compliance.age', { age: merchant.jurisdiction.ageMinimum })} · {t('compliance.responsible')}
    </p>
  )
}
