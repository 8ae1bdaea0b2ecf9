import { useLocation } from 'react-router-dom'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './chat.css.ts'
import { ChatPanel } from './chat-panel.tsx'

/** The chat as a page, where `launchChat` leads: `?room=` is open. */
export default function ChatPage() {
  const t = useText('chat')
  const core = useText('core')
  const room = new URLSearchParams(useLocation().search).get('room') ?? undefined
  return (
    <div className={css.page}>
      <header>
        <h1>{core('page.chat')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <section className={css.frame} aria-label={core('page.chat')}>
        <ChatPanel key={room} room={room} />
      </section>
    </div>
  )
}
