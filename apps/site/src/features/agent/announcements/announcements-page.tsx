import { announcementsRequest } from '@livery/contract/lobby-queries'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useState } from 'react'
import { Day } from '../../../shared/format/day.tsx'
import { CleanHtml } from '../../../shared/html/clean-html.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { PageNumbers } from '../../../shared/page-numbers/page-numbers.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import * as css from './announcements.css.ts'

/** Notices per page (docs/product.md 9.1). */
const PAGE_SIZE = 9

/** What the merchant announces, whole and in its order. */
export default function AnnouncementsPage() {
  const t = useText('agent')
  const core = useText('core')
  const { data, isPending, isError, refetch } = useAnswer(
    'getAnnouncementContentV2',
    announcementsRequest(useLanguageCode()),
  )
  const [page, setPage] = useState(1)
  const notices = data?.notices ?? []
  const shown = notices.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return (
    <AgentCentre title={t('page.announcements')} lead={t('lead.announcements')}>
      {isPending && <Skeleton shape="block" className={css.waiting} />}
      {isError && !data && <RetryNotice onRetry={() => void refetch()} />}
      {data && notices.length === 0 && (
        <EmptyState drawing="list" title={core('notice.empty')} text={core('notice.emptyHint')} />
      )}
      {shown.map((notice) => (
        <article key={notice.id} className={css.notice}>
          <h2 className={css.title}>{notice.title}</h2>
          <Day className={css.day} instant={notice.publishedAt} />
          <CleanHtml html={notice.content} />
        </article>
      ))}
      <PageNumbers page={page} total={Math.ceil(notices.length / PAGE_SIZE)} onChange={setPage} />
    </AgentCentre>
  )
}
