import { buttonClass } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useText } from '../../shared/i18n/use-text.ts'
import { SupportLink } from '../../shared/support/support-link.tsx'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './agent-home-page.css.ts'

/** The first page of the agents' back office. */
export default function AgentHomePage() {
  const t = useText('core')
  const nickname = useSession(({ member }) => member?.nickname ?? '')
  const [support] = useVisit().boot.status.customerService
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('header.welcome', { name: nickname })}</h1>
      <EmptyState
        drawing="list"
        level={2}
        title={t('page.soonTitle', { page: t('account.agentCentre') })}
        text={t('page.soonText')}
      >
        {support && (
          <SupportLink entry={support} className={buttonClass({ variant: 'secondary' })}>
            {t('action.contactSupport')}
          </SupportLink>
        )}
      </EmptyState>
    </div>
  )
}
