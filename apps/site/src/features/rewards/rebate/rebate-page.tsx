import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { ClaimSection } from './claim-section.tsx'
import { RebateHistory } from './rebate-history.tsx'
import { RebateRates } from './rebate-rates.tsx'

/** The rebate of stakes: what can be claimed, by which rates, and what was claimed. */
export default function RebatePage() {
  const t = useText('rewards')
  const core = useText('core')
  const answer = useAnswer('manualRebate', {}, { staleMs: 0 })
  const { data, isError, refetch } = answer
  return (
    <MemberCentre title={core('page.manualRebate')} lead={t('rebate.lead')}>
      {isError && !data && <RetryNotice onRetry={() => void refetch()} />}
      {!(isError && !data) && <ClaimSection rebate={data} isRenewed={answer.isFetching} onRenew={refetch} />}
      {data && data.rates.length > 0 && <RebateRates rates={data.rates} />}
      <RebateHistory />
    </MemberCentre>
  )
}
