import type { ChatSelf } from '@livery/contract/support/chat'
import { chatTextFault, cleanChatText, MOST_CHAT_CHARACTERS } from '@livery/rules/chat-text'
import { Button } from '@livery/ui/button'
import { IconButton } from '@livery/ui/icon-button'
import { TextArea } from '@livery/ui/text-area'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLanguageCode, useSession, useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './chat.css.ts'
import type { OpenRoom } from './open-room.ts'
import { unsentOf } from './unsent.ts'
import { useFaultText } from './use-fault-text.ts'
import { WaitingComposer } from './waiting-chat.tsx'

interface ComposerProps {
  readonly open: OpenRoom
  readonly room: string
  readonly self: ChatSelf | undefined
  readonly onSent: () => void
  /** Opens the list of hidden people; undefined when nobody is hidden. */
  readonly onHidden: (() => void) | undefined
}

/** The field to write in, or why one cannot. What is typed outlives the page. */
export function Composer(props: ComposerProps) {
  const t = useText('chat')
  const { popups } = useVisit()
  const phase = useSession((session) => session.phase)
  const isTrial = useSession(({ member }) => member?.isTrial ?? false)
  const isClosed = useStore(props.open.view, ({ state }) => state === 'closed')
  if (phase === 'restoring') return <WaitingComposer />
  if (phase === 'guest' || isTrial)
    return (
      <div className={css.foot}>
        <p className={css.note}>{t(isTrial ? 'trialWrites' : 'membersWrite')}</p>
        <Button size="sm" onClick={() => popups.open('auth', { tab: isTrial ? 'register' : 'login' })}>
          {t(isTrial ? 'register' : 'login')}
        </Button>
      </div>
    )
  if (isClosed)
    return (
      <div className={css.foot}>
        <p className={css.note}>{t('closed')}</p>
      </div>
    )
  return <Form {...props} />
}

function Form({ open, room, self, onSent, onHidden }: ComposerProps) {
  const t = useText('chat')
  const core = useText('core')
  const count = useCount()
  const faultText = useFaultText()
  const language = useLanguageCode()
  const drafts = unsentOf(useVisit().sessionStorage, room)
  const [text, setText] = useState(drafts.draft)
  const [fault, setFault] = useState<string>()
  const type = (typed: string) => {
    setText(typed)
    setFault(undefined)
    drafts.keepDraft(typed)
  }
  const isLive = useStore(open.view, (view) => view.isLive)
  // A browser calls itself online also while the room does not answer, so what waits goes out as the room is back.
  useEffect(() => {
    const again = () => open.again(language)
    if (isLive) again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [open, language, isLive])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const message = cleanChatText(text)
    const found = chatTextFault(message)
    if (found) return setFault(t(`fault.${found}`))
    type('')
    open.reading.isAtEnd = true
    try {
      await open.send(message, language)
      onSent()
    } catch (error) {
      // A refused text returns to the field for correction, unless the next one is being typed already.
      const { outgoing } = open.view.getState()
      const refused = outgoing.find((one) => one.state === 'refused' && one.text === message)
      if (drafts.draft() !== '' || !refused) return
      open.drop(refused.requestKey)
      type(message)
      setFault(faultText(error))
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.currentTarget.form?.requestSubmit()
    event.preventDefault()
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label={self ? t('writeAs', { name: self.name }) : t('write')}
        labelHidden
        placeholder={self ? t('writeAs', { name: self.name }) : t('write')}
        dir="auto"
        height="short"
        className={css.field}
        value={text}
        error={fault}
        errorPrefix={core('a11y.error')}
        enterKeyHint="send"
        autoComplete="off"
        limit={{
          max: MOST_CHAT_CHARACTERS,
          text: t('upTo', { most: count(MOST_CHAT_CHARACTERS) }),
          countText: (used) => (used > MOST_CHAT_CHARACTERS / 2 ? `${count(used)}/${count(MOST_CHAT_CHARACTERS)}` : ''),
          leftText: (left) => (left < 0 ? t('over', { count: -left }) : t('left', { count: left })),
        }}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton type="submit" icon="paper-plane" variant="primary" label={core('action.send')} />
      {onHidden && (
        <Button type="button" variant="ghost" size="sm" icon="eye-off" className={css.hiddenButton} onClick={onHidden}>
          {t('hiddenPeople')}
        </Button>
      )}
    </form>
  )
}
