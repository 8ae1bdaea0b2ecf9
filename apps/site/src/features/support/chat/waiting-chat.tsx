import { Skeleton } from '@livery/ui/skeleton'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './chat.css.ts'

/** How many lines each message on its way has; together they are higher than the frame, which shows the latest. */
const MESSAGES = [2, 1, 2, 3, 1, 2, 1, 2, 3, 1, 2] as const
/** Enough tabs to fill the line of a phone. */
const ROOMS = [1, 2, 3] as const

/** The places of the chat's rooms, and of the one that opens first. */
export function WaitingChat() {
  return (
    <div className={css.room}>
      <div className={css.waitingTabs}>
        {ROOMS.map((room) => (
          <div key={room} className={css.waitingTab}>
            <Skeleton />
          </div>
        ))}
      </div>
      <div className={css.head} />
      <WaitingMessages />
    </div>
  )
}

/** The places of a room's messages, the latest at the bottom as they will stand, and of the field below. */
export function WaitingMessages() {
  const t = useText('core')
  return (
    <>
      <div className={css.waiting} role="status" aria-busy="true" aria-label={t('a11y.loading')}>
        {MESSAGES.map((lines, message) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its order
          <div key={message} className={css.waitingMessage}>
            <div className={css.by}>
              <Skeleton className={css.waitingName} />
            </div>
            <div>
              {Array.from({ length: lines }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its order
                <Skeleton key={line} width={line < lines - 1 ? 'full' : 'long'} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <WaitingComposer />
    </>
  )
}

/** The place of the field and its button. */
export function WaitingComposer() {
  return (
    <div className={css.form}>
      <div className={css.waitingField}>
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="circle" />
    </div>
  )
}
