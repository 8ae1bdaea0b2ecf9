import { Badge } from '@livery/ui/badge'
import { VisuallyHidden } from '@livery/ui/visually-hidden'
import { useCount } from '../format/use-count.ts'
import { useText } from '../i18n/use-text.ts'
import { useUnreadMessages } from './use-unread-messages.ts'

/** More are not counted out. */
const MOST = 99

/** The red number of unread messages; nothing while there is none. */
export function UnreadBadge({ className }: { readonly className?: string }) {
  const t = useText('core')
  const count = useCount()
  const unread = useUnreadMessages()
  if (unread === 0) return null
  return (
    <Badge tone="count" className={className}>
      <span aria-hidden="true">{unread > MOST ? `${count(MOST)}+` : count(unread)}</span>
      <VisuallyHidden>{t('a11y.unread', { count: unread })}</VisuallyHidden>
    </Badge>
  )
}
