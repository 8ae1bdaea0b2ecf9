import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useSession } from '../../../shared/visit/use-visit.ts'
import * as css from './feedback.css.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { Thread } from './thread.tsx'

/** Writing to customer service, and what was written before, with the answers. */
export default function FeedbackPage() {
  const t = useText('feedback')
  const core = useText('core')
  const isMember = useSession(({ member }) => member !== null && !member.isTrial)
  const threads = useAnswer('feedbackThreads', {}, { enabled: isMember, staleMs: 0 })
  const [opened, setOpened] = useState<string | null>(null)
  const list = threads.data?.list ?? []
  const shown = opened ?? list[0]?.id
  return (
    <MemberCentre title={core('page.feedback')} lead={t('lead')}>
      <section className={css.panel} aria-label={t('new')}>
        <FeedbackForm onSent={setOpened} />
      </section>
      <section className={css.threads} aria-labelledby="feedback-threads">
        <h2 id="feedback-threads" className={css.heading}>
          {t('threads')}
        </h2>
        {threads.isPending && <Skeleton className={css.waiting} />}
        {threads.isError && !threads.data && <RetryNotice onRetry={() => void threads.refetch()} />}
        {threads.data && list.length === 0 && (
          <EmptyState drawing="list" title={t('emptyTitle')} text={t('emptyText')} />
        )}
        {list.map((thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            isOpen={thread.id === shown}
            onToggle={() => setOpened(thread.id === shown ? '' : thread.id)}
          />
        ))}
      </section>
    </MemberCentre>
  )
}
