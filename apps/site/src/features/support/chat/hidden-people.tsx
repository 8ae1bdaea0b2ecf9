import type { ChatSelf } from '@livery/contract/support/chat'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { toast } from '@livery/ui/toast'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './chat.css.ts'

interface HiddenPeopleProps {
  readonly hidden: ChatSelf['hidden']
  readonly onClose: () => void
}

/** Whom the member hides; each can be shown again. */
export function HiddenPeople({ hidden, onClose }: HiddenPeopleProps) {
  const t = useText('chat')
  const core = useText('core')
  const { call, queries, i18n } = useVisit()
  const show = async (author: string) => {
    try {
      const self = await call('hideChatAuthor', { author, isHidden: false })
      queries.setQueryData(['chatSelf', {}], self)
      if (self.hidden.length === 0) onClose()
    } catch (error) {
      toast({ tone: 'error', title: errorText(i18n, error) })
    }
  }
  return (
    <Dialog open onClose={onClose} size="sm" title={t('hiddenPeople')} closeLabel={core('a11y.closeDialog')}>
      <ul className={css.people}>
        {hidden.map(({ author, name }) => (
          <li key={author} className={css.person}>
            <bdi className={css.name}>{name}</bdi>
            <Button variant="secondary" size="sm" onClick={() => void show(author)}>
              {t('showAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
