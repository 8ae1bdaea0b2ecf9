import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'
import * as css from '../rewards.css.ts'
import { FriendsSection } from './friends-section.tsx'
import { InviteSection } from './invite-section.tsx'
import { InviterSection } from './inviter-section.tsx'
import { RewardsSection } from './rewards-section.tsx'

/** Inviting friends: the member's code, what is given for friends, who came and what they brought. */
export default function ReferralPage() {
  const t = useText('rewards')
  const core = useText('core')
  return (
    <MemberCentre title={core('page.referral')} lead={t('referral.lead')}>
      <Invitations />
    </MemberCentre>
  )
}

function Invitations() {
  const t = useText('rewards')
  const core = useText('core')
  const language = useLanguageCode()
  const { data, isPending, isError, refetch } = useAnswer('referral', { language }, { staleMs: 0 })
  if (isPending) return <WaitingCards cards={[2, 2, 3]} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  if (!data) return null
  const { code, rewards, friends, received, ready, invitedBy, enterUntil } = data
  const none = (
    <EmptyState drawing="list" level={2} title={t('referral.none')} text={t('referral.noneText')}>
      <ButtonLink href={PAGES.promotions.path} variant="secondary">
        {core('nav.promotions')}
      </ButtonLink>
    </EmptyState>
  )
  // Who can invite nobody, and never has, is not told that nobody came.
  if (code === null && invitedBy === null && friends.every(({ count }) => count === 0)) return none
  return (
    <>
      {code === null ? none : <InviteSection code={code} />}
      <Sums friends={friends} received={received} ready={ready} invitedBy={invitedBy} />
      {rewards.length > 0 && <RewardsSection rewards={rewards} />}
      {enterUntil !== null && <InviterSection until={enterUntil} />}
      <FriendsSection tiers={friends.map(({ tier }) => tier)} />
    </>
  )
}

interface SumsProps {
  readonly friends: readonly { readonly tier: number; readonly count: number }[]
  readonly received: string
  readonly ready: string
  readonly invitedBy: string | null
}

function Sums({ friends, received, ready, invitedBy }: SumsProps) {
  const t = useText('rewards')
  const money = useMoney()
  const count = useCount()
  const own = friends.find(({ tier }) => tier === 1)?.count ?? 0
  const figures = [
    { name: t('referral.tiers.1'), value: count(own) },
    ...friends
      .filter(({ tier }) => tier > 1)
      .map((one) => ({ name: t(`referral.tiers.${one.tier as 2 | 3}`), value: count(one.count) })),
    { name: t('bonuses.received'), value: money(received).text },
    { name: t('ready.title'), value: money(ready).text },
  ]
  const isReady = /[1-9]/.test(ready)
  return (
    <section className={css.section} aria-label={t('referral.sums')}>
      <div className={css.line}>
        <dl className={css.figures}>
          {figures.map(({ name, value }) => (
            <div key={name} className={css.figure}>
              <dt className={css.small}>{name}</dt>
              <dd className={css.figureValue}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {isReady && (
          <ButtonLink href={PAGES.rewardCenter.path} icon="gift">
            {t('claim')}
          </ButtonLink>
        )}
      </div>
      {invitedBy !== null && <p className={css.small}>{t('referral.invitedBy', { name: invitedBy })}</p>}
    </section>
  )
}
