import type { ReactNode } from 'react'
import * as css from './agent-centre.css.ts'
import { AgentMenu } from './agent-menu.tsx'

interface AgentCentreProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A page of the agents' back office, beside its menu. */
export function AgentCentre({ title, lead, children }: AgentCentreProps) {
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
