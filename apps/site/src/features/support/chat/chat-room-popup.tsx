import { Dialog } from '@livery/ui/dialog'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import * as css from './chat.css.ts'
import { ChatPanel } from './chat-panel.tsx'

/** The chat beside the page; on phones over all of it. */
export default function ChatRoomPopup({ open, close, room }: PopupComponentProps<'chatRoom'>) {
  const t = useText('support')
  const core = useText('core')
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('chat.title')}
      closeLabel={core('a11y.closeDialog')}
      side="end"
      bare
      className={css.sheet}
    >
      <ChatPanel room={room} />
    </Dialog>
  )
}
