import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import * as css from './security.css.ts'
import { SecuritySection } from './security-section.tsx'
import { SessionSection } from './session-section.tsx'

/** Who can get into the account, and how. */
export default function SecurityPopup({ open, close }: PopupComponentProps<'security'>) {
  const t = useText('auth')
  const core = useText('core')
  const { boot, popups } = useSite()
  const { PASSKEYS, AUTHENTICATOR } = boot.capabilities
  return (
    <Dialog open={open} onClose={close} title={t('security.title')} closeLabel={core('a11y.closeDialog')} size="lg">
      <div className={css.sections}>
        <p className={css.lead}>{t('security.lead')}</p>
        <SecuritySection
          icon="lock"
          title={t('security.password')}
          text={t('security.passwordText')}
          end={
            <Button variant="secondary" size="sm" onClick={() => popups.open('changePassword', {})}>
              {t('security.passwordChange')}
            </Button>
          }
        />
        <SessionSection />
        {PASSKEYS && <PasskeySection />}
        {AUTHENTICATOR && <AuthenticatorSection />}
      </div>
    </Dialog>
  )
}
