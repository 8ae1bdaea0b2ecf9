import { PAGES } from '@livery/contract/pages'
import { Button, ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { PageNumbers } from '../../../shared/page-numbers/page-numbers.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useChatRooms } from '../../../shared/support/use-chat-rooms.ts'
import { useLanguageCode, useSession, useVisit } from '../../../shared/visit/use-visit.ts'
import { Waiting } from '../../../shared/waiting/waiting.tsx'
import * as css from './inbox.css.ts'
import { InboxItem } from './inbox-item.tsx'
import { useInboxActs } from './use-inbox-acts.ts'

/** Enough placeholders to look like a list that is loading. */
const PLACES = [1, 2, 3, 4]

/** The member's messages. One opens at a time, and opening a message marks it as read. */
export default function InboxPage() {
  const t = useText('messages')
  const core = useText('core')
  const { popups } = useVisit()
  const isMember = useSession(({ member }) => member !== null && !member.isTrial)
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<string | null>(null)
  const inbox = useAnswer(
    'messages',
    { language: useLanguageCode(), pageNo: page },
    { enabled: isMember, keepFormer: true, staleMs: 0 },
  )
  const rooms = useChatRooms({ enabled: isMember })
  const acts = useInboxActs()
  const { data } = inbox
  const unread = data?.unreadMessage ?? 0
  return (
    <MemberCentre title={core('page.messageV2')} lead={t('lead')}>
      <div className={css.bar}>
        <p className={css.state} role="status">
          {data && (unread > 0 ? t('unread', { count: unread }) : t('allRead'))}
        </p>
        <div className={css.acts}>
          {rooms.data && rooms.data.list.length > 0 && (
            <ButtonLink href={PAGES.chat.path} variant="ghost" size="sm" icon="chat">
              {core('page.chat')}
            </ButtonLink>
          )}
          <Button variant="ghost" size="sm" icon="bell" onClick={() => popups.open('notifications', {})}>
            {t('push.title')}
          </Button>
          <Button variant="secondary" size="sm" disabled={unread === 0 || acts.isBusy} onClick={() => acts.read(null)}>
            {t('readAll')}
          </Button>
        </div>
      </div>
      {inbox.isPending && (
        <Waiting className={css.list}>
          {PLACES.map((place) => (
            <Skeleton key={place} className={css.waiting} />
          ))}
        </Waiting>
      )}
      {inbox.isError && !data && <RetryNotice onRetry={() => void inbox.refetch()} />}
      {data?.list.length === 0 && page === 1 && (
        <EmptyState drawing="list" level={2} title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink href={PAGES.promotions.path} variant="secondary">
            {core('nav.promotions')}
          </ButtonLink>
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul className={css.list}>
          {data.list.map((message) => (
            <InboxItem
              key={message.id}
              message={message}
              isOpen={opened === message.id}
              onToggle={() => {
                setOpened(opened === message.id ? null : message.id)
                if (!message.read) acts.read([message.id])
              }}
              onDelete={() => acts.remove(message)}
            />
          ))}
        </ul>
      )}
      {data && <PageNumbers page={page} total={data.totalPages} onChange={setPage} />}
    </MemberCentre>
  )
}
