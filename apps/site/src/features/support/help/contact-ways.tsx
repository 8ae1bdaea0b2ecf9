import { PAGES } from '@livery/contract/pages'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SupportLink } from '../../../shared/support/support-link.tsx'
import { useChatRooms } from '../../../shared/support/use-chat-rooms.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './help.css.ts'

/** Contacts, in case no section helps. */
export function ContactWays() {
  const t = useText('core')
  const chat = useText('support')
  const { boot, popups } = useVisit()
  const rooms = useChatRooms().data?.list ?? []
  return (
    <section className={css.contact} aria-labelledby="help-contact">
      <div>
        <h2 id="help-contact" className={css.contactTitle}>
          {t('support.bar')}
        </h2>
        <p className={css.muted}>{t('sideMenu.supportHint')}</p>
      </div>
      <div className={css.ways}>
        <Link className={css.way} href={PAGES.feedback.path}>
          <Icon name="paper-plane" />
          {t('page.feedback')}
        </Link>
        {boot.status.customerService.map((entry) => (
          <SupportLink key={`${entry.csType} ${entry.path}`} entry={entry} className={css.way} />
        ))}
        {rooms.length > 0 && (
          <button type="button" className={css.way} onClick={() => popups.open('chatRoom', {})}>
            <Icon name="chat" />
            {chat('chat.title')}
          </button>
        )}
      </div>
    </section>
  )
}
