import { announcementsRequest } from '@livery/contract/lobby-queries'
import { PAGES } from '@livery/contract/pages'
import { Link } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'
import * as css from './promotion-links.css.ts'

/** The side menu shows this many; the rest are behind "more" (docs/product.md 9.1). */
const SHOWN = 6

/** The newest promotions. */
export function PromotionLinks() {
  const t = useText('core')
  const { data } = useAnswer('getAnnouncementContentV2', announcementsRequest(useLanguageCode()))
  const promotions = data?.promotions ?? []
  if (promotions.length === 0) return null
  return (
    <ul className={css.list}>
      {promotions.slice(0, SHOWN).map(({ id, title }) => (
        <li key={id}>
          <Link to={`${PAGES.promotions.path}#${id}`} className={css.link}>
            {title}
          </Link>
        </li>
      ))}
      {promotions.length > SHOWN && (
        <li>
          <Link to={PAGES.promotions.path} className={css.more}>
            {t('sideMenu.morePromotions')}
          </Link>
        </li>
      )}
    </ul>
  )
}
