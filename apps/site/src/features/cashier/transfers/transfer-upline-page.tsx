import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { WaitingSections } from '../../../shared/waiting/waiting-sections.tsx'
import { PasswordSection } from '../withdraw/password-section.tsx'
import { LatestTransfers } from './latest-transfers.tsx'
import { UplineForm } from './upline-form.tsx'

/** Money to the agent above, and what came and went within the team (docs/product.md 10.2). */
export default function TransferUplinePage() {
  const t = useText('transfer')
  const core = useText('core')
  return (
    <MemberCentre title={core('page.transferUpline')} lead={t('lead')}>
      <Desk />
    </MemberCentre>
  )
}

function Desk() {
  const t = useText('transfer')
  const core = useText('core')
  const { data, isPending, isError, refetch } = useAnswer('transferDesk', {}, { staleMs: 0 })
  if (isPending) return <WaitingSections sections={['form', 'list']} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  if (!data) return null
  const { upline, toUpline, hasPassword, transfers } = data
  return (
    <>
      {(upline === null || toUpline === null) && (
        <EmptyState
          drawing="list"
          level={2}
          title={t('none.title')}
          text={t(upline === null ? 'none.noUpline' : 'none.notHere')}
        >
          <ButtonLink href={PAGES.withdraw.path}>{core('page.withdraw')}</ButtonLink>
        </EmptyState>
      )}
      {upline !== null && toUpline !== null && hasPassword && (
        <UplineForm desk={data} upline={upline} limits={toUpline} />
      )}
      {upline !== null && toUpline !== null && !hasPassword && <PasswordSection hasPassword={false} />}
      {transfers.length > 0 && <LatestTransfers transfers={transfers} />}
    </>
  )
}
