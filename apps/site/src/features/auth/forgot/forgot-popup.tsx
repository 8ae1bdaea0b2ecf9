import { Tabs } from '@livery/ui/tabs'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { AuthDialog } from '../auth-dialog.tsx'
import * as css from '../auth-popup.css.ts'
import { EmailForm } from './email-form.tsx'
import { MobileForm } from './mobile-form.tsx'
import { useForgotByMobile } from './use-forgot-by-mobile.ts'

/** A new password by e-mail, or by mobile number where the merchant sends codes; then mobile is the first tab. */
export default function ForgotPopup({ open, close, returnTo, asAgent = false }: PopupComponentProps<'forgot'>) {
  const t = useText('auth')
  const { boot, popups } = useVisit()
  const hasMobile = boot.capabilities.CHNGPASSVERIF3
  const [way, setWay] = useState<'mobile' | 'email'>(hasMobile ? 'mobile' : 'email')
  const byMobile = useForgotByMobile(returnTo)
  const toLogin = () => {
    // Agents have their form below.
    if (!asAgent) popups.open('auth', { tab: 'login', returnTo })
    close()
  }
  const email = { id: 'email', label: t('forgot.byEmail'), panel: <EmailForm onSent={close} /> } as const
  const mobile = { id: 'mobile', label: t('forgot.byMobile'), panel: <MobileForm {...byMobile} /> } as const
  return (
    <AuthDialog open={open} onClose={close} title={t('forgot.title')} lead={t('forgot.lead')} banners="w_forget">
      {hasMobile ? (
        <Tabs label={t('forgot.title')} stretch look="pill" value={way} onChange={setWay} tabs={[mobile, email]} />
      ) : (
        email.panel
      )}
      <p className={css.otherLast}>
        <button type="button" className={css.otherButton} onClick={toLogin}>
          {t('forgot.toLogin')}
        </button>
      </p>
    </AuthDialog>
  )
}
