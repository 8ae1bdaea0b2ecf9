import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'
import { VipLevels } from './vip-levels.tsx'
import { VipStanding } from './vip-standing.tsx'

/** The VIP levels: how far the member is, and what each level takes and gives. */
export default function VipPage() {
  const t = useText('rewards')
  const core = useText('core')
  return (
    <MemberCentre title={core('page.vip')} lead={t('vip.lead')}>
      <Levels />
    </MemberCentre>
  )
}

function Levels() {
  const t = useText('rewards')
  const core = useText('core')
  const { data, isPending, isError, refetch } = useAnswer('vip', {}, { staleMs: 0 })
  if (isPending) return <WaitingCards cards={[3, 4]} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  if (!data) return null
  if (data.levels.length === 0)
    return (
      <EmptyState drawing="list" level={2} title={t('vip.none')} text={t('vip.noneText')}>
        <ButtonLink href={PAGES.promotions.path} variant="secondary">
          {core('nav.promotions')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <VipStanding vip={data} />
      <VipLevels vip={data} />
    </>
  )
}
