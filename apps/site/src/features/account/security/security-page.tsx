import { Button } from '@livery/ui/button'
import { ContractPanel } from '../../../shared/contracts/contract-panel.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { AccountOverview } from './account-overview.tsx'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { SessionSection } from './session-section.tsx'

/** What waits for the member, and the ways to sign in to the account; the first page of the member centre. */
export default function SecurityPage() {
  const t = useText('auth')
  const core = useText('core')
  const { boot, popups } = useVisit()
  const { PASSKEYS, AUTHENTICATOR } = boot.capabilities
  return (
    <MemberCentre title={core('page.securityCenter')} lead={t('security.lead')}>
      <AccountOverview />
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
