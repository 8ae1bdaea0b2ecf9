import { announcementsRequest } from '@livery/contract/lobby-queries'
import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { EmptyState } from '@livery/ui/empty-state'
import { Icon } from '@livery/ui/icon'
import { Spinner } from '@livery/ui/spinner'
import { useState } from 'react'
import { Day } from '../../shared/format/day.tsx'
import { CleanHtml } from '../../shared/html/clean-html.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { hasMemberPage } from '../../shared/member-centre/has-member-page.ts'
import { useUnreadMessages } from '../../shared/messages/use-unread-messages.ts'
import { RetryNotice } from '../../shared/notice/retry-notice.tsx'
import { PageNumbers } from '../../shared/page-numbers/page-numbers.tsx'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './notices-popup.css.ts'

/** Notices per page (docs/product.md 9.1). */
const PAGE_SIZE = 9

/** Every notice, folded; one can be open at a time. */
export default function NoticesPopup({ open, close, id }: PopupComponentProps<'notices'>) {
  const t = useText('core')
  const { data, isPending, isError, refetch } = useAnswer(
    'getAnnouncementContentV2',
    announcementsRequest(useLanguageCode()),
  )
  const unread = useUnreadMessages()
  const { boot } = useVisit()
  const notices = data?.notices ?? []
  const chosen = notices.findIndex((notice) => notice.id === id)
  const [page, setPage] = useState<number | null>(null)
  const [unfolded, setUnfolded] = useState<string | null>(id ?? null)
  const shownPage = page ?? (chosen < 0 ? 1 : Math.floor(chosen / PAGE_SIZE) + 1)
  const shown = notices.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE)
  return (
    <Dialog open={open} onClose={close} title={t('notice.title')} closeLabel={t('a11y.closeDialog')} size="lg">
      {unread > 0 && hasMemberPage(boot, 'messageV2') && (
        <ButtonLink href={PAGES.messageV2.path} variant="secondary" icon="mail" className={css.inbox} onClick={close}>
          {t('a11y.unread', { count: unread })}
        </ButtonLink>
      )}
      {isPending && <Spinner label={t('state.loading')} />}
      {isError && !data && <RetryNotice onRetry={() => void refetch()} />}
      {data && notices.length === 0 && (
        <EmptyState drawing="list" title={t('notice.empty')} text={t('notice.emptyHint')} />
      )}
      <ul className={css.list}>
        {shown.map((notice) => (
          <li key={notice.id} className={css.item}>
            <h3 className={css.heading}>
              <button
                type="button"
                className={css.fold}
                aria-expanded={unfolded === notice.id}
                onClick={() => setUnfolded(unfolded === notice.id ? null : notice.id)}
              >
                <span className={css.title}>{notice.title}</span>
                <Day className={css.date} instant={notice.publishedAt} />
                <Icon name="chevron-down" size="sm" className={css.arrow} />
              </button>
            </h3>
            {unfolded === notice.id && <CleanHtml html={notice.content} className={css.content} />}
          </li>
        ))}
      </ul>
      <PageNumbers page={shownPage} total={Math.ceil(notices.length / PAGE_SIZE)} onChange={setPage} />
    </Dialog>
  )
}
