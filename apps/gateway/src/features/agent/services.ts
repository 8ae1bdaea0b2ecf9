import type { Database } from '../../platform/database/connect.ts'

/** What the agents' calls need of the gateway. */
export interface AgentServices {
  readonly database: Database
}
