import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import { useText } from '../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'

/** Shows a result or an error over the form it belongs to (docs/product.md 14.3). */
export default function MessagePopup({ open, close, tone, title, text, action }: PopupComponentProps<'message'>) {
  const core = useText('core')
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      tone={tone}
      title={title}
      closeLabel={core('a11y.closeDialog')}
      actions={[{ label: action ?? core('action.ok'), onPress: close }]}
    >
      {text}
    </ConfirmDialog>
  )
}
