import { PAGES, REFERRAL_PAGE } from '@livery/contract/pages'
import { Icon } from '@livery/ui/icon'
import { Link } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import { hasMemberPage } from '../../shared/member-centre/has-member-page.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './side-menu.css.ts'
import { TopicEntry } from './topic-entry.tsx'

/**
 * Visitors always see it; members see it while the referral promotion is on (docs/product.md 3.4), and it leads them to
 * their own invitation.
 */
export function ReferEarn() {
  const t = useText('core')
  const { boot } = useVisit()
  const isMember = useSession(({ phase, member }) => phase === 'member' && member?.isTrial !== true)
  const title = t('sideMenu.referEarn')
  if (!isMember) return <TopicEntry topic="referEarn" />
  if (!boot.capabilities.REFERRAL) return null
  if (!hasMemberPage(boot, REFERRAL_PAGE)) return <TopicEntry topic="referEarn" />
  return (
    <Link to={PAGES[REFERRAL_PAGE].path} className={css.entry} title={title}>
      <Icon name="users" />
      <span className={css.label}>{title}</span>
    </Link>
  )
}
