import type { ChatRoom, ChatSelf } from '@livery/contract/support/chat'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useCount } from '../../../shared/format/use-count.ts'
import type { CallError } from '../../../shared/http/call-error.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useSession, useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './chat.css.ts'
import { Composer } from './composer.tsx'
import { HiddenPeople } from './hidden-people.tsx'
import { MessageList } from './message-list.tsx'
import type { OpenRoom } from './open-room.ts'
import { useRoom } from './use-room.ts'
import { WaitingMessages } from './waiting-chat.tsx'

interface RoomProps {
  readonly room: ChatRoom
  /** The hosts who are live in it. */
  readonly hosts: readonly string[]
}

/** One room: who is there, what was written, and the field to write in. */
export function Room({ room, hosts }: RoomProps) {
  const open = useRoom(room.id)
  const failure = useStore(open.view, (view) => view.failure)
  const isLoaded = useStore(open.view, (view) => view.log !== null)
  const isMember = useSession(({ member }) => member !== null && !member.isTrial)
  const self = useAnswer('chatSelf', {}, { enabled: isMember, staleMs: 60_000 })
  // Until it is known whom a member has hidden, nobody's messages are shown.
  const isReady = isLoaded && !(isMember && self.isPending)
  if (!isLoaded && failure) return <NoEntry failure={failure} level={room.level} onRetry={open.enter} />
  return (
    <div className={css.room}>
      <Head open={open} hosts={hosts} />
      {isReady ? (
        <Messages open={open} room={room} self={self.data} onSelf={() => void self.refetch()} />
      ) : (
        <WaitingMessages />
      )}
    </div>
  )
}

interface MessagesProps {
  readonly open: OpenRoom
  readonly room: ChatRoom
  readonly self: ChatSelf | undefined
  /** Who one is in the chat is known only after one's first message. */
  readonly onSelf: () => void
}

function Messages({ open, room, self, onSelf }: MessagesProps) {
  const [isHiddenOpen, setHiddenOpen] = useState(false)
  const hidden = self?.hidden ?? []
  return (
    <>
      {isHiddenOpen && <HiddenPeople hidden={hidden} onClose={() => setHiddenOpen(false)} />}
      <MessageList open={open} room={room} self={self} />
      <Composer
        open={open}
        room={room.id}
        self={self}
        onSent={() => {
          if (!self?.author) onSelf()
        }}
        onHidden={hidden.length > 0 ? () => setHiddenOpen(true) : undefined}
      />
    </>
  )
}

function Head({ open, hosts }: { readonly open: OpenRoom; readonly hosts: readonly string[] }) {
  const t = useText('chat')
  const support = useText('support')
  const count = useCount()
  const { isLive, people, slowSeconds, log } = useStore(open.view)
  return (
    <div className={css.head}>
      {hosts.length > 0 && (
        <p className={css.hosts}>
          <Badge tone="hot">{support('chat.live')}</Badge> <bdi>{hosts.join(' · ')}</bdi>
        </p>
      )}
      <p className={css.state} role="status">
        {log && !isLive ? t('connecting') : people > 0 ? t('people', { count: people, shown: count(people) }) : null}
        {isLive && slowSeconds > 0 && <span>{t('pause', { count: slowSeconds, shown: count(slowSeconds) })}</span>}
      </p>
    </div>
  )
}

interface NoEntryProps {
  readonly failure: CallError
  readonly level: number
  readonly onRetry: () => void
}

function NoEntry({ failure, level, onRetry }: NoEntryProps) {
  const t = useText('chat')
  const count = useCount()
  const { popups } = useVisit()
  const isTrial = useSession(({ member }) => member?.isTrial ?? false)
  if (failure.code === 'FORBIDDEN')
    return <EmptyState drawing="list" title={t('levelTitle')} text={t('levelText', { level: count(level) })} />
  if (failure.code === 'NOT_SIGNED_IN')
    return (
      <EmptyState drawing="list" title={t('membersTitle')} text={t('membersText')}>
        <Button onClick={() => popups.open('auth', { tab: isTrial ? 'register' : 'login' })}>
          {t(isTrial ? 'register' : 'login')}
        </Button>
      </EmptyState>
    )
  if (failure.code === 'NOT_FOUND') return <EmptyState drawing="list" title={t('goneTitle')} />
  return <RetryNotice onRetry={onRetry} />
}
