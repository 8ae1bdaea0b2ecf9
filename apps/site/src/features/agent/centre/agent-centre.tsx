import type { ReactNode } from 'react'
import { useHeldContracts } from '../../../shared/contracts/use-held-contracts.ts'
import * as css from './agent-centre.css.ts'
import { AgentMenu } from './agent-menu.tsx'

interface AgentCentreProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A page of the agents' back office, beside its menu. */
export function AgentCentre({ title, lead, children }: AgentCentreProps) {
  // A waiting offer opens on whichever page of the back office is entered first.
  useHeldContracts()
  return (
    <div className={css.centre}>
      <AgentMenu />
      <div className={css.content}>
        <header className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}
