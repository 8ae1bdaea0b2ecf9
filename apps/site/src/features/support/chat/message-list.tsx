import type { ChatRoom, ChatSelf } from '@livery/contract/support/chat'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './chat.css.ts'
import { Message } from './message.tsx'
import type { OpenRoom } from './open-room.ts'
import { OutgoingMessage } from './outgoing-message.tsx'
import { ReportDialog } from './report-dialog.tsx'

interface MessageListProps {
  readonly open: OpenRoom
  readonly room: ChatRoom
  readonly self: ChatSelf | undefined
}

/** Within so many pixels of the end one reads the latest. */
const NEAR_END = 48

/**
 * The messages, the latest at the bottom. A reader at the end follows new messages; a reader of older ones is not
 * moved.
 */
export function MessageList({ open, room, self }: MessageListProps) {
  const t = useText('chat')
  const count = useCount()
  const { log, outgoing, mine, isLoadingOlder, author: sender } = useStore(open.view)
  const own = self?.author ?? sender
  const [reported, setReported] = useState<number | null>(null)
  const [seen, setSeen] = useState(() => log?.messages.at(-1)?.seq ?? 0)
  const list = useRef<HTMLDivElement>(null)
  /** The former scroll position: the distance from the end, and the first message. */
  const stood = useRef({ fromEnd: 0, first: 0 })
  const messages = log?.messages ?? []
  const last = messages.at(-1)?.seq ?? 0
  const first = messages[0]?.seq ?? 0
  const hidden = new Set(self?.hidden.map(({ author }) => author))
  const shown = messages.filter(({ author }) => !hidden.has(author))
  const unseen = shown.filter(({ seq, author }) => seq > seen && author !== own).length

  // Before it is painted, so that nothing jumps: the end stays in view, or what was read stays in its place.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (open.reading.isAtEnd) element.scrollTop = element.scrollHeight
    else if (first < stood.current.first) element.scrollTop = element.scrollHeight - stood.current.fromEnd
    stood.current = { fromEnd: element.scrollHeight - element.scrollTop, first }
    if (open.reading.isAtEnd) setSeen(last)
  })

  // The field below grows and shrinks with what is typed and said there.
  useEffect(() => {
    const element = list.current
    if (!element) return
    const sizes = new ResizeObserver(() => {
      if (open.reading.isAtEnd) element.scrollTop = element.scrollHeight
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [open])

  const onScroll = () => {
    const element = list.current
    if (!element) return
    const fromEnd = element.scrollHeight - element.scrollTop
    open.reading.isAtEnd = fromEnd - element.clientHeight < NEAR_END
    stood.current = { fromEnd, first }
    if (open.reading.isAtEnd) setSeen(last)
  }
  const toEnd = () => {
    open.reading.isAtEnd = true
    list.current?.scrollTo({ top: list.current.scrollHeight })
    setSeen(last)
  }
  return (
    <div className={css.listFrame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section ref={list} className={css.list} onScroll={onScroll} tabIndex={0} aria-label={room.title}>
        {log?.hasMore && (
          <Button
            variant="ghost"
            size="sm"
            className={css.older}
            busy={isLoadingOlder}
            onClick={() => void open.older().catch(() => undefined)}
          >
            {t('older')}
          </Button>
        )}
        {messages.length === 0 && outgoing.length === 0 && (
          <EmptyState drawing="list" title={t('emptyTitle')} text={t('emptyText')} />
        )}
        <div role="log" aria-label={room.title} aria-busy={isLoadingOlder} className={css.log}>
          {shown.map((message) => (
            <Message
              key={message.seq}
              message={message}
              isOwn={message.author === own}
              pressed={mine.get(message.seq)}
              mayAct={self !== undefined}
              open={open}
              onReport={() => setReported(message.seq)}
            />
          ))}
        </div>
        {outgoing.map((one) => (
          <OutgoingMessage key={one.requestKey} message={one} open={open} />
        ))}
      </section>
      {unseen > 0 && !open.reading.isAtEnd && (
        <Button size="sm" icon="chevron-down" className={css.jump} onClick={toEnd}>
          {t('newMessages', { count: unseen, shown: count(unseen) })}
        </Button>
      )}
      {reported !== null && <ReportDialog room={room.id} seq={reported} onClose={() => setReported(null)} />}
    </div>
  )
}
