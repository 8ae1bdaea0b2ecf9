import { isSamePath, PAGES } from '@livery/contract/pages'
import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import { toast } from '@livery/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CallError } from '../../shared/http/call-error.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { PUSH_KEY } from '../../shared/push/push-key.ts'
import { endSession, leaveSession } from '../../shared/visit/session-store.ts'
import { sessionToast } from '../../shared/visit/session-toast.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import type { Visit } from '../../shared/visit/visit.ts'

/** The gateway forgets this device together with the session, and the browser ends its subscription too. */
async function forgetNotifications(visit: Visit): Promise<void> {
  await import('../../shared/push/keep-push.ts').then(({ forgetPush }) => forgetPush(visit)).catch(() => undefined)
}

/** Whether the gateway has ended the session, which must be certain before the page says so. It tries twice. */
async function revoked({ call }: Visit): Promise<boolean> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await call('logout', {})
      return true
    } catch (error) {
      // The session had ended already, perhaps by the first attempt, whose answer was lost.
      if (error instanceof CallError && error.code === 'NOT_SIGNED_IN') return true
    }
  }
  return false
}

/**
 * Asks, shows a loader, signs out, then puts `/` (for agents their login page) in place of the current page
 * (docs/product.md 3.3 and 6.9). Session storage is emptied; the merchant's code is in local storage. The page is left
 * before the session ends: a page that needs an account would ask to sign in again.
 */
export default function SignOutPopup({ open, close }: PopupComponentProps<'signOut'>) {
  const t = useText('core')
  const visit = useVisit()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isAgents = isSamePath(pathname, PAGES.agentHome.path)
  const [busy, setBusy] = useState(false)
  const signOut = () => {
    setBusy(true)
    leaveSession(visit.session, true)
    void visit.queries.cancelQueries()
    if (!isAgents) visit.course.go(PAGES.home.path, true)
  }
  const end = useEffectEvent(async () => {
    if (!(await revoked(visit))) {
      setBusy(false)
      leaveSession(visit.session, false)
      toast({ tone: 'error', title: t('account.signOutFailed') })
      return
    }
    if (visit.localStorage.get(PUSH_KEY)) await forgetNotifications(visit)
    endSession(visit.session, visit.sessionStorage)
    visit.sessionStorage.clear()
    visit.queries.removeQueries({ queryKey: ['getBalanceV2'] })
    close()
    if (isAgents) navigate(PAGES.agent.path, { replace: true })
    sessionToast({ tone: 'success', title: t('account.signedOut') })
  })
  const isLeft = isAgents || isSamePath(pathname, PAGES.home.path)
  useEffect(() => {
    if (busy && isLeft) void end()
  }, [busy, isLeft])
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      icon="sign-out"
      title={t('account.signOutTitle')}
      closeLabel={t('a11y.closeDialog')}
      actions={[
        { label: t('account.signOutCancel'), onPress: close },
        { label: busy ? t('account.signingOut') : t('account.signOutConfirm'), busy, onPress: signOut },
      ]}
    >
      {t('account.signOutQuestion')}
    </ConfirmDialog>
  )
}
