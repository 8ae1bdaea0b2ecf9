import { buttonClass } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SupportLink } from '../../../shared/support/support-link.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** Shown when the merchant accepts no new accounts. */
export function RegistrationClosed() {
  const t = useText('auth')
  const core = useText('core')
  const [support] = useVisit().boot.status.customerService
  return (
    <EmptyState drawing="list" title={t('register.closedTitle')} text={t('register.closedText')}>
      {support && (
        <SupportLink entry={support} className={buttonClass({ variant: 'secondary' })}>
          {core('action.contactSupport')}
        </SupportLink>
      )}
    </EmptyState>
  )
}
