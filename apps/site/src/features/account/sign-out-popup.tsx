import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import { normalisePath } from '../../shared/pages/find-page.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { endSession } from '../../shared/session/session-store.ts'
import { useSite } from '../../shared/site/use-site.ts'

/**
 * Question, loader, logout, then `/` in place of the page one was on, for agents their login page (specification,
 * sections 2 and 4). Session storage is emptied; the merchant's code is kept elsewhere.
 */
export default function SignOutPopup({ open, close }: PopupComponentProps<'signOut'>) {
  const t = useText('core')
  const site = useSite()
  const navigate = useNavigate()
  const signInPage = normalisePath(useLocation().pathname) === '/agenthome' ? '/agent' : '/'
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    // The token is forgotten here even where the gateway cannot be told; it ends there by its own time.
    await site.call('logout', {}).catch(() => undefined)
    endSession(site.session, site.sessionStorage)
    site.sessionStorage.clear()
    site.queries.removeQueries({ queryKey: ['getBalanceV2'] })
    close()
    navigate(signInPage, { replace: true })
    toast({ tone: 'success', title: t('account.signedOut') })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      icon="sign-out"
      title={t('account.signOutTitle')}
      closeLabel={t('a11y.closeDialog')}
      actions={[
        { label: t('account.signOutCancel'), onPress: close },
        { label: busy ? t('account.signingOut') : t('account.signOutConfirm'), busy, onPress: () => void signOut() },
      ]}
    >
      {t('account.signOutQuestion')}
    </ConfirmDialog>
  )
}
