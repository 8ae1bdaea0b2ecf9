import { VIP_PAGE } from '@livery/contract/pages'
import { useText } from '../../../shared/i18n/use-text.ts'
import { hasMemberPage } from '../../../shared/member-centre/has-member-page.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './account-overview.css.ts'
import { LevelCard } from './level-card.tsx'
import { MessagesCard, RewardsCard, WithdrawalsCard } from './waiting-cards.tsx'

/** The member's standing and what waits for the member, each as a link to its page; only what the merchant has. */
export function AccountOverview() {
  const t = useText('auth')
  const { boot } = useVisit()
  return (
    <ul className={css.cards} aria-label={t('security.overview.title')}>
      {boot.menus.sideMenu.includes(VIP_PAGE) && <LevelCard />}
      {hasMemberPage(boot, 'withdraw') && <WithdrawalsCard />}
      {hasMemberPage(boot, 'rewardCenter') && <RewardsCard />}
      {hasMemberPage(boot, 'messageV2') && <MessagesCard />}
    </ul>
  )
}
