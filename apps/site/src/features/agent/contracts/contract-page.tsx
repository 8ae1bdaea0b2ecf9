import { CONTRACT_FLAGS, type ContractKind } from '@livery/contract/agent/contract-words'
import { PAGES } from '@livery/contract/pages'
import { Tabs } from '@livery/ui/tabs'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import * as css from '../../../shared/contracts/contracts.css.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { Bills } from './bills.tsx'
import { ContractHistory } from './contract-history.tsx'
import { ContractList } from './contract-list.tsx'

const TABS = ['own', 'below', 'contracts', 'history'] as const
type Tab = (typeof TABS)[number]

/** What an agent receives and pays by contract, period by period; the contracts themselves; and their history. */
export function ContractPage({ kind }: { readonly kind: ContractKind }) {
  const t = useText('contract')
  const { capabilities } = useVisit().boot
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'own'
  const panels: Readonly<Record<Tab, () => ReactNode>> = {
    own: () => <Bills kind={kind} side="own" />,
    below: () => <Bills kind={kind} side="below" />,
    contracts: () => <ContractList kind={kind} />,
    history: () => <ContractHistory kind={kind} />,
  }
  // No menu leads here where the merchant does not offer the kind, but an address may.
  if (!capabilities[CONTRACT_FLAGS[kind]]) return <Navigate to={PAGES.agentHome.path} replace />
  return (
    <AgentCentre title={t(`kind.${kind}`)} lead={t(`lead.${kind}`)}>
      <Tabs
        label={t('tab.label')}
        value={tab}
        onChange={(next) =>
          setQuery(
            (before) => {
              const after = new URLSearchParams(before)
              if (next === 'own') after.delete('tab')
              else after.set('tab', next)
              return after
            },
            { replace: true },
          )
        }
        tabs={TABS.map((id) => ({
          id,
          label: t(`tab.${id}`),
          panel: id === tab ? <div className={css.panelBody}>{panels[id]()}</div> : null,
        }))}
      />
    </AgentCentre>
  )
}
