import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import { useText } from '../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'

/** Says that a real account is needed (docs/product.md 4.7). */
export default function TrialNotice({ open, close }: PopupComponentProps<'trialNotice'>) {
  const t = useText('core')
  const { popups } = useVisit()
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      tone="info"
      title={t('trial.title')}
      closeLabel={t('a11y.closeDialog')}
      actions={[
        { label: t('trial.confirm'), onPress: close },
        {
          label: t('trial.register'),
          onPress: () => {
            close()
            popups.open('auth', { tab: 'register' })
          },
        },
      ]}
    >
      {t('trial.text')}
    </ConfirmDialog>
  )
}
