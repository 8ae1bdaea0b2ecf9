import type { Call } from '@livery/contract/call'
import type { CallContext, Handler } from '../../calls/handlers.ts'
import type { Database } from '../../platform/database/connect.ts'

/** The gateway's services that the agents' calls need. */
export interface AgentServices {
  readonly database: Database
}

export type AgentHandler<C extends Call> = Handler<C, AgentServices>
export type AgentContext = Pick<
  CallContext<Call & { readonly auth: 'agent' }, AgentServices>,
  'services' | 'site' | 'account'
>
