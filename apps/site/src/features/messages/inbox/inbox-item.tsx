import type { InboxMessage } from '@livery/contract/messages/inbox'
import { Button } from '@livery/ui/button'
import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { VisuallyHidden } from '@livery/ui/visually-hidden'
import { useId } from 'react'
import { Day } from '../../../shared/format/day.tsx'
import { CleanHtml } from '../../../shared/html/clean-html.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './inbox.css.ts'

interface InboxItemProps {
  readonly message: InboxMessage
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onDelete: () => void
}

/** One message: its title and day, and what it says when it is open. */
export function InboxItem({ message, isOpen, onToggle, onDelete }: InboxItemProps) {
  const t = useText('messages')
  const id = useId()
  const { title, content, format, sentAt, read, fromAgent } = message
  return (
    <li className={css.item}>
      <h2 className={css.heading}>
        <button type="button" className={css.fold} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className={cx(css.dot, read && css.noDot)}>{!read && <VisuallyHidden>{t('new')}</VisuallyHidden>}</span>
          <span className={cx(css.title, !read && css.fresh)}>{title}</span>
          <Day className={css.date} instant={sentAt} />
          <Icon name="chevron-down" size="sm" className={css.arrow} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={css.opened}>
        {isOpen && fromAgent && <p className={css.sender}>{t('fromAgent')}</p>}
        {isOpen &&
          (format === 'html' ? (
            <CleanHtml html={content} className={css.content} />
          ) : (
            <p className={cx(css.content, css.plain)}>{content}</p>
          ))}
        <Button variant="secondary" size="sm" icon="close" onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </li>
  )
}
