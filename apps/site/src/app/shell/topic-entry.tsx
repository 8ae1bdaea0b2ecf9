import { announcementsRequest } from '@livery/contract/lobby-queries'
import type { PromotionTopic } from '@livery/contract/messages/promotion-words'
import { PAGES } from '@livery/contract/pages'
import { Icon, type IconName } from '@livery/ui/icon'
import { Link } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'
import * as css from './side-menu.css.ts'

const ICONS: Readonly<Record<PromotionTopic, IconName>> = { vipBonus: 'crown', referEarn: 'users', bonusBets: 'gift' }

/** Leads to the newest promotion on a topic; renders nothing when there is none. */
export function TopicEntry({ topic }: { readonly topic: PromotionTopic }) {
  const t = useText('core')
  const { data } = useAnswer('getAnnouncementContentV2', announcementsRequest(useLanguageCode()))
  const promotion = data?.promotions.find((one) => one.topic === topic)
  if (!promotion) return null
  const title = t(`sideMenu.${topic}`)
  return (
    <Link to={`${PAGES.promotions.path}#${promotion.id}`} className={css.entry} title={title}>
      <Icon name={ICONS[topic]} />
      <span className={css.label}>{title}</span>
    </Link>
  )
}
