import type { ChatMessage } from '@livery/contract/support/chat'
import { CHAT_REACTIONS, type ChatReaction } from '@livery/contract/support/chat-limits'
import { time } from '@livery/locale/date-time'
import { cx } from '@livery/ui/cx'
import { IconButton } from '@livery/ui/icon-button'
import { Menu } from '@livery/ui/menu'
import { toast } from '@livery/ui/toast'
import { memo } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './chat.css.ts'
import type { OpenRoom } from './open-room.ts'

const SIGNS: Readonly<Record<ChatReaction, string>> = {
  like: '👍',
  love: '❤️',
  laugh: '😂',
  wow: '😮',
  luck: '🍀',
  clap: '👏',
}

interface MessageProps {
  readonly message: ChatMessage
  readonly isOwn: boolean
  /** What the reader pressed below it. */
  readonly pressed: ReadonlySet<ChatReaction> | undefined
  /** Members press, report and hide. */
  readonly mayAct: boolean
  readonly open: OpenRoom
  readonly onReport: () => void
}

/** A message with what was pressed below it, and what one can do with it. */
export const Message = memo(function Message(props: MessageProps) {
  const { message, isOwn, pressed, mayAct, open, onReport } = props
  const t = useText('chat')
  const count = useCount()
  const visit = useVisit()
  const language = usePreferences((state) => state.language)
  const { seq, author, name, text, at, reactions } = message
  const showError = (error: unknown) => toast({ tone: 'error', title: errorText(visit.i18n, error) })
  const react = (reaction: ChatReaction) => void open.react(seq, reaction, !pressed?.has(reaction)).catch(showError)
  const hide = async () => {
    try {
      const self = await visit.call('hideChatAuthor', { author, isHidden: true })
      visit.queries.setQueryData(['chatSelf', {}], self)
      toast({ tone: 'info', title: t('hidden', { name }) })
    } catch (error) {
      showError(error)
    }
  }
  const shown = CHAT_REACTIONS.filter((reaction) => reactions[reaction])
  return (
    <article className={cx(css.message, isOwn && css.own)}>
      <div className={css.by}>
        <bdi className={css.name}>{isOwn ? t('you') : name}</bdi>
        <time className={css.time} dateTime={at}>
          {time(at, language)}
        </time>
        {mayAct && text !== null && (
          <Menu
            label={t('acts', { name })}
            align={isOwn ? 'end' : 'start'}
            trigger={(trigger) => (
              <IconButton {...trigger} icon="more" size="sm" label={t('acts', { name })} className={css.more} />
            )}
            entries={[
              ...CHAT_REACTIONS.map((reaction) => ({
                id: reaction,
                label: `${SIGNS[reaction]} ${t(`reaction.${reaction}`)}`,
                checked: pressed?.has(reaction) ?? false,
                onSelect: () => react(reaction),
              })),
              ...(isOwn
                ? []
                : [
                    { id: 'line', separator: true } as const,
                    { id: 'hide', label: t('hide', { name }), icon: 'eye-off', onSelect: () => void hide() } as const,
                    { id: 'report', label: t('report'), icon: 'warning', danger: true, onSelect: onReport } as const,
                  ]),
            ]}
          />
        )}
      </div>
      {text === null ? (
        <p className={css.removed}>{t('removed')}</p>
      ) : (
        <p className={css.text} dir="auto">
          {text}
        </p>
      )}
      {text !== null && shown.length > 0 && (
        <div className={css.below}>
          {shown.map((reaction) => (
            <button
              key={reaction}
              type="button"
              className={css.reaction}
              aria-pressed={pressed?.has(reaction) ?? false}
              aria-label={t('pressed', { reaction: t(`reaction.${reaction}`), count: count(reactions[reaction] ?? 0) })}
              disabled={!mayAct}
              onClick={() => react(reaction)}
            >
              <span aria-hidden="true">{SIGNS[reaction]}</span>
              <span>{count(reactions[reaction] ?? 0)}</span>
            </button>
          ))}
        </div>
      )}
    </article>
  )
})
