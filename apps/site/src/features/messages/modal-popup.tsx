import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import { CleanHtml } from '../../shared/html/clean-html.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'

/** The generic dialog of the platform (docs/product.md 5.2). */
export default function ModalPopup({ open, close, html, actions, ...look }: PopupComponentProps<'modal'>) {
  const t = useText('core')
  return (
    <ConfirmDialog
      {...look}
      open={open}
      onClose={close}
      closeLabel={t('a11y.closeDialog')}
      actions={(actions ?? [{ label: t('action.ok') }]).map((action) => ({ closes: true, ...action }))}
    >
      {html && <CleanHtml html={html} />}
    </ConfirmDialog>
  )
}
