import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { AccountSection } from './account-section.tsx'
import { LinksSection } from './links-section.tsx'

/** Opens accounts in the team: one with a name, or whoever comes by a link. */
export default function RegisterPage() {
  const t = useText('agent')
  const answer = useAnswer('agentLinks', {}, { staleMs: 0 })
  const most = answer.data?.rebateMost ?? null
  return (
    <AgentCentre title={t('page.register')} lead={t('lead.register')}>
      <AccountSection most={most} />
      <LinksSection query={answer} most={most} />
    </AgentCentre>
  )
}
