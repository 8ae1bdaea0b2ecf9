import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Tabs } from '@livery/ui/tabs'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useChatRooms } from '../../../shared/support/use-chat-rooms.ts'
import { useSession } from '../../../shared/visit/use-visit.ts'
import * as css from './chat.css.ts'
import { Room } from './room.tsx'
import { WaitingChat } from './waiting-chat.tsx'

function NoRooms() {
  const t = useText('support')
  const core = useText('core')
  return (
    <div className={css.none}>
      <EmptyState drawing="list" level={2} title={t('chat.empty')}>
        <ButtonLink href={PAGES.help.path} variant="secondary">
          {core('footer.help')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

/** The chat: its rooms as tabs, one of which is open. */
export function ChatPanel({ room }: { readonly room?: string | undefined }) {
  const t = useText('support')
  const rooms = useChatRooms()
  const models = useAnswer('liveModelList', {}).data?.list ?? []
  const level = useSession(({ member }) => member?.vipRankLevel ?? 0)
  const [chosen, setChosen] = useState(room)
  const list = rooms.data?.list ?? []
  const open = list.find(({ id }) => id === chosen) ?? list[0]
  if (rooms.isError && !rooms.data)
    return (
      <div className={css.none}>
        <RetryNotice onRetry={() => void rooms.refetch()} />
      </div>
    )
  if (!rooms.data) return <WaitingChat />
  if (!open) return <NoRooms />
  const hostsOf = (id: string) => models.filter((model) => model.room === id).map(({ name }) => name)
  if (list.length === 1) return <Room key={open.id} room={open} hosts={hostsOf(open.id)} />
  return (
    <Tabs
      className={css.tabs}
      label={t('chat.rooms')}
      value={open.id}
      onChange={setChosen}
      tabs={list.map((one) => ({
        id: one.id,
        label: one.title,
        ...(one.level > level && { icon: 'lock' as const }),
        panel: <Room key={one.id} room={one} hosts={hostsOf(one.id)} />,
      }))}
    />
  )
}
