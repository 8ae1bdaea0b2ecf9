import { Badge } from '@livery/ui/badge'
import { Dialog } from '@livery/ui/dialog'
import { EmptyState } from '@livery/ui/empty-state'
import { Icon } from '@livery/ui/icon'
import { Spinner } from '@livery/ui/spinner'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'
import { mark } from '../mark.css.ts'
import * as css from './chat-room.css.ts'

/** The chat's rooms, and the hosts who are live in them. */
export default function ChatRoomPopup({ open, close }: PopupComponentProps<'chatRoom'>) {
  const t = useText('support')
  const core = useText('core')
  const rooms = useAnswer('roomList', { language: useLanguageCode() })
  const models = useAnswer('liveModelList', {}).data?.list ?? []
  const list = rooms.data?.list ?? []
  return (
    <Dialog open={open} onClose={close} title={t('chat.title')} closeLabel={core('a11y.closeDialog')}>
      {rooms.isPending && <Spinner label={core('state.loading')} />}
      {rooms.isError && <RetryNotice onRetry={() => void rooms.refetch()} />}
      {rooms.data && list.length === 0 && <EmptyState drawing="list" title={t('chat.empty')} />}
      {list.length > 0 && (
        <ul className={css.rooms} aria-label={t('chat.rooms')}>
          {list.map(({ id, title }) => {
            const hosts = models.filter(({ room }) => room === id)
            return (
              <li key={id} className={css.room}>
                <span className={mark}>
                  <Icon name="chat" />
                </span>
                <div className={css.words}>
                  <p className={css.name}>
                    <bdi>{title}</bdi>
                  </p>
                  {hosts.length > 0 && (
                    <p className={css.hosts}>
                      <bdi>{hosts.map(({ name }) => name).join(' · ')}</bdi>
                    </p>
                  )}
                </div>
                {hosts.length > 0 && <Badge tone="hot">{t('chat.live')}</Badge>}
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )
}
