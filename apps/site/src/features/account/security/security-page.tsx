import { Button } from '@livery/ui/button'
import { ContractPanel } from '../../../shared/contracts/contract-panel.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { SessionSection } from './session-section.tsx'

/** The ways to sign in to the account and their settings; the first page of the member centre. */
export default function SecurityPage() {
  const t = useText('auth')
  const { boot, popups } = useVisit()
  const { PASSKEYS, AUTHENTICATOR } = boot.capabilities
  return (
    <MemberCentre title={t('security.title')} lead={t('security.lead')}>
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
      <ContractPanel />
      <SessionSection />
      {PASSKEYS && <PasskeySection />}
      {AUTHENTICATOR && <AuthenticatorSection />}
    </MemberCentre>
  )
}
